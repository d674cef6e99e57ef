/**
 * A process that outlives a test run by a moment and removes what the run has left behind: its databases and its folders. Its standard input ends with the
 * run, however that ends.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { databasesOf } from "./run-folder.ts";

/** Servers that have lost their run need a moment to end. */
const LAST_MOMENT_MS = 1_000;

async function removeLeftovers(runFolder: string): Promise<void> {
  const folder = databasesOf(runFolder);
  const databases = existsSync(folder) ? readdirSync(folder) : [];
  if (databases.length > 0) {
    await pause(LAST_MOMENT_MS);
    const { dropDatabase } = await import("./postgresql-server.ts");
    for (const name of databases) await dropDatabase(name);
  }
  rmSync(runFolder, { recursive: true, force: true, maxRetries: 5 });
}

process.stdin.resume().on("end", () => void removeLeftovers(process.argv[2] ?? ""));
