import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

/** The subject of a sentence is the user, the request or the value; none of them is a man. */
const DIALECT = /\b(?:whoever|somebody|nobody|anew|he|his|him|himself)\b/i;

/** Comments of a source with such a word, as `line word`. */
function dialectIn(text: string, name = "sample.tsx"): string[] {
  if (!DIALECT.test(text)) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    const ranges = ts.isJsxText(node) ? [] : (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []);
    for (const { pos, end } of ranges) {
      const word = DIALECT.exec(text.slice(pos, end));
      if (word !== null) found.add(`${source.getLineAndCharacterOfPosition(pos + word.index).line + 1} ${word[0]}`);
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found];
}

test("comments of product, tests and scripts speak of users, requests and values", () => {
  const files = ["app", "server", "backend/src", "tests", "scripts"].flatMap((folder) =>
    filesBelow(folder, /\.(?:tsx?|mjs)$/),
  );
  expect(files.length).toBeGreaterThan(1_800);
  expect(
    files.flatMap((path) => dialectIn(readFileSync(path, "utf8"), path).map((found) => `${path}:${found}`)),
  ).toEqual([]);
});

test("comments are found, texts are not", () => {
  const text = 'const a = "nobody"; // Told by nobody.\n/**\n * Why\n * his.\n */\nconst b = <p>he</p>;';
  expect(dialectIn(`${text}\n`)).toEqual(["4 his"]);
  expect(dialectIn("const a = 1;\n// Loads it anew.\nconst b = 2;")).toEqual(["2 anew"]);
});
