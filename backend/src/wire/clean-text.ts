/** What is not seen: zero-width characters, soft hyphens, marks of direction, byte order marks, fillers, variants of form. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Blanks of other widths, the empty Braille cell among them. */
const ODD_SPACE = /[\u2800\p{Zs}]/gu;

/**
 * Text of a message as it is read and kept, whichever program sent it: what cannot be seen is dropped, wide letters and digits become plain
 * ones, odd blanks are spaces, letters are composed (NFC).
 */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ODD_SPACE, " ")
    .normalize("NFC");

/** A name of a person: a short dash, as word processors write between names, is a hyphen. */
export const cleanName = (text: string): string => cleanText(text).replace(/[\u2010-\u2013\u2212\uFE63]/g, "-");
