import { accepted, rejected, type Outcome } from "./outcome.ts";
import { normaliseText } from "./plain-text.ts";

export const SEARCHED_MIN_LENGTH = 4;
export const SEARCHED_MAX_LENGTH = 20;

/** What is wrong with a number that is searched for. */
export type SearchedNumberRefusal = "required" | "min" | "max" | "format";

/** An application's number is digits. */
const APPLICATION = /^\d+$/;

/** A contract's is two letters, the two digits of its year, and digits (G23). */
const CONTRACT = /^([A-Z]{2})(\d{2})(\d+)$/;

/** What stands between the parts of a number, or before it. */
const SEPARATORS = /[\s\p{Pd}\u2212./_:#№„“”"]+/u;

/** What people call a number. */
const WORDS = ["NR", "NO", "SUTARTIS", "SUTARTIES", "PARAIŠKA", "PARAIŠKOS", "CONTRACT", "APPLICATION"];

/** Number of an application or a contract as it is looked up: `pl 26 – 000123`, `Nr. PL26/000123` and `PL26000123` are `PL26-000123`. */
export function normaliseSearchedNumber(text: string): string {
  const parts = normaliseText(text).toUpperCase().split(SEPARATORS);
  const number = parts.filter((part) => !WORDS.includes(part)).join("");
  return number.replace(CONTRACT, "$1$2-$3");
}

/** Reads the number of an application or of a contract in any notation (F-183). */
export function parseSearchedNumber(text: string): Outcome<string, SearchedNumberRefusal> {
  const number = normaliseSearchedNumber(text);
  if (normaliseText(text) === "") return rejected("required");
  if (!APPLICATION.test(number) && !/^[A-Z]{2}\d{2}-\d+$/.test(number)) return rejected("format");
  if (number.length < SEARCHED_MIN_LENGTH) return rejected("min");
  return number.length > SEARCHED_MAX_LENGTH ? rejected("max") : accepted(number);
}
