/** What the runs of vitest and Playwright leave for the closing lines of a whole proof: one JSON file for each run. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const FOLDER = join(root, "node_modules", ".cache", "proof");
const SLOWEST = 10;

/** Forgets earlier runs. */
export function clearFigures() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** The files that took longest, one a line. `files`: milliseconds by name. */
export function slowestLines(files) {
  const slowest = Object.entries(files).toSorted(([, a], [, b]) => b - a);
  return slowest.slice(0, SLOWEST).map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** Prints the slowest files of a run, and keeps `{ passed, failed, files }` for the end. */
export function keepFigures(name, figures) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}-${process.pid}.json`), JSON.stringify(figures));
  console.log(["The slowest files:", ...slowestLines(figures.files)].join("\n"));
}

/** The sum over all runs since `clearFigures`. */
export function sumFigures() {
  const sum = { passed: 0, failed: 0, files: {} };
  for (const name of readdirSync(FOLDER, { withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name))) {
    const { passed, failed, files } = JSON.parse(readFileSync(name, "utf8"));
    sum.passed += passed;
    sum.failed += failed;
    Object.assign(sum.files, files);
  }
  return sum;
}
