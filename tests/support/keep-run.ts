import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RUN_FOLDER_VARIABLE } from "./run-folder.ts";

const KEEPER = fileURLToPath(new URL("./run-keeper.ts", import.meta.url));

/** Gives a run its folder, and a keeper that removes what is left of it. @returns ends the run */
export default function keepRun(): () => Promise<void> {
  if (process.env[RUN_FOLDER_VARIABLE] !== undefined) return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), "portal-run-"));
  process.env[RUN_FOLDER_VARIABLE] = folder;
  const keeper = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", KEEPER, folder], {
    stdio: ["pipe", "ignore", "inherit"],
    // Ctrl-C ends the processes of the terminal; this one goes last.
    detached: true,
  });
  keeper.unref();
  return async () => {
    delete process.env[RUN_FOLDER_VARIABLE];
    keeper.stdin.end();
    if (keeper.exitCode === null) await once(keeper, "exit");
  };
}
