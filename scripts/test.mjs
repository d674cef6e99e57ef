/**
 * `npm test`: the proof, from an empty checkout: checks, unit, contract and fault tests, journeys. `npm run test:fast`: checks, unit tests and the core of
 * the contract. `npm run test:full`: also every language with and without script, all contract tests on both stores, more rounds, and random values
 * of its own; no test has a second try. What each layer proves stands in docs/testing.md.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { buildPortal } from "./build.mjs";
import { clearFigures, failuresOf, slowestLines, sumFigures } from "./figures.mjs";
import { installPackages, installSystemPackages, nodeBinary, root, run, toolEnvironment } from "./prepare.mjs";
import { readChildSeconds, readMachineSeconds } from "./processor-time.mjs";
import { noteFlaky, readCheckout, writeRecord } from "./proof-record.mjs";

const extent = process.argv[2] ?? "usual";
const isFast = extent === "fast";
const MAX_SEED = 2 ** 31 - 1;
/** More red journeys than these are no matter of luck: they are not tried again. */
const MAX_TRIED_AGAIN = 5;

const environment = { PROOF: extent };
if (extent === "full") environment.PROPERTY_SEED = process.env.PROPERTY_SEED ?? String(randomInt(MAX_SEED));
// What CI proves must not depend on whether a server happened to answer.
if (!isFast) environment.TEST_STORE = process.env.TEST_STORE ?? "postgresql";

installPackages();
clearFigures();
if (!isFast) {
  installSystemPackages({
    chromium: "chromium",
    "chromium-headless-shell": "chromium-headless-shell",
    "poppler-utils": "pdftoppm",
    qpdf: "qpdf",
    "fonts-ocr-b": "/usr/share/fonts/opentype/ocr-b/OCRB.otf",
    "libxml2-utils": "xmllint",
    "libxerces-c-samples": "SCMPrint",
    gsoap: "soapcpp2",
    "libgsoap-dev": "/usr/include/stdsoap2.h",
    gcc: "gcc",
    "libc6-dev": "/usr/include/stdio.h",
  });
  run("bash", [".ci/services.sh"]);
}

const checkout = readCheckout();
const started = Date.now();
const machineBefore = readMachineSeconds();
const parts = [];

const toMinutes = (seconds) => Math.round(seconds / 6) / 10;

/** Runs a part to its end, and keeps what it cost; the parts after it run in any case, so that one run shows everything that is wrong. */
function measure(name, work) {
  const begin = { time: Date.now(), processor: readChildSeconds() ?? 0 };
  const isGood = work();
  const seconds = (Date.now() - begin.time) / 1000;
  const processorSeconds = (readChildSeconds() ?? 0) - begin.processor;
  parts.push({ name, isGood, minutes: toMinutes(seconds), processorMinutes: toMinutes(processorSeconds) });
  console.log(
    `${isGood ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} s of processor time)`,
  );
}

const succeeds = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: toolEnvironment({ ...environment, ...more }) })
    .status === 0;

const prove = (name, command, args) => measure(name, () => succeeds(command, args));

/** Tries red journeys once more, alone. @returns those that were green then */
function tryAgain() {
  const red = failuresOf("journeys");
  if (extent !== "usual" || red.length === 0 || red.length > MAX_TRIED_AGAIN) return [];
  if (red.some(({ id }) => id === "journeys")) return [];
  measure("journeys again", () =>
    succeeds("playwright", ["test", "--last-failed", "--last-failed-file=test-results/.last-run.json", "--workers=1"], {
      JOURNEYS_AGAIN: "on",
    }),
  );
  const stillRed = new Set(failuresOf("journeys-again").map(({ id }) => id));
  return stillRed.has("journeys") ? [] : red.filter(({ id }) => !stillRed.has(id));
}

const reporters = ["--reporter=default", "--reporter=./scripts/figures-reporter.mjs"];
const projects = ["unit", "contract", "servers", ...(isFast ? [] : ["http", "embedded"])].flatMap((name) => [
  "--project",
  name,
]);

prove("check", nodeBinary(), ["scripts/check.mjs"]);
if (!isFast) measure("build", () => (buildPortal(), true));
prove("tests", "vitest", ["run", ...projects, ...reporters]);
let flaky = [];
if (!isFast) {
  prove("journeys", "playwright", ["test"]);
  flaky = tryAgain();
}

const sum = sumFigures();
const isFlaky = new Set(flaky.map(({ id }) => id));
const failures = sum.failures.filter(({ id }) => !isFlaky.has(id));
const passed = sum.passed + flaky.length;
const journeysAreGood = !failures.some(({ id }) => /^(?:script|html|bare) |^journeys$/.test(id));
const failed = parts.filter(
  ({ name, isGood }) => !isGood && !(name.startsWith("journeys") && flaky.length > 0 && journeysAreGood),
);
const machineAfter = readMachineSeconds();
const record = {
  ...checkout,
  extent,
  passed,
  failed: Math.max(failures.length, failed.length),
  flaky: flaky.map(({ id }) => id),
  minutes: toMinutes((Date.now() - started) / 1000),
  processorMinutes: Math.round(parts.reduce((minutes, part) => minutes + part.processorMinutes, 0) * 10) / 10,
  machineMinutes: machineBefore === null || machineAfter === null ? null : toMinutes(machineAfter - machineBefore),
  browserRuns: sum.browserRuns,
  servers: sum.servers,
  parts,
};
writeRecord(record);
noteFlaky(flaky);

const width = Math.max(...parts.map(({ name }) => name.length));
const servers = Object.entries(sum.servers).map(([kind, count]) => `${count} ${kind}`);
console.log(
  [
    "",
    "Minutes by part (by the clock, of the processor):",
    ...parts.map(
      ({ name, minutes, processorMinutes }) =>
        `${name.padEnd(width)}  ${minutes.toFixed(1).padStart(5)}  ${processorMinutes.toFixed(1).padStart(5)}`,
    ),
    `${"in all".padEnd(width)}  ${record.minutes.toFixed(1).padStart(5)}  ${record.processorMinutes.toFixed(1).padStart(5)}  (the whole machine, databases too: ${record.machineMinutes ?? "not known"})`,
    `Runs in a browser: ${sum.browserRuns}`,
    `Servers started: ${servers.length === 0 ? "none" : servers.join(", ")}`,
    "The slowest files of all:",
    ...slowestLines(sum.files),
  ].join("\n"),
);
if (environment.PROPERTY_SEED !== undefined) console.log(`PROPERTY_SEED=${environment.PROPERTY_SEED}`);
// At the very end: who reads a log from its last lines finds what failed.
for (const { id, trace } of flaky)
  console.log(`flaky ${id} (red once, green alone; trace: ${trace ?? "none, it ran without a browser"})`);
for (const { text } of failures) console.log(`✘ ${text}`);
if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
console.log(`${passed} passed, ${failures.length} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`);
process.exit(failed.length > 0 || failures.length > 0 ? 1 : 0);
