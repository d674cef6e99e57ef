import type { Language } from "~/domain/language.ts";

const NAMES: Record<Language, string> = { lt: "paraiskos", en: "applications" };

const VILNIUS_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "short",
});

/** `paraiskos_20261120_1838.xlsx`, the time as clocks show it in Lithuania (decision under G10). */
export function exportFileName(language: Language, now: Date): string {
  const [day = "", time = ""] = VILNIUS_TIME.format(now).split(" ");
  return `${NAMES[language]}_${day.replaceAll("-", "")}_${time.replace(":", "")}.xlsx`;
}
