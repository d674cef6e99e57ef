import { expect, test } from "vitest";
import { textsOf } from "../support/locales.ts";

const lt = textsOf("lt");
const en = textsOf("en");

/** Keys of what a user presses: buttons, tabs, links. */
const PRESSED =
  /(?:^|[:.])(?:act|acts|actions|tabs|menu|steps)\.[a-zA-Z]+$|[:.](?:confirm|cancel|open|back|toList|toApplication|save|begin|send|again|clear|retry|print)$/;

/** Sentences under a key of these names. */
const SENTENCE = /(?:[hH]int\w*|termOver|signUntil|verdict\.missing\.back)$/;

/** Abbreviations that end with a full stop of their own. */
const ABBREVIATION = /(?:\b(?:mėn|m|d|val|Nr|No|Egz|psl)|\{\{months\}\} mėn)\.$/iu;

/** How a text ends: with a full stop, a question mark, a colon …, or with a word. */
const endOf = (text: string): string => (ABBREVIATION.test(text) ? "" : (/[.?!:…]$/u.exec(text.trim())?.[0] ?? ""));

test("F-416: a text on a button, tab or link ends without a full stop, in both languages", () => {
  const pressed = [...lt, ...en].filter(([key]) => PRESSED.test(key) && !SENTENCE.test(key));
  expect(pressed.length).toBeGreaterThan(150);
  expect(pressed.filter(([, text]) => endOf(text) === ".").map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test("F-416: a text ends as its translation does", () => {
  const differ = [...lt].flatMap(([key, text]) => {
    const other = en.get(key);
    // An abbreviation at the end of a sentence has its full stop already.
    const isSame =
      other === undefined || endOf(other) === endOf(text) || (ABBREVIATION.test(text) && endOf(other) === ".");
    return isSame ? [] : [`${key}: „${text}“ / “${other}”`];
  });
  expect(differ).toEqual([]);
});
