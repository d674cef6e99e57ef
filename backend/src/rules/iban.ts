import { IBAN_LENGTHS } from "./iban-lengths.ts";

export type IbanRefusal = "required" | "country" | "length" | "format" | "checksum";

/** A read account number: normalised, or why it is refused. */
export type Iban = { isValid: true; iban: string } | { isValid: false; reason: IbanRefusal };

const SEPARATORS = /[\s-]/g;

/** Reads a Lithuanian account: LT, 20 characters, digits, mod 97 (domain.md 4.2, F-273). */
export function parseLithuanianIban(text: string): Iban {
  const iban = normalise(text);
  if (iban !== "" && !iban.startsWith("LT")) return { isValid: false, reason: "country" };
  const read = parseIban(iban);
  const hasLetters = !/^LT\d{18}$/.test(iban) && (read.isValid || read.reason === "checksum");
  return hasLetters ? { isValid: false, reason: "format" } : read;
}

/** Reads an account of any country of the IBAN registry: length of the country, mod 97 (domain.md 4.2, F-274). */
export function parseIban(text: string): Iban {
  const iban = normalise(text);
  if (iban === "") return { isValid: false, reason: "required" };
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  if (length === undefined) return { isValid: false, reason: "country" };
  if (iban.length !== length) return { isValid: false, reason: "length" };
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { isValid: false, reason: "format" };
  return hasCheckDigits(iban) ? { isValid: true, iban } : { isValid: false, reason: "checksum" };
}

function normalise(text: string): string {
  return text.replace(SEPARATORS, "").toUpperCase();
}

/** ISO 7064 mod 97-10; check digits 00, 01 and 99 leave the right remainder but are never issued. */
function hasCheckDigits(iban: string): boolean {
  const check = Number(iban.slice(2, 4));
  if (check < 2 || check > 98) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
