/** `npm run up`: everything from an empty checkout to a running portal with its embedded back end. Ctrl-C stops both. */
import { buildPortal } from "./build.mjs";
import { installPackages } from "./prepare.mjs";
import { startBoth } from "./processes.mjs";

installPackages();
buildPortal();
const { portalUrl, consoleUrl, stop } = await startBoth();

console.log(`
  Portal      ${portalUrl}${consoleUrl === null ? "" : `\n  Console     ${consoleUrl} (SMS and e-mails that the demo caught, a partner's page)`}
  Log-ins     jonas.s (seller) · password Demo-2026!
  Stop        Ctrl-C
`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop().then(() => process.exit(0)));
