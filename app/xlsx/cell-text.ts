/** Excel calls a file damaged when a cell holds more UTF-16 units. */
const CELL_MAX_LENGTH = 32_767;

/** Controls but tab and line break, halves of surrogate pairs, non-characters: XML cannot carry them. */
const FORBIDDEN = /[^\t\n\P{Cc}]|[\p{Cs}\uFFFE\uFFFF]/gu;
const SUSPICIOUS = /[\0-\x08\x0B-\x1F\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** A text as a cell can hold it: well-formed, without controls, not too long. Nothing of it is ever read as a formula. */
export function toCellText(text: string): string {
  const cut = text.length > CELL_MAX_LENGTH ? text.slice(0, CELL_MAX_LENGTH) : text;
  return SUSPICIOUS.test(cut) ? cut.replace(/\r\n?/g, "\n").replace(FORBIDDEN, "") : cut;
}

const MARKUP = /[<>&]/g;
const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/** `_x0041_` in a cell means the character A (ECMA-376, ST_Xstring), so the text of that shape is written as `_x005F_x0041_`. */
const ESCAPE_LOOKALIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

const NEEDS_ESCAPING = /[<>&_]/;

/** A cell's text as XML. */
export function toCellXml(text: string): string {
  if (!NEEDS_ESCAPING.test(text)) return text;
  return text.replace(MARKUP, (character) => ENTITIES[character] ?? "").replace(ESCAPE_LOOKALIKE, "_x005F_");
}
