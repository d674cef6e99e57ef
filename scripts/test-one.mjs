/**
 * `npm run test:one -- tests/unit/domain/money.test.ts`: one test file of any kind, or several; what follows the files is handed on, for example
 * `-t "part of a title"` for vitest and `-g "part of a title"` for journeys. Builds the portal for those that need it.
 */
import { buildPortal } from "./build.mjs";
import { installPackages, run } from "./prepare.mjs";

const words = process.argv.slice(2);
const [first = ""] = words;
if (!first.startsWith("tests/")) {
  console.error("Name a test file, for example: npm run test:one -- tests/unit/domain/money.test.ts");
  process.exit(1);
}

const environment = { PROOF: "usual" };
const isJourney = first.startsWith("tests/journeys/");

installPackages();
if (isJourney || first.startsWith("tests/faults/")) buildPortal();
if (isJourney) run("playwright", ["test", "--workers", "1", ...words], environment);
else run("vitest", ["run", "--project", "!embedded", ...words], environment);
