import type * as z from "zod";
import { issueMessage } from "./issue.ts";

/**
 * What the papers can print: letters, digits and signs that the font of the documents has, of the Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian
 * scripts and the usual signs. A test compares it with the font file.
 */
const PRINTABLE =
  /[\t\n -\u02e9\u0300-\u034f\u0370-\u0525\u0531-\u0555\u0561-\u0587\u05b0-\u05c3\u05d0-\u05ea\u05f0-\u05f4\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u0660-\u0669\u0679-\u06bf\u06cc\u06f0-\u06f9\u10d0-\u10fc\u1e00-\u1efb\u1f00-\u20b5\u20bd\u2100-\u2109\u2116\u2122\u2150-\u2185\u2190-\u2311]/u;

/** More are not named: the first ones say enough. */
const NAMED_MAX = 8;

/** The characters of a text that no paper can print, each once. */
export const listUnprintable = (text: string): string[] => [
  ...new Set([...text].filter((character) => !PRINTABLE.test(character))),
];

/** Refuses what cannot be printed where it is typed, and names it: boxes in place of letters name no person. */
export function refuseUnprintable(text: string | null, context: z.core.$RefinementCtx): void {
  const letters = listUnprintable(text ?? "")
    .slice(0, NAMED_MAX)
    .join(" ");
  if (letters !== "") context.addIssue({ code: "custom", message: issueMessage("text.unprintable", { letters }) });
}
