import { EXCERPT_LENGTH } from "./limits.ts";

const ELLIPSIS = "…";

/**
 * The first 25 characters of a text and an ellipsis, or the whole text when it is not longer. Counted in code points,
 * so a surrogate pair is never cut (F-419, F-528).
 */
export function excerpt(text: string): string {
  // Most texts are short: counting their characters would take longer than everything else about them.
  if (text.length <= EXCERPT_LENGTH) return text;
  const characters = [...text];
  return characters.length <= EXCERPT_LENGTH ? text : characters.slice(0, EXCERPT_LENGTH).join("").trimEnd() + ELLIPSIS;
}
