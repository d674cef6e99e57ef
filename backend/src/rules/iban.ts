type IbanRefusal = "required" | "country" | "length" | "format" | "checksum";

/** A read account number: normalised, or why it is refused. */
export type Iban = { isValid: true; iban: string } | { isValid: false; reason: IbanRefusal };

const REGISTRY = [
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29",
  "ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20",
  "LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29",
  "PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20",
  "YE30",
].join(" ");

/** Length of an IBAN by country, from the SWIFT IBAN registry; a country that is absent does not use IBANs. */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  REGISTRY.split(" ").map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const SEPARATORS = /[\s-]/g;

/** Reads a Lithuanian account: LT, 20 characters, digits, mod 97 (L-4.2, F-273). */
export function parseLithuanianIban(text: string): Iban {
  const iban = normalise(text);
  if (iban !== "" && !iban.startsWith("LT")) return { isValid: false, reason: "country" };
  const read = parseIban(iban);
  const hasLetters = !/^LT\d{18}$/.test(iban) && (read.isValid || read.reason === "checksum");
  return hasLetters ? { isValid: false, reason: "format" } : read;
}

/** Reads an account of any country of the IBAN registry: length of the country, mod 97 (L-4.2, F-274). */
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
