import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { optionalParsedField } from "./fields/parsed-field.ts";

/** Reads a flat number: up to four digits and an optional letter (decision under G18). */
export function parseFlatNumber(text: string): Outcome<string, "format"> {
  const trimmed = text.trim();
  return /^\d{1,4}\p{L}?$/u.test(trimmed) ? accepted(trimmed) : rejected("format");
}

export const optionalFlatNumberField = () =>
  optionalParsedField({
    rawMax: 20,
    parse: parseFlatNumber,
    message: (reason) => issueMessage(`flatNumber.${reason}`),
  });
