/** `npm run up`: everything from an empty checkout to a running portal with its embedded back end. Ctrl-C stops both. */
import { isBuilt, startBuild } from "./build.mjs";
import { installPackages } from "./prepare.mjs";
import { announce, startBoth } from "./processes.mjs";

const startedAt = performance.now();

/** Every step ends with a line that says after how many seconds. */
const report = (what) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);

installPackages();

/** The build and the first start of the back end, which fills the demo's database, take a core each. */
function build() {
  if (isBuilt()) return undefined;
  report("Building the portal …");
  return startBuild().then(() => report("The portal is built"));
}

const whenBuilt = build();
report("Starting the back end; an empty database is filled with the demo first …");
announce(await startBoth({ whenBuilt, report: (name) => report(`${name} is ready`) }));
