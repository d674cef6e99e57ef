/**
 * `npm run test:planted [-- ids…]`: plants each small fault of `tests/planted` into a copy of the checkout and shows which test finds it. Its suspects are tried
 * first, then all unit tests, servers and journeys. `--suspects` leaves the second part out, `--list` only names the faults.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PlantedFault } from "../tests/planted/fault.ts";
import { plant, readProduct } from "../tests/planted/plant.ts";
import { PLANTED_FAULTS } from "../tests/planted/table.ts";
import { buildFaulty, buildSound, copyCheckout } from "./planted/checkout.ts";
import {
  findGreen,
  findTestFiles,
  needsBuild,
  partOf,
  PARTS,
  runTests,
  type Failure,
  type Part,
} from "./planted/run-tests.ts";
import { root } from "./prepare.mjs";

interface Result {
  readonly id: string;
  readonly found: boolean;
  readonly file: string | null;
  readonly test: string | null;
  readonly message: string | null;
  readonly seconds: number;
}

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith("--"));
const unknown = named.filter((id) => !PLANTED_FAULTS.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`There is no planted fault ${unknown.join(", ")}`);
const wanted = PLANTED_FAULTS.filter(({ id }) => named.length === 0 || named.includes(id));

if (options.includes("--list")) {
  for (const { id, breaks } of wanted) console.log(`${id}: ${breaks}`);
  process.exit();
}

const cache = join(root, "node_modules", ".cache", "planted");
const resultsFile = join(cache, "results.json");
const greenFile = join(cache, "green.json");
mkdirSync(cache, { recursive: true });

function readJson<Value>(file: string, fallback: Value): Value {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return fallback;
  }
}

const { sound, faulty, state } = copyCheckout(root);
const product = readProduct(sound.folder);
const kept = readJson<{ state: string; green: Record<string, boolean> }>(greenFile, { state: "", green: {} });
const green = kept.state === state ? kept.green : {};
const soundLog = join(cache, "sound.log");

function note(file: string, isGreen: boolean): void {
  green[file] = isGreen;
  writeFileSync(greenFile, JSON.stringify({ state, green }));
}

/** Runs the cheap suspects without a fault, a part at a time: one that is red anyway proves nothing. Others are tried when they have found something. */
function proveSuspects(): void {
  const suspects = findTestFiles(
    sound.folder,
    wanted.flatMap((fault) => fault.suspects),
  ).filter((file) => green[file] === undefined);
  for (const part of ["unit", "house"] as const) {
    const files = suspects.filter((file) => partOf(file) === part);
    if (files.length === 0) continue;
    const passed = findGreen(sound.folder, files, soundLog);
    for (const file of files) note(file, passed.has(file));
    for (const file of files) if (!passed.has(file)) console.log(`red without a fault: ${file}`);
  }
}

function isGreen(file: string): boolean {
  if (green[file] === undefined) {
    if (needsBuild(file)) buildSound(sound);
    note(file, runTests(sound.folder, partOf(file), [file], soundLog) === null);
  }
  return green[file] === true;
}

/** Runs files of one part; a failure of a file that is red anyway does not count. */
function findFailure(part: Part, files: readonly string[], log: string): Failure | null {
  const tried = files.filter((file) => green[file] !== false);
  if (tried.length === 0) return null;
  const failure = runTests(faulty.folder, part, tried, log);
  if (failure?.file === "") throw new Error(`The tests of ${part} have not run: ${log}`);
  if (failure === null || isGreen(failure.file)) return failure;
  return findFailure(part, tried, log);
}

/** Searches the test that finds a fault in one file: first among its suspects, then among all. */
function search(fault: PlantedFault, changed: string): Failure | null {
  const log = join(cache, `${fault.id}.log`);
  rmSync(log, { force: true });
  const groups = [fault.suspects, ...(options.includes("--suspects") ? [] : [["**/*"]])];
  let isBuilt = false;
  for (const group of groups.map((globs) => findTestFiles(faulty.folder, globs))) {
    for (const part of PARTS) {
      const files = group.filter((file) => partOf(file) === part);
      if (!isBuilt && files.some(needsBuild)) {
        buildSound(sound);
        buildFaulty(faulty, sound, changed);
        isBuilt = true;
      }
      const failure = findFailure(part, files, log);
      if (failure !== null) return failure;
    }
  }
  return null;
}

/** Plants one fault after the other. */
function main(): void {
  proveSuspects();
  const results = readJson<Result[]>(resultsFile, []).filter(({ id }) => !wanted.some((fault) => fault.id === id));
  const now: Result[] = [];
  for (const fault of wanted) {
    const startedAt = Date.now();
    const { path, text } = plant(product, fault);
    writeFileSync(join(faulty.folder, path), text);
    const failure = search(fault, path);
    writeFileSync(join(faulty.folder, path), readFileSync(join(sound.folder, path)));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const { file = null, test = null, message = null } = failure ?? {};
    now.push({ id: fault.id, found: failure !== null, file, test, message, seconds });
    writeFileSync(resultsFile, JSON.stringify([...results, ...now], null, 2));
    console.log(failure === null ? `MISSED ${fault.id}` : `found  ${fault.id}  by ${file} › ${test} (${seconds} s)`);
  }
  const missed = now.filter(({ found }) => !found);
  console.log(`${now.length - missed.length} of ${now.length} found`);
  if (missed.length > 0) process.exitCode = 1;
}

main();
