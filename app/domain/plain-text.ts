/**
 * Characters that no text of a form may hold: controls, halves of a surrogate pair, the mark of a lost character and
 * non-characters. XML 1.0 cannot carry most of them, and a visible refusal is better than silently losing something.
 */
const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\uFFFD\uFFFE\uFFFF]/u;

/** Half of a surrogate pair; with the `u` flag whole pairs are not matched. */
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Well-formed Unicode in NFC, tabs and line breaks as single spaces, no surrounding white space. Line breaks stay (as
 * `\n`) when `lines` is set. `String.toWellFormed` is newer than the oldest browsers that run our scripts.
 */
export function normaliseText(text: string, { lines = false } = {}): string {
  const wellFormed = text.replace(LONE_SURROGATE, "\uFFFD").normalize("NFC");
  const spaced = wellFormed.replace(/\r\n|[\r\u0085]/g, "\n").replace(lines ? /[\t\v\f]/g : /[\t\v\f\n]/g, " ");
  return spaced.trim();
}

/** Whether a normalised text holds nothing but storable characters. */
export function isSafeText(text: string): boolean {
  return !UNSAFE_CHARACTER.test(text.replace(/\n/g, " "));
}
