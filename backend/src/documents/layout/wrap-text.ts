import { toDrawableText } from "../typeface/drawable-text.ts";
import { measureText } from "../typeface/typeface.ts";
import type { Typeface } from "../typeface/typeface.ts";

const BOUND_DASH = "\u00a0–\u00a0";

/** A dash between spaces belongs to both its neighbours: a line neither begins nor ends with one. */
const bindDashes = (text: string) => text.replaceAll(" – ", BOUND_DASH);

/** A post code stays with its town. */
const bindPostCodes = (text: string) => text.replace(/\b([A-Z]{2}-\d{4,5}) (?=\p{Lu})/gu, "$1\u00a0");

/** Words that dashes bind to more than a line are bound to the word before the dash only. */
function loosen(word: string, isTooWide: (word: string) => boolean): string[] {
  if (!word.includes(BOUND_DASH) || !isTooWide(word)) return [word];
  const parts = word.split(BOUND_DASH);
  return parts.map((part, index) => (index === parts.length - 1 ? part : `${part}\u00a0–`));
}

/** Cuts a word that is wider than the line into pieces that fit, at least one character each. */
function breakWord(typeface: Typeface, word: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let pieceWidth = 0;
  for (const character of word) {
    const characterWidth = measureText(typeface, character, size);
    if (piece !== "" && pieceWidth + characterWidth > width) {
      pieces.push(piece);
      piece = "";
      pieceWidth = 0;
    }
    piece += character;
    pieceWidth += characterWidth;
  }
  return [...pieces, piece];
}

/**
 * Breaks a text into lines no wider than `width` points. Breaks at plain spaces only, so a sum and its unit joined by a
 * no-break space stay together; a word longer than a line is cut. An empty text is one empty line.
 */
export function wrapText(typeface: Typeface, text: string, size: number, width: number): string[] {
  const space = measureText(typeface, " ", size);
  const lines: string[] = [];
  let line = "";
  let lineWidth = 0;
  const isTooWide = (word: string) => measureText(typeface, word, size) > width;
  const words = bindPostCodes(bindDashes(toDrawableText(text)))
    .split(" ")
    .filter(Boolean);
  for (const word of words.flatMap((each) => loosen(each, isTooWide))) {
    const wordWidth = measureText(typeface, word, size);
    if (line !== "" && lineWidth + space + wordWidth <= width) {
      line += ` ${word}`;
      lineWidth += space + wordWidth;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = wordWidth > width ? breakWord(typeface, word, size, width) : [word];
    line = pieces.pop() ?? "";
    lineWidth = pieces.length === 0 ? wordWidth : measureText(typeface, line, size);
    lines.push(...pieces);
  }
  return [...lines, line];
}
