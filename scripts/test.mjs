/**
 * `npm test`: the whole proof, from an empty checkout: checks, unit, contract and fault tests, journeys with and without script.
 * `npm run test:fast`: checks, unit tests and the core of the contract. `npm run test:full`: the whole proof with every language in
 * every browser, all contract tests on both stores, more rounds, and random values of its own.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { buildPortal } from "./build.mjs";
import { clearFigures, slowestLines, sumFigures } from "./figures.mjs";
import { installPackages, installSystemPackages, nodeBinary, root, run, toolEnvironment } from "./prepare.mjs";

const extent = process.argv[2] ?? "usual";
const isFast = extent === "fast";
const MAX_SEED = 2 ** 31 - 1;

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

const failed = [];

/** Runs a part to its end; the parts after it run in any case, so that one run shows everything that is wrong. */
function prove(name, command, args) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: toolEnvironment(environment) });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  if (status !== 0) failed.push(name);
}

const reporters = ["--reporter=default", "--reporter=./scripts/figures-reporter.mjs"];
const projects = ["unit", "servers", ...(isFast ? [] : ["embedded"])].flatMap((name) => ["--project", name]);

prove("check", nodeBinary(), ["scripts/check.mjs"]);
if (!isFast) buildPortal();
prove("tests", "vitest", ["run", ...projects, ...reporters]);
if (!isFast) prove("journeys", "playwright", ["test"]);

const sum = sumFigures();
console.log(["", "The slowest files of all:", ...slowestLines(sum.files)].join("\n"));
if (environment.PROPERTY_SEED !== undefined) console.log(`PROPERTY_SEED=${environment.PROPERTY_SEED}`);
// At the very end: who reads a log from its last lines finds what failed.
for (const failure of sum.failures) console.log(`✘ ${failure}`);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
console.log(`${sum.passed} passed, ${sum.failures.length} failed`);
process.exit(failed.length > 0 || sum.failures.length > 0 ? 1 : 0);
