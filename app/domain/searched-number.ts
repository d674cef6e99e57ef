import { accepted, rejected, type Outcome } from "./outcome.ts";

export const SEARCHED_MIN_LENGTH = 4;
export const SEARCHED_MAX_LENGTH = 20;

/** What is wrong with a number that is searched for. */
export type SearchedNumberRefusal = "required" | "min" | "max" | "format";

/** An application's number is digits; a contract's is two letters, its year, and digits (G23). */
const SHAPE = /^(?:\d+|[A-Z]{2}\d{2}-\d+)$/;

/** Reads the number of an application or of a contract, written with spaces or not, in capitals or not (F-183). */
export function parseSearchedNumber(text: string): Outcome<string, SearchedNumberRefusal> {
  const number = text.replace(/\s/g, "").toUpperCase();
  if (number === "") return rejected("required");
  if (!SHAPE.test(number)) return rejected("format");
  if (number.length < SEARCHED_MIN_LENGTH) return rejected("min");
  return number.length > SEARCHED_MAX_LENGTH ? rejected("max") : accepted(number);
}
