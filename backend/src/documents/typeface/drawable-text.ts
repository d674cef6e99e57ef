import { shapesOf, toVisualOrder } from "./right-to-left.ts";

/**
 * Which characters every document can draw: what Lithuanian, most languages written in Latin letters and basic Cyrillic need, with the
 * punctuation and signs that the texts use. The font is cut to these once per process; a document with others that the font has
 * gets a cut of its own.
 */
const USUAL_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0x17f], // Latin-1 and Latin Extended-A: all Lithuanian letters
  [0x218, 0x21b], // Romanian
  [0x400, 0x45f], // Cyrillic
  [0x490, 0x491], // Ukrainian Ґ ґ
  [0x2010, 0x2026], // dashes, quotes, bullet, ellipsis
  [0x20ac, 0x20ac], // €
  [0x2116, 0x2116], // №
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
  [0x2264, 0x2265], // ≤ ≥
  [0x25a1, 0x25a1], // □, drawn in place of every other character
  [0x2610, 0x2612], // ballot boxes
];

export const MISSING_CODE_POINT = 0x25a1;

export const USUAL_CODE_POINTS: readonly number[] = USUAL_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

const USUAL = new Set(USUAL_CODE_POINTS);

/** Beyond this a code is of four digits no more, as the pages write them. */
const LAST_CODE_POINT = 0xffff;

/** The characters of texts, as they are drawn, that the usual cut has not, in their order. */
export function listUnusual(texts: Iterable<string>): number[] {
  const found = new Set<number>();
  for (const text of texts)
    for (const letter of PLAIN.test(text) ? "" : text.normalize("NFC") + toDrawableText(text))
      for (const shape of shapesOf(letter)) found.add(shape.codePointAt(0) ?? 0);
  return [...found].filter((each) => each <= LAST_CODE_POINT && !USUAL.has(each)).sort((one, other) => one - other);
}

const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u017f\u2010-\u2026\u20ac]*$/u;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/gu;

/**
 * Text as it may be drawn: composed letters, line breaks as spaces, controls and invisible formatting removed (a
 * direction override could otherwise show a name or a sum reversed, R-H9), letters that are read from right to left in their places.
 */
export function toDrawableText(text: string): string {
  const composed = text.normalize("NFC");
  if (PLAIN.test(composed) && !/[\u200b-\u200f\u2028-\u202f]/u.test(composed)) return composed;
  return toVisualOrder(composed.replace(LINE_BREAKS, " ").replace(INVISIBLE, ""));
}
