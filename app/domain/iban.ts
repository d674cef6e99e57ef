import { IBAN_LENGTHS } from "./iban-lengths.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { LT_IBAN_LENGTH } from "./limits.ts";
import { withoutSeparators } from "./plain-text.ts";

export type IbanRefusal = "country" | "length" | "format" | "checksum";

/** Upper case without spaces and dashes, as stored and sent. */
export const normaliseIban = (text: string): string => withoutSeparators(text).toUpperCase();

/** Reads the account of the client: Lithuanian only (F-273). */
export function parseLtIban(text: string): Outcome<string, IbanRefusal> {
  const iban = normaliseIban(text);
  return iban.startsWith("LT") ? checkIban(iban, LT_IBAN_LENGTH, /^LT\d{18}$/) : rejected("country");
}

/** Reads an account of any country that uses IBANs, for the creditors of refinanced credits (F-274). */
export function parseIban(text: string): Outcome<string, IbanRefusal> {
  const iban = normaliseIban(text);
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  return length === undefined ? rejected("country") : checkIban(iban, length, /^[A-Z]{2}\d{2}[A-Z0-9]+$/);
}

/** In groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");

/** A typed account as it is shown; null leaves what is none as it was typed. */
export function tidyIban(text: string): string | null {
  const parsed = parseIban(text);
  return parsed.ok ? formatIban(parsed.value) : null;
}

function checkIban(iban: string, length: number, shape: RegExp): Outcome<string, IbanRefusal> {
  if (iban.length !== length) return rejected("length");
  if (!shape.test(iban)) return rejected("format");
  const checkDigits = Number(iban.slice(2, 4));
  const isValid = checkDigits >= 2 && checkDigits <= 98 && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
  return isValid ? accepted(iban) : rejected("checksum");
}

/** ISO 7064 mod 97-10; letters count as 10–35. Digit by digit, because the number has up to 60 digits. */
function remainder97(characters: string): number {
  let remainder = 0;
  for (const character of characters) {
    for (const digit of String(parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
