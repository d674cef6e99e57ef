/**
 * How an id is written: rows `F-001`, decisions `O1`, conflicts `C1`, decisions of a group `G01`, figures `P1`, lending rules `L-2.3`,
 * reliability `R-2.8`, its checks `R-A1`. A bare letter and number means one thing only, so that `A4` stays a size of paper.
 */
const ID = String.raw`(?:F-\d{3}|R-[A-M]\d{1,2}|[RL]-\d(?:\.\d{1,2})?|[OC]\d{1,2}|P(?:[1-9]|1[0-5])|G\d{2})`;
const MENTION = new RegExp(String.raw`(?<![\w%#/.+-])(${ID})(?: to (${ID}))?(?![\w-]|\.\d)`, "g");

/** Written in any text these mean nothing else; the others count in comments and titles only. */
const UNMISTAKABLE = /^(?:F|R|L)-/;

/** Looks like an id at the head of a title or alone in brackets, whether a row has it or not. */
const LOOKALIKE = String.raw`(?:R-)?[A-Z]-?\d{1,3}(?:\.\d{1,2})?`;
const HEAD = new RegExp(String.raw`^(${LOOKALIKE}(?:(?:, | to | and )${LOOKALIKE})*)(?::| \()`);
const BRACKETS = new RegExp(
  String.raw`\((?:checks? |decisions? under )?(${LOOKALIKE}(?:(?:, | to | and )${LOOKALIKE})*)\)`,
  "g",
);

/** What looks like an id and is none, with the reason. */
const NO_IDS = new Map([["A4", "a size of paper"]]);

/** Ids of a text in the order in which they stand. A range stands for every known id in it, and for both of its ends. */
export function idsInText(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, first = "", last]) =>
    last === undefined ? [first] : [...new Set([first, ...between(first, last, known), last])],
  );
}

/** Ids that mean nothing else wherever they stand, also in the strings of a table. */
export const unmistakableIds = (text: string, known: readonly string[]): string[] =>
  idsInText(text, known).filter((id) => UNMISTAKABLE.test(id));

/** What stands where only ids stand: at the head of a title, or alone in brackets. */
export function lookalikes(text: string): string[] {
  const lists = [HEAD.exec(text)?.[1] ?? "", ...[...text.matchAll(BRACKETS)].map(([, list = ""]) => list)];
  return lists.flatMap((list) => list.split(/, | to | and /)).filter((id) => id !== "" && !NO_IDS.has(id));
}

/** A title without the ids at its head. */
export const withoutIds = (title: string): string => title.replace(HEAD, "").trim() || title;

function between(first: string, last: string, known: readonly string[]): string[] {
  const [from, to] = [known.indexOf(first), known.indexOf(last)];
  return from === -1 || to === -1 ? [] : known.slice(from, to + 1);
}
