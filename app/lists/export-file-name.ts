const VILNIUS_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "short",
});

/** `paraiskos_20261120_1838.xlsx`, the time as clocks show it in Lithuania (decision under G10). */
export function exportFileName(list: string, now: Date, ending: string): string {
  const [day = "", time = ""] = VILNIUS_TIME.format(now).split(" ");
  return `${list}_${day.replaceAll("-", "")}_${time.replace(":", "")}.${ending}`;
}
