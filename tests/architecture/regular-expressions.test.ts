import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { check } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

interface Expression {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** Expressions that are slow on long input, and why theirs is never long. */
const SHORT_INPUT: Readonly<Record<string, string>> = {
  [String.raw`\B(?=(\d{3})+$)`]: "the digits of one sum of money",
  [String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`]:
    "no step of a search goes further than its bounds: 64, then 63",
};

/** Expressions found safe stay so as long as they and the checker are the same; any other verdict may only be a lack of time, and is not kept. */
const CACHE = "node_modules/.cache/regular-expressions.json";

function expressionsOf(path: string): Expression[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const at = node.text.lastIndexOf("/");
      found.push({ path, source: node.text.slice(1, at), flags: node.text.slice(at + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Verdict by key; empty where nothing was checked yet. */
function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}

const CHECKER = readFileSync("node_modules/recheck/package.json", "utf8");

const keyOf = ({ source, flags }: Expression): string =>
  createHash("sha256").update(CHECKER).update(`${source}/${flags}`).digest("hex").slice(0, 32);

const TRIES = 3;

/**
 * Small expressions are decided by their automaton; large ones are attacked, always with the same random numbers. What an attack found is looked for again: on a
 * busy machine it may have found nothing but that another process had its turn.
 */
async function verdictOf({ source, flags }: Expression): Promise<string> {
  let status = "unknown";
  for (let tries = 0; tries < TRIES && status !== "safe"; tries += 1)
    ({ status } = await check(source, flags.replace("v", "u"), { timeout: 200_000, checker: "auto" }));
  return status;
}

test("R-E14: no regular expression of the product can be made slow by its input", async () => {
  const expressions = ["app", "server", "backend/src"]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .flatMap(expressionsOf);
  const distinct = [...new Map(expressions.map((expression) => [keyOf(expression), expression])).values()];
  const verdicts = readCache();
  for (const expression of distinct) verdicts[keyOf(expression)] ??= await verdictOf(expression);
  mkdirSync("node_modules/.cache", { recursive: true });
  const safe = Object.entries(verdicts).filter(([, verdict]) => verdict === "safe");
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(safe)));
  const unsafe = distinct.filter((expression) => verdicts[keyOf(expression)] !== "safe");
  expect(unsafe.filter(({ source }) => !(source in SHORT_INPUT))).toEqual([]);
  const used = new Set(distinct.map(({ source }) => source));
  expect(Object.keys(SHORT_INPUT).filter((source) => !used.has(source))).toEqual([]);
}, 900_000);
