/** No-break space: keeps a number and its unit on one line. */
const NBSP = "\u00a0";
const MINUS = "\u2212";

/** Integer cents as `1 234,56 €` with no-break spaces; negative sums carry a true minus. */
export function formatMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, NBSP);
  return `${cents < 0 ? MINUS : ""}${euros},${digits.slice(-2)}${NBSP}€`;
}

/** The same without the currency, for columns that name it in their title. */
export function formatAmount(cents: number): string {
  return formatMoney(cents).slice(0, -2);
}

/** A decimal text in percent (`"18.65"`) as `18,65 %`. */
export function formatPercent(percent: string): string {
  return `${percent.replace("-", MINUS).replace(".", ",")}${NBSP}%`;
}

/** A yearly rate with exactly two decimals: `"7.5"` becomes `7,50 %`. */
export function formatRate(percent: string): string {
  const [whole, decimals = ""] = percent.split(".");
  return formatPercent(`${whole}.${decimals.padEnd(2, "0")}`);
}

const plural = new Intl.PluralRules("lt");

interface CountForms {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

function count(value: number, forms: CountForms): string {
  const rule = plural.select(value);
  const form = rule === "one" ? forms.one : rule === "few" ? forms.few : forms.other;
  return `${value}${NBSP}${form}`;
}

/** Calendar days after „per“ or „už“: `14 kalendorinių dienų`, `2 kalendorines dienas`. */
export const formatDays = (days: number) =>
  count(days, { one: "kalendorinę dieną", few: "kalendorines dienas", other: "kalendorinių dienų" });

/** Months of a period in the dative, as after „ne ilgiau kaip“: `3 mėnesiams`, `1 mėnesiui`, `12 mėnesių`. */
export const formatMonths = (months: number) => count(months, { one: "mėnesiui", few: "mėnesiams", other: "mėnesių" });

/** A text within a line: its first letter small, unless an abbreviation begins it. */
export const decapitalize = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase("lt"));

const localTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "short",
});

/** An instant as Lithuanian wall time, `2026-11-20 14:05`. */
export function formatInstant(instant: string): string {
  return localTime.format(new Date(instant));
}

/** A Lithuanian phone number as people read it, `+370 612 34567`; any other as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+370(\d{3})(\d{5})$/, `+370${NBSP}$1${NBSP}$2`);
}

/** A Lithuanian or foreign IBAN in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, `$1${NBSP}`);
}
