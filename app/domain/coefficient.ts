import { issueMessage } from "./issue.ts";
import { accepted, refused, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";
import { COEFFICIENT_MAX_LENGTH } from "./limits.ts";

/**
 * Reads a coefficient: up to five decimals and seven characters in all, comma or point (F-275).
 * @returns the exact decimal string with a point; it never becomes a binary fraction
 */
export function parseCoefficient(text: string): Outcome<string, "format"> {
  const trimmed = text.trim();
  const fits = trimmed.length <= COEFFICIENT_MAX_LENGTH && /^\d{1,5}([.,]\d{1,5})?$/.test(trimmed);
  return fits ? accepted(trimmed.replace(",", ".")) : refused("format");
}

export const coefficientField = () =>
  parsedField({ rawMax: 20, parse: parseCoefficient, message: (reason) => issueMessage(`coefficient.${reason}`) });
