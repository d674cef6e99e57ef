/** `npm run check`: every static check, each named, all run before the verdict. */
import { spawnSync } from "node:child_process";
import { installPackages, nodeBinary, root, toolEnvironment } from "./prepare.mjs";

installPackages();

const checks = [
  ["format", "prettier", ["--check", "--log-level", "warn", "."]],
  ["lint", "eslint", ["--max-warnings", "0", "."]],
  ["types", "tsc", ["-p", "tsconfig.json"]],
  ["imports", "depcruise", ["--config", ".dependency-cruiser.cjs", "app", "server", "backend/src"]],
  ["dead code", "knip", []],
  ["house rules", "vitest", ["run", "tests/architecture", "--reporter=dot"]],
  ["figures of style", nodeBinary(), ["scripts/style-figures.ts"]],
];

const failed = [];
for (const [name, command, args] of checks) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: toolEnvironment() });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
