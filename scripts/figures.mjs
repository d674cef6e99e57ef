/** What the runs of vitest and Playwright leave for the closing lines of a whole proof: one JSON file for each run. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./prepare.mjs";

const FOLDER = join(root, "node_modules", ".cache", "proof");
const SLOWEST = 10;
const REASON_LINES = 12;
const REASON_LENGTH = 900;

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

/** The first lines of what a test threw, without colours. */
export function shortReason(error) {
  const text = stripVTControlCharacters(error?.message ?? String(error ?? ""));
  return text.trim().split("\n").slice(0, REASON_LINES).join(" | ").slice(0, REASON_LENGTH);
}

/** Prints the slowest files of a run, and keeps `{ passed, failures, files }` for the end; `failures`: a text each. */
export function keepFigures(name, figures) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}-${process.pid}.json`), JSON.stringify(figures));
  console.log(["The slowest files:", ...slowestLines(figures.files)].join("\n"));
}

/** The sum over all runs since `clearFigures`. */
export function sumFigures() {
  const sum = { passed: 0, failures: [], files: {} };
  for (const name of readdirSync(FOLDER, { withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name))) {
    const { passed, failures, files } = JSON.parse(readFileSync(name, "utf8"));
    sum.passed += passed;
    sum.failures.push(...failures);
    Object.assign(sum.files, files);
  }
  return sum;
}
