import { readFileSync } from "node:fs";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

function expressionsOf(path: string) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: { path: string; source: string; flags: string }[] = [];
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

test("E14: no regular expression of the product can be made slow by its input", () => {
  const expressions = ["app", "server", "backend/src"]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .flatMap(expressionsOf);
  const distinct = [
    ...new Map(expressions.map((expression) => [`${expression.source}/${expression.flags}`, expression])).values(),
  ];
  const vulnerable = distinct.filter(
    ({ source, flags }) =>
      checkSync(source, flags.replace("v", "u"), { timeout: 5_000, checker: "automaton" }).status === "vulnerable",
  );
  expect(vulnerable).toEqual([]);
}, 120_000);
