/**
 * `npm run dev`: the portal from its sources, with reload on change, and the embedded back end. The back end is started again when its sources,
 * its contract or the lender's file change, the portal when its guard does. Ctrl-C stops both.
 * `--inspect`: debuggers attach to the portal on 9229 and to the back end on 9230. `--soap`: prints what both say to each other.
 */
import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { installPackages, root } from "./prepare.mjs";
import { announce, BACK_END_MAIN, BACK_END_SOAP, startBoth } from "./processes.mjs";
import { printSoap } from "./print-soap.mjs";

/** An editor writes several files at once: the last one counts. */
const QUIET_MS = 300;

installPackages();
const startedAt = performance.now();
const report = (what) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);

report("Starting the back end and the portal; an empty database is filled with the demo first …");
const inspects = process.argv.includes("--inspect");
const running = await startBoth({
  portal: [...(inspects ? ["--inspect=9229"] : []), "scripts/dev-portal.mjs"],
  backEnd: [...(inspects ? ["--inspect=9230"] : []), BACK_END_MAIN],
  variables: process.argv.includes("--soap")
    ? { SOAP_URL: await printSoap(process.env.SOAP_URL ?? BACK_END_SOAP) }
    : {},
  report: (name) => report(`${name} is ready`),
});
announce(running);

/** Starts a process again after changes below a path, one start after the other. */
function restartAfterChanges(path, name, restart) {
  let waiting;
  let restarting = Promise.resolve();
  const restartNow = async (file) => {
    report(`${file} has changed: starting ${name} again …`);
    await restart().then(
      () => report(`${name} is ready`),
      ({ message }) => report(`${message}; the next change starts it again`),
    );
  };
  watch(resolve(root, path), { recursive: true }, (_, file) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => (restarting = restarting.then(() => restartNow(join(path, file ?? "")))), QUIET_MS);
  });
}

restartAfterChanges("server", "the portal", running.restartPortal);
if (!process.env.SOAP_URL) {
  restartAfterChanges("backend", "the back end", running.restartBackEnd);
  if (process.env.LENDER_FILE) restartAfterChanges(process.env.LENDER_FILE, "the back end", running.restartBackEnd);
}
