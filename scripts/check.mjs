/** `npm run check`: every static check, each named, all run before the verdict; two at a time, what is unchanged from its cache. */
import { spawn } from "node:child_process";
import { installPackages, nodeBinary, root, toolEnvironment } from "./prepare.mjs";

installPackages();

const AT_ONCE = 2;
const CACHE = "node_modules/.cache";

/** By its path: two packages bring a command of that name. One checker does less work than several, and another check runs beside it. */
const COMPILER = "node_modules/typescript-7/bin/tsc";

/** The longest first. */
const checks = [
  ["types", nodeBinary(), [COMPILER, "-p", "tsconfig.json", "--checkers", "1"]],
  ["format", "prettier", ["--check", "--log-level", "warn", "--cache", "."]],
  [
    "lint",
    "eslint",
    ["--max-warnings", "0", "--cache", "--cache-strategy", "content", "--cache-location", `${CACHE}/eslint`, "."],
  ],
  [
    "house rules",
    "vitest",
    ["run", "--project", "house", "--reporter=dot", "--reporter=./scripts/figures-reporter.mjs"],
  ],
  [
    "imports (cycles 0)",
    "depcruise",
    [
      ...["--config", ".dependency-cruiser.cjs", "--cache", `${CACHE}/depcruise`, "--cache-strategy", "content"],
      ...["app", "server", "backend/src"],
    ],
  ],
  ["dead code", "knip", ["--cache"]],
  ["used by tests alone", "knip", ["--cache", "--production", "--include", "files,exports,types"]],
  ["figures of style", nodeBinary(), ["scripts/style-figures.ts"]],
];

/** Runs one check; what it prints is shown when it fails, in one piece above its verdict. */
function run([name, command, args]) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: toolEnvironment(), stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => printed.push(piece));
  return new Promise((resolve) => {
    const finish = (isGood) => {
      if (!isGood) process.stdout.write(Buffer.concat(printed));
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
