/** What the runs of vitest and Playwright leave for the closing lines of a whole proof: one JSON file for each run. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./prepare.mjs";

const FOLDER = join(root, "node_modules", ".cache", "proof");
const SERVERS = join(root, "node_modules", ".cache", "servers-started.log");
const SLOWEST = 10;
const REASON_LINES = 12;
const REASON_LENGTH = 900;

/** Forgets earlier runs. */
export function clearFigures() {
  rmSync(FOLDER, { recursive: true, force: true });
  rmSync(SERVERS, { force: true });
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

/**
 * Prints the slowest files of a run, and keeps `{ passed, failures, files, browserRuns }` for the end. A failure is `{ id, text, trace }`: what names the
 * test in another run, what is printed of it, and where its trace lies (null: it has none).
 */
export function keepFigures(name, figures) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}-${process.pid}.json`), JSON.stringify({ run: name, ...figures }));
  console.log(["The slowest files:", ...slowestLines(figures.files)].join("\n"));
}

const readRuns = () =>
  readdirSync(FOLDER, { withFileTypes: true }).map((entry) =>
    JSON.parse(readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );

/** The failures of one run since `clearFigures`, by its name. */
export const failuresOf = (name) => readRuns().flatMap(({ run, failures }) => (run === name ? failures : []));

/** How many portals and back ends were started, by kind. */
function countServers() {
  const counts = {};
  const kinds = existsSync(SERVERS) ? readFileSync(SERVERS, "utf8").split("\n").filter(Boolean) : [];
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The sum over all runs since `clearFigures`, but for a second try (`journeys-again`). */
export function sumFigures() {
  const runs = readRuns().filter(({ run }) => run !== "journeys-again");
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    browserRuns: runs.reduce((sum, { browserRuns = 0 }) => sum + browserRuns, 0),
    failures: runs.flatMap(({ failures }) => failures),
    files: Object.assign({}, ...runs.map(({ files }) => files)),
    servers: countServers(),
  };
}
