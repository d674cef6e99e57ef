import { accepted, rejected, type Outcome } from "./outcome.ts";
import type { Language } from "./language.ts";
import { groupThousands } from "./digit-groups.ts";
import { MONEY_DECIMALS } from "./limits.ts";

const NO_BREAK_SPACE = "\u00A0";
const MINUS = "\u2212";

/** Thirteen whole digits and two decimals are still an exact integer of cents in a double. */
const WHOLE_DIGITS_MAX = 13;

export type MoneyRefusal = "format" | "decimals" | "negative" | "tooLarge";

/**
 * Reads an amount as a person types it: `1234,5`, `1 234.56`, `1.234,50`, `€1,234.50`. Comma and point are both
 * decimal separators, spaces of any kind are ignored (F-222, decision under G13); an exponent, a third decimal,
 * hexadecimal or foreign digits are refused, never rounded.
 * @returns integer cents
 */
export function parseMoney(text: string, { negative = false } = {}): Outcome<number, MoneyRefusal> {
  const compact = text.replace(/\s/g, "");
  const isNegative = compact.startsWith("-") || compact.startsWith("−");
  const parts = splitDecimals((isNegative ? compact.slice(1) : compact).replace(/^€|€$/, ""));
  if (parts === null) return rejected("format");
  if (parts.decimals.length > MONEY_DECIMALS) return rejected("decimals");
  if (isNegative && !negative) return rejected("negative");
  if (parts.whole.length > WHOLE_DIGITS_MAX) return rejected("tooLarge");
  const cents = toCents(parts.whole, parts.decimals);
  return accepted(isNegative && cents !== 0 ? -cents : cents);
}

/**
 * Reads the decimal strings of the wire (`1234.50`, `-3`, `33.335`, `.5`, `579.`, `+579`): a point, no groups. Further decimals are rounded
 * half up on the digits, without binary fractions (L-2).
 * @returns integer cents, or null when the text is no decimal number
 */
export function parseDecimalMoney(text: string): number | null {
  const match = /^([+-]?)0*(\d{0,13})(?:\.(\d*))?$/.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [, sign, whole = "", decimals = ""] = match;
  const cents = toCents(whole, decimals.slice(0, 2)) + (decimals.charAt(2) >= "5" ? 1 : 0);
  return sign === "-" && cents !== 0 ? -cents : cents;
}

/** The decimal string of the wire with two decimals: `123450` cents → `1234.50`. */
export function toDecimalMoney(cents: number): string {
  const { sign, whole, decimals } = splitCents(cents);
  return `${sign}${whole}.${decimals}`;
}

/** An amount as shown: `1 234,50 €` with no-break spaces in Lithuanian, `€1,234.50` in English, a true minus (F-418). */
export function formatMoney(cents: number, language: Language): string {
  const { sign: hyphen, whole, decimals } = splitCents(cents);
  const sign = hyphen && MINUS;
  return language === "lt"
    ? `${sign}${groupThousands(whole, NO_BREAK_SPACE)},${decimals}${NO_BREAK_SPACE}€`
    : `${sign}€${groupThousands(whole, ",")}.${decimals}`;
}

/** An amount as a form field shows it after leaving the field, without the currency sign: `1 234,56` (F-222). */
export function formatMoneyInput(cents: number, language: Language = "lt"): string {
  const { sign, whole, decimals } = splitCents(cents);
  return language === "lt"
    ? `${sign}${groupThousands(whole, NO_BREAK_SPACE)},${decimals}`
    : `${sign}${groupThousands(whole, ",")}.${decimals}`;
}

/** `amount × numerator ÷ denominator` in whole numbers, rounded half up (L-2.1); all arguments are integers ≥ 0. */
export function shareHalfUp(amount: number, numerator: number, denominator: number): number {
  const doubled = 2 * amount * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

function splitCents(cents: number) {
  if (!Number.isSafeInteger(cents)) throw new RangeError("An amount of money is a whole number of cents");
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return { sign: cents < 0 ? "-" : "", whole: digits.slice(0, -2), decimals: digits.slice(-2) };
}

/** Thousands may be grouped by the separator that is not the decimal one (`1.234,50`). */
function splitDecimals(text: string): { whole: string; decimals: string } | null {
  const plain = /^(\d+)(?:[.,](\d+))?$/.exec(text);
  if (plain) return { whole: plain[1] ?? "", decimals: plain[2] ?? "" };
  const grouped = /^(\d{1,3}(?:\.\d{3}){1,4}),(\d+)$/.exec(text) ?? /^(\d{1,3}(?:,\d{3}){1,4})\.(\d+)$/.exec(text);
  return grouped ? { whole: (grouped[1] ?? "").replace(/[.,]/g, ""), decimals: grouped[2] ?? "" } : null;
}

function toCents(whole: string, decimals: string): number {
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
