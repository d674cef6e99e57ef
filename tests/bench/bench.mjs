/**
 * `npm run bench`: performance figures against peers (docs/performance.md). `--only P1,P11` runs some of them.
 * Packages and build come first, as for every command; the measuring itself runs under the pinned Node.
 */
import { buildPortal } from "../../scripts/build.mjs";
import { installPackages, nodeBinary, run } from "../../scripts/prepare.mjs";

installPackages();
buildPortal();
run(nodeBinary(), [
  "--disable-warning=ExperimentalWarning",
  "--expose-gc",
  "tests/bench/run.ts",
  ...process.argv.slice(2),
]);
