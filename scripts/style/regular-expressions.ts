import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";

/** Verdicts that were reached once, by expression. `node scripts/judge-regular-expressions.ts` writes it. */
export const VERDICTS_FILE = join("security", "regular-expressions.json");

/** Expressions that are slow on long input, and why theirs is never long. They are not judged. */
export const SHORT_INPUT: Readonly<Record<string, string>> = {
  [String.raw`/\B(?=(\d{3})+$)/g`]: "the digits of one sum of money",
  [String.raw`/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g`]:
    "no step of a search goes further than its bounds: 64, then 63",
};

export interface Verdicts {
  /** Name and version of the judge: another one judges everything again. */
  readonly checker: string;
  /** Expressions that no input makes slow, each as it is written in code. */
  readonly safe: readonly string[];
}

/** Name and version of the installed checker. */
export function checkerVersion(): string {
  const { name, version } = JSON.parse(readFileSync("node_modules/recheck/package.json", "utf8")) as {
    name: string;
    version: string;
  };
  return `${name} ${version}`;
}

export const readVerdicts = (): Verdicts => JSON.parse(readFileSync(VERDICTS_FILE, "utf8")) as Verdicts;

const PARSING = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

/** What stands before a regular expression in formatted code; a file without it has none and is not parsed. */
const MAY_HAVE_EXPRESSIONS = /[\s([{!]\/(?![*/])/;

/** Regular expressions of a source file, each as it is written, with its flags. */
export function findExpressionsIn(path: string, code: string): string[] {
  if (!MAY_HAVE_EXPRESSIONS.test(code)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, PARSING));
  return found;
}

/** Every regular expression of the product with the first file that has it, in alphabetical order. */
export function findExpressions(): Map<string, string> {
  const files = ["app", "server", "backend/src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = new Map<string, string>();
  for (const path of files.sort())
    for (const expression of findExpressionsIn(path, readFileSync(path, "utf8")))
      if (!found.has(expression)) found.set(expression, path);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Judges an expression: small ones by their automaton, large ones by attacks with fixed random numbers. Only steps are limited, never time,
 * so that the verdict is the same on a busy machine.
 * @returns null when no input makes it slow, else the reason.
 */
export async function findWeakness(expression: string): Promise<string | null> {
  const end = expression.lastIndexOf("/");
  const flags = expression.slice(end + 1).replace("v", "u");
  const verdict = await check(expression.slice(1, end), flags, {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
  });
  if (verdict.status === "safe") return null;
  return verdict.status === "vulnerable"
    ? `${verdict.complexity.summary}, for example with ${verdict.attack.pattern}`
    : `no verdict (${verdict.error.kind})`;
}
