import { expect, test } from "vitest";
import {
  checkerVersion,
  findExpressions,
  findExpressionsIn,
  findWeakness,
  readVerdicts,
  SHORT_INPUT,
} from "../../scripts/style/regular-expressions.ts";

const expressions = findExpressions();
const { checker, safe } = readVerdicts();

test("R-E14: no regular expression of the product can be made slow by its input", () => {
  expect(expressions.size).toBeGreaterThan(250);
  const judged = new Set([...safe, ...Object.keys(SHORT_INPUT)]);
  const unjudged = [...expressions].filter(([expression]) => !judged.has(expression));
  expect(unjudged, "node scripts/judge-regular-expressions.ts judges them").toEqual([]);
});

test("the verdicts are those of the installed checker, and of expressions that the product has", () => {
  expect(checker).toBe(checkerVersion());
  expect([...safe, ...Object.keys(SHORT_INPUT)].filter((expression) => !expressions.has(expression))).toEqual([]);
});

test("expressions are found in code, not in texts and comments", () => {
  const code = 'const a = /(a+)+$/u; // /b/\nconst c = "/c/".split(/d[/]/);';
  expect(findExpressionsIn("sample.ts", code)).toEqual(["/(a+)+$/u", "/d[/]/"]);
});

test.each(["/^(?:a+)+$/", "/^\\s*(.*?)\\s*$/", "/(\\w+\\s?)*!(?=x)/u"])(
  "%s is found to be slow",
  async (expression) => {
    expect(await findWeakness(expression)).toMatch(/(?:exponential|polynomial).*, for example with '/);
  },
);

test.each(["/^[a-z]+(?:-[a-z]+)*$/", "/^\\d{4}-\\d{2}$/u"])("%s is found to be safe", async (expression) => {
  expect(await findWeakness(expression)).toBeNull();
});

/** Nightly every verdict is reached again, else a few. */
const AGAIN = process.env["PROOF"] === "full" ? safe : safe.filter(({ length }) => length < 10);

test("a verdict that was kept is reached again", async () => {
  const weak = [];
  for (const expression of AGAIN) if ((await findWeakness(expression)) !== null) weak.push(expression);
  expect(weak).toEqual([]);
}, 0);
