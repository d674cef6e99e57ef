import { toIsoDay, type IsoDay } from "./iso-day.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { PERSONAL_CODE_LENGTH } from "./limits.ts";

export type PersonalCodeRefusal = "length" | "format" | "firstDigit" | "month" | "day" | "checksum";

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

/**
 * Reads a Lithuanian personal code: eleven digits, first 3–6, month 01–12, day pattern 01–32, control digit by two
 * weighted sums modulo 11 (F-208, F-209). Days that no month has pass here; the back end answers 1031 (C14).
 * @param whitelist test codes that bypass the check; empty in production (F-210, O13)
 */
export function parsePersonalCode(
  text: string,
  whitelist: readonly string[] = [],
): Outcome<string, PersonalCodeRefusal> {
  const code = text.trim();
  if (!/^\d*$/.test(code)) return rejected("format");
  if (code.length !== PERSONAL_CODE_LENGTH) return rejected("length");
  if (whitelist.includes(code)) return accepted(code);
  if (!/^[3-6]/.test(code)) return rejected("firstDigit");
  if (!/^(0[1-9]|1[0-2])$/.test(code.slice(3, 5))) return rejected("month");
  if (!/^(0[1-9]|[12]\d|3[0-2])$/.test(code.slice(5, 7))) return rejected("day");
  return controlDigit(code) === Number(code[10]) ? accepted(code) : rejected("checksum");
}

/** Birth date of a code, or null when its day does not exist or it is a whitelisted one without a date. */
export function findBirthDate(code: string): IsoDay | null {
  const century = 1800 + 100 * Math.floor((Number(code[0]) - 1) / 2);
  return toIsoDay(century + Number(code.slice(1, 3)), Number(code.slice(3, 5)), Number(code.slice(5, 7)));
}

/** A personal code for lists and logs: `384******12`; a text of another length is masked whole (decision under G10). */
export function maskPersonalCode(code: string): string {
  if (code.length !== PERSONAL_CODE_LENGTH) return "*".repeat(code.length);
  return `${code.slice(0, 3)}******${code.slice(-2)}`;
}

function controlDigit(code: string): number {
  const first = weightedSum(code, FIRST_WEIGHTS) % 11;
  return first < 10 ? first : (weightedSum(code, SECOND_WEIGHTS) % 11) % 10;
}

const weightedSum = (code: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0);
