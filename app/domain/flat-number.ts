import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { optionalParsedField } from "./fields/parsed-field.ts";

/** Reads a flat number: up to four digits and an optional letter, with or without a blank before it (decision under G18). */
export function parseFlatNumber(text: string): Outcome<string, "format"> {
  const parts = /^(\d{1,4})\s?(\p{L}?)$/u.exec(text.trim());
  return parts === null ? rejected("format") : accepted(parts.slice(1).join(""));
}

export const optionalFlatNumberField = () =>
  optionalParsedField({
    rawMax: 20,
    parse: parseFlatNumber,
    message: (reason) => issueMessage(`flatNumber.${reason}`),
  });
