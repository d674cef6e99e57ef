import { toDrawableText } from "../typeface/drawable-text.ts";
import { measureText } from "../typeface/typeface.ts";
import type { Typeface } from "../typeface/typeface.ts";

/** A dash between spaces belongs to the word before it: a line never begins with one. */
const bindDashes = (text: string) => text.replaceAll(" – ", "\u00a0– ");

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
  for (const word of bindDashes(toDrawableText(text)).split(" ").filter(Boolean)) {
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
