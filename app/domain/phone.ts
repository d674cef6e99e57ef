import { accepted, rejected, type Outcome } from "./outcome.ts";
import { PHONE_NATIONAL_DIGITS, PHONE_PREFIX } from "./limits.ts";

export type PhoneRefusal = "length" | "prefix" | "country";

/** Dialled before a national number: 0 since 2024-03-01, 8 in old contact lists (L-4.3). */
const TRUNK_DIGITS = ["8", "0"];

/**
 * Reads a Lithuanian mobile number however it was copied: `+370 612-34567`, `0037061234567`, `861234567`, `61234567`
 * (F-131, L-4.3).
 * @returns E.164, `+37061234567`
 */
export function parsePhone(text: string): Outcome<string, PhoneRefusal> {
  const digits = text.replace(/\D/g, "");
  const national = findNationalPart(digits, text.includes("+"));
  if (national === null) return rejected("country");
  const hasTrunkDigit = national.length === PHONE_NATIONAL_DIGITS + 1 && TRUNK_DIGITS.includes(national.charAt(0));
  const subscriber = hasTrunkDigit ? national.slice(1) : national;
  if (subscriber.length !== PHONE_NATIONAL_DIGITS) return rejected("length");
  return subscriber.startsWith("6") ? accepted(`${PHONE_PREFIX}${subscriber}`) : rejected("prefix");
}

/** A stored number as the form shows it behind the fixed prefix: `612 34567` (F-125). Other texts come back unchanged. */
export function formatNationalPhone(phone: string): string {
  const match = /^\+370(\d{3})(\d{5})$/.exec(phone);
  return match ? `${match[1]} ${match[2]}` : phone;
}

const TOO_MANY_DIGITS = /^6\d{8,}$/;

/**
 * What is typed as its field shows it; of a longer number its first eight digits stay, before the user's eyes (F-131). Null: not to be
 * read. A server that gets too many digits refuses them (L-4.3).
 */
export function tidyNationalPhone(text: string): string | null {
  const parsed = parsePhone(text);
  if (parsed.ok) return formatNationalPhone(parsed.value);
  const digits = text.includes("+") ? "" : text.replace(/\D/g, "");
  if (!TOO_MANY_DIGITS.test(digits)) return null;
  return formatNationalPhone(`${PHONE_PREFIX}${digits.slice(0, PHONE_NATIONAL_DIGITS)}`);
}

/** A stored number as lists show it: `+370 612 34567`; foreign or broken numbers come back unchanged. */
export function formatPhone(phone: string): string {
  const national = formatNationalPhone(phone);
  return national === phone ? phone : `${PHONE_PREFIX} ${national}`;
}

/** The digits after the country code, or null for the code of another country. */
function findNationalPart(digits: string, hasPlus: boolean): string | null {
  const international = hasPlus ? digits : digits.startsWith("00") && digits.length > 9 ? digits.slice(2) : null;
  if (international !== null) return international.startsWith("370") ? international.slice(3) : null;
  const hasCountryCode = digits.startsWith("370") && digits.length >= 3 + PHONE_NATIONAL_DIGITS;
  return hasCountryCode ? digits.slice(3) : digits;
}
