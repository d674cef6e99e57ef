/**
 * Prints the figures of style that docs/decisions/0005 sets as bars, and fails when one is not reached: lines a file (median,
 * 90th percentile, largest), lines a loader or action, files below the routes that take a whole request (docs/decisions/0019),
 * copies and rights that no code asks. The other figures of that decision are printed by their own checks.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { findCopiesIn } from "./style/copies.ts";
import { findUnaskedRights } from "./style/rights.ts";

const BARS = { fileMedian: 45, fileP90: 100, fileMax: 300, handlerMedian: 5, handlerP90: 15, handlerMax: 30 };
const FOLDERS = ["app", "server", "backend/src"];

const CODE = /(?<!\.d)\.tsx?$/;
const CODE_AND_STYLES = /\.(?:tsx?|[cm]?js|css)$/;

const filesOf = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort();

const lineCount = (text: string) => text.split("\n").length - 1;

function handlerLengths(path: string): number[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const lengths: number[] = [];
  const lines = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getEnd()).line -
    source.getLineAndCharacterOfPosition(node.getStart()).line +
    1;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && /^(loader|action)$/.test(statement.name?.text ?? ""))
      lengths.push(lines(statement));
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (/^(loader|action)$/.test(declaration.name.getText(source))) lengths.push(lines(declaration));
  }
  return lengths;
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 };
}

const files = FOLDERS.flatMap((folder) => filesOf(folder, CODE));
const fileLines = spread(files.map((path) => lineCount(readFileSync(path, "utf8"))));
const handlers = spread(files.filter((path) => path.startsWith(join("app", "routes"))).flatMap(handlerLengths));

console.log(
  `files               ${fileLines.count}: median ${fileLines.median}, p90 ${fileLines.p90}, largest ${fileLines.max} lines`,
);
console.log(
  `loaders and actions ${handlers.count}: median ${handlers.median}, p90 ${handlers.p90}, largest ${handlers.max} lines`,
);

/** Who may know a request with its body: routes, the request object, and where a framework hands one over. */
const MAY_TAKE_REQUESTS = [
  /^app\/(?:routes|request)\//,
  /^app\/entry\.server\.tsx$/,
  /^app\/features\/login\/authenticate\.server\.ts$/,
];
const takers = files.filter(
  (path) =>
    path.startsWith("app/") &&
    !MAY_TAKE_REQUESTS.some((allowed) => allowed.test(path)) &&
    /\b\w+\??: Request\b|\}: Request\b/.test(readFileSync(path, "utf8")),
);
console.log(
  `files that take a whole request outside routes and request: ${takers.length}${takers.map((path) => `\n  ${path}`).join("")}`,
);

function printList(name: string, lines: readonly string[]): number {
  console.log(`${name} ${lines.length}${lines.map((line) => `\n  ${line}`).join("")}`);
  return lines.length;
}

const copies = findCopiesIn([...FOLDERS, "scripts", "tests"].flatMap((folder) => filesOf(folder, CODE_AND_STYLES)));
const copyCount = printList(
  "copies of 6 lines or more in product, scripts and tests",
  copies.map(({ lines, first, second }) => `${lines} lines: ${first} and ${second}`),
);
const rightCount = printList("rights of built screens asked by nobody", findUnaskedRights());

const missed = [
  copyCount > 0 && "copies",
  rightCount > 0 && "rights asked by nobody",
  takers.length > 0 && "files that take a request",
  fileLines.median > BARS.fileMedian && "median file",
  fileLines.p90 > BARS.fileP90 && "p90 file",
  fileLines.max > BARS.fileMax && "largest file",
  handlers.median > BARS.handlerMedian && "median handler",
  handlers.p90 > BARS.handlerP90 && "p90 handler",
  handlers.max > BARS.handlerMax && "largest handler",
].filter(Boolean);
if (missed.length > 0) {
  console.error(`Bars not reached: ${missed.join(", ")}`);
  process.exit(1);
}
