import { accepted, rejected, type Outcome } from "./outcome.ts";

export type IntegerRefusal = "format" | "integer";

/** Reads a whole number of at most nine digits; `1.5` and `1,5` are refused as not whole, `1e5` and `0x1` as no number. */
export function parseInteger(text: string): Outcome<number, IntegerRefusal> {
  const trimmed = text.trim();
  if (/^-?\d{1,9}[.,]\d{1,9}$/.test(trimmed)) return rejected("integer");
  if (!/^-?\d{1,9}$/.test(trimmed)) return rejected("format");
  const value = Number(trimmed);
  return accepted(value === 0 ? 0 : value);
}
