import { accepted, rejected, type Outcome } from "./outcome.ts";

export type IntegerRefusal = "format" | "integer";

/** Between thousands, as figures are shown and copied: `1 022`. */
const GROUP_SPACE = /(?<=\d)\s(?=\d{3}(?!\d))/g;

/** Reads a whole number of at most nine digits; `1.5` and `1,5` are refused as not whole, `1e5` and `0x1` as no number. */
export function parseInteger(text: string): Outcome<number, IntegerRefusal> {
  const trimmed = text.trim().replace(GROUP_SPACE, "");
  if (/^-?\d{1,9}[.,]\d{1,9}$/.test(trimmed)) return rejected("integer");
  if (!/^-?\d{1,9}$/.test(trimmed)) return rejected("format");
  const value = Number(trimmed);
  return accepted(value === 0 ? 0 : value);
}
