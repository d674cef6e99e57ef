import { isIsoDay, type IsoDay } from "./days.ts";

type PersonalCodeRefusal = "length" | "format" | "firstDigit" | "month" | "day" | "checksum";

/** A read personal code. `birthDate` is null for a day that the calendar lacks: the pattern lets 30 February pass. */
export type PersonalCode =
  | { isValid: true; code: string; birthDate: IsoDay | null; sex: "M" | "F" }
  | { isValid: false; reason: PersonalCodeRefusal };

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1] as const;
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3] as const;
const CODE_DIGITS = 11;

/**
 * Reads a Lithuanian personal code: pattern, then the check digit of two weighted sums (L-4.1).
 * Codes of the whitelist pass whatever they contain; it must be empty outside test environments (O13).
 */
export function parsePersonalCode(text: string, whitelist: readonly string[] = []): PersonalCode {
  const code = text.trim();
  const reason = whitelist.includes(code) ? null : refusalOf(code);
  if (reason) return { isValid: false, reason };
  return { isValid: true, code, birthDate: birthDateOf(code), sex: Number(code[0]) % 2 === 1 ? "M" : "F" };
}

function refusalOf(code: string): PersonalCodeRefusal | null {
  if (/\D/.test(code)) return "format";
  if (code.length !== CODE_DIGITS) return "length";
  if (!/^[3-6]/.test(code)) return "firstDigit";
  if (!/^\d{3}(?:0[1-9]|1[0-2])/.test(code)) return "month";
  if (!/^\d{5}(?:0[1-9]|[12]\d|3[0-2])/.test(code)) return "day";
  return checkDigitOf(code) === Number(code[CODE_DIGITS - 1]) ? null : "checksum";
}

function checkDigitOf(code: string): number {
  const first = weightedRemainder(code, FIRST_WEIGHTS);
  if (first < 10) return first;
  const second = weightedRemainder(code, SECOND_WEIGHTS);
  return second < 10 ? second : 0;
}

function weightedRemainder(code: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0) % 11;
}

/** Digits 3 and 4 mean a birth in the 1900s, 5 and 6 in the 2000s. */
function birthDateOf(code: string): IsoDay | null {
  const century = { 3: "19", 4: "19", 5: "20", 6: "20" }[code[0] ?? ""];
  const day = `${century}${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5, 7)}`;
  return isIsoDay(day) ? day : null;
}
