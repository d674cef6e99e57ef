/** `npm run check`: every static check, each named, all run before the verdict; two at a time, what is unchanged from its cache. */
import { spawn } from "node:child_process";
import { installPackages, nodeBinary, root, toolEnvironment } from "./prepare.mjs";

installPackages();

const AT_ONCE = 2;
const CACHE = "node_modules/.cache";

/** The longest first. */
const checks = [
  ["types", "tsc", ["-p", "tsconfig.json"]],
  [
    "house rules",
    "vitest",
    ["run", "--project", "house", "--reporter=dot", "--reporter=./scripts/figures-reporter.mjs"],
  ],
  ["format", "prettier", ["--check", "--log-level", "warn", "--cache", "."]],
  [
    "lint",
    "eslint",
    ["--max-warnings", "0", "--cache", "--cache-strategy", "content", "--cache-location", `${CACHE}/eslint`, "."],
  ],
  [
    "imports (cycles 0)",
    "depcruise",
    [
      ...["--config", ".dependency-cruiser.cjs", "--cache", `${CACHE}/depcruise`, "--cache-strategy", "content"],
      ...["app", "server", "backend/src"],
    ],
  ],
  ["dead code", "knip", []],
  ["used by tests alone", nodeBinary(), ["scripts/used-by-tests.mjs"]],
  ["figures of style", nodeBinary(), ["scripts/style-figures.ts"]],
];

/** Runs one check; what it prints is shown in one piece, above its verdict. */
function run([name, command, args]) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: toolEnvironment(), stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => printed.push(piece));
  return new Promise((resolve) => {
    const finish = (isGood) => {
      process.stdout.write(Buffer.concat(printed));
      console.log(`${isGood ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(isGood ? [] : [name]);
    };
    child.once("error", (error) => {
      printed.push(Buffer.from(`${command}: ${error.message}\n`));
      finish(false);
    });
    child.once("close", (status) => finish(status === 0));
  });
}

/** Takes one check after another until none is left. */
async function work(waiting) {
  const failed = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) failed.push(...(await run(next)));
  return failed;
}

const waiting = [...checks];
const failed = (await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)))).flat();
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
