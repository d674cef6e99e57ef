import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";

/** Reads a house number: up to five digits and an optional letter (F-284). */
export function parseHouseNumber(text: string): Outcome<string, "format"> {
  const trimmed = text.trim();
  return /^\d{1,5}\p{L}?$/u.test(trimmed) ? accepted(trimmed) : rejected("format");
}

export const houseNumberField = () =>
  parsedField({ rawMax: 20, parse: parseHouseNumber, message: (reason) => issueMessage(`houseNumber.${reason}`) });
