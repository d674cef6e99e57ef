/**
 * Characters that no text of a form may hold: controls, halves of a surrogate pair, the mark of a lost character and
 * non-characters. XML 1.0 cannot carry most of them, and a visible refusal is better than silently losing something.
 */
const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\uFFFD\uFFFE\uFFFF]/u;

/** Half of a surrogate pair; with the `u` flag whole pairs are not matched. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** Nothing to clean, as nearly every value. */
const PLAIN = /^[\n\r -~]*$/;

/** What is not seen: zero-width characters, soft hyphens, marks of direction, byte order marks, fillers, variants of form. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters, digits and signs as wide as a Chinese one. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Blanks of other widths, the empty Braille cell among them. The no-break space, by which figures are grouped, stays. */
const ODD_SPACE = /[\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;

/**
 * Text as people paste it, as the portal takes it: what cannot be seen is dropped, wide letters and digits become plain ones, odd blanks are
 * spaces, halves of characters U+FFFD, letters are composed (NFC). Every text passes here once on its way in: forms, addresses, what scripts
 * check. A second time changes nothing.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LONE_SURROGATE, "\uFFFD")
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ODD_SPACE, " ")
    .normalize("NFC");
}

/**
 * Cleaned text as it is stored: no-break spaces, tabs and line breaks as single spaces, no surrounding white space. Line breaks stay (as
 * `\n`) when `lines` is set.
 */
export function normaliseText(text: string, { lines = false } = {}): string {
  const broken = cleanText(text).replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n");
  return broken.replace(lines ? /[\t\v\f\u00A0]/g : /[\t\v\f\n\u00A0]/g, " ").trim();
}

/** A code or number without what people put between its parts: spaces, and dashes and hyphens of every length. */
export const withoutSeparators = (text: string): string => text.replace(/[\s\p{Pd}\u2212]/gu, "");

/** Whether a normalised text holds nothing but storable characters. */
export function isSafeText(text: string): boolean {
  return !UNSAFE_CHARACTER.test(text.replace(/\n/g, " "));
}
