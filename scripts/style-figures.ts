/**
 * Prints the figures of style that docs/decisions/0005 sets as bars, and fails when one is not reached:
 * lines a file (median, 90th percentile, largest) and lines a loader or action.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const BARS = { fileMedian: 60, fileP90: 200, fileMax: 300, handlerMedian: 10, handlerP90: 20, handlerMax: 40 };
const FOLDERS = ["app", "server", "backend/src"];

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

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

const files = FOLDERS.flatMap(sourceFiles);
const fileLines = spread(files.map((path) => lineCount(readFileSync(path, "utf8"))));
const handlers = spread(files.filter((path) => path.startsWith(join("app", "routes"))).flatMap(handlerLengths));

console.log(
  `files               ${fileLines.count}: median ${fileLines.median}, p90 ${fileLines.p90}, largest ${fileLines.max} lines`,
);
console.log(
  `loaders and actions ${handlers.count}: median ${handlers.median}, p90 ${handlers.p90}, largest ${handlers.max} lines`,
);

const missed = [
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
