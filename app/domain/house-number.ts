import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";

/** Reads a house number: up to five digits and an optional letter, with or without a blank before it (F-284). */
export function parseHouseNumber(text: string): Outcome<string, "format"> {
  const parts = /^(\d{1,5})\s?(\p{L}?)$/u.exec(text.trim());
  return parts === null ? rejected("format") : accepted(parts.slice(1).join(""));
}

export const houseNumberField = () =>
  parsedField({ rawMax: 20, parse: parseHouseNumber, message: (reason) => issueMessage(`houseNumber.${reason}`) });
