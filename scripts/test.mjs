/** `npm test`: everything from an empty checkout: checks, unit, contract and fault tests, browser journeys with and without script. */
import { buildPortal } from "./build.mjs";
import { installPackages, installSystemPackages, nodeBinary, run } from "./prepare.mjs";

installPackages();
installSystemPackages({ chromium: "chromium", "poppler-utils": "pdftoppm", qpdf: "qpdf", "libxml2-utils": "xmllint" });
run("bash", [".ci/services.sh"]);
run(nodeBinary(), ["scripts/check.mjs"]);
buildPortal();
run("vitest", ["run"]);
run("playwright", ["test"]);
