/** Prints how many exports and files of the product no product code uses, only tests (knip with the tests not as entries). */
import { spawnSync } from "node:child_process";
import { root, toolEnvironment } from "./prepare.mjs";

const args = [
  "--config",
  "knip.product.json",
  "--reporter",
  "json",
  "--include",
  "files,exports,types",
  "--no-exit-code",
];
const { stdout, stderr, status } = spawnSync("knip", args, { cwd: root, env: toolEnvironment(), encoding: "utf8" });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}

const { issues, files = [] } = JSON.parse(stdout);
const unused = issues.flatMap(({ file, exports = [], types = [] }) =>
  [...exports, ...types].map(({ name }) => `${file}: ${name}`),
);
const unreached = [...files, ...issues.filter((issue) => (issue.files ?? []).length > 0).map(({ file }) => file)];
console.log(`exports used by tests alone ${unused.length}, files ${unreached.length}`);
if (process.argv.includes("--list")) console.log([...unreached, ...unused].join("\n"));
process.exit(unused.length + unreached.length > 0 ? 1 : 0);
