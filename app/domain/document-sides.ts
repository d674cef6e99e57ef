import { readDigits } from "./mrz-text.ts";
import type { MrzFields } from "./mrz.ts";
import { isPersonalCode } from "./scanned-document.ts";

/** What a text reader has found on one side of a document. */
export type SideReading = {
  /** Lines of the machine-readable zone; null when there are none. */
  mrz: string[] | null;
  /** Personal codes that stand on it; only such whose check digit is right. */
  codes: string[];
  /** Its words as they were read, letters without marks. */
  words: string[];
};

/** Whether front and back are of one document; `unsure`: nothing on the front says so, and nothing says otherwise. */
export type SidesVerdict = "same" | "other" | "unsure";

const WORDS_MAX = 80;
const NUMBER = /^(?:\d{8,9}|[A-Z]{2}\d{7})$/;
/** A day whose dots were lost, or one of them taken for a digit. */
const DAY =
  /^(?:(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d|[0-3]\d(?:0\d|1[0-2])(?:19|20)\d{2}|(?:19|20)\d{7}|\d{5}(?:19|20)\d{2})$/;
const DIGITS_MIN = 5;
/** So many characters of a number or a name may have been misread. */
const MISREAD_MAX = 2;
const NAME_MIN = 4;

/** The words of a text that can be numbers or names. Two letters in front of seven digits belong to them. */
export const findWords = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/\b([A-Z]{2}) +(?=\d{7}\b)/g, "$1")
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= NAME_MIN)
    .slice(0, WORDS_MAX);

/**
 * Compares the front of a card with the zone on its back (F-316). A number or a personal code that is clearly another one, or a zone where none belongs, is the
 * front of another document. A front that says neither number, code nor surname is for its reader to compare.
 */
export function compareSides({ mrz, codes, words }: SideReading, fields: MrzFields): SidesVerdict {
  if (mrz !== null) return "other";
  const code = isPersonalCode(fields.personalNumber) ? fields.personalNumber : null;
  const hasCode = code !== null && codes.includes(code);
  if (code !== null && codes.length > 0 && !hasCode) return "other";
  const number = fields.documentNumber ?? "";
  const numbers = words.map(readNumber).filter((one) => NUMBER.test(one) && !DAY.test(one));
  if (words.some((word) => word.includes(number)) || numbers.some((one) => isNear(one, number))) return "same";
  if (numbers.length > 0) return "other";
  return hasCode || hasSurname(words, fields) ? "same" : "unsure";
}

/** A word as a document number; as it stands where it has too few digits to be one. */
function readNumber(word: string): string {
  if (word.replace(/\D/g, "").length < DIGITS_MIN) return word;
  return /^[A-Z]{2}\w{7}$/.test(word) ? word.slice(0, 2) + readDigits(word.slice(2)) : readDigits(word);
}

const hasSurname = (words: readonly string[], { lastName }: MrzFields): boolean =>
  (lastName ?? "")
    .split(" ")
    .some((part) => part.length >= NAME_MIN && words.some((word) => isNear(word, part, part.length / NAME_MIN)));

function isNear(one: string, other: string, misreadMax = MISREAD_MAX): boolean {
  const misread = [...one].filter((character, at) => character !== other[at]).length;
  return one.length === other.length && misread <= Math.min(misreadMax, MISREAD_MAX);
}
