import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the folder of a test run, which holds all folders of its servers and the names of its databases. */
export const RUN_FOLDER_VARIABLE = "TEST_RUN_FOLDER";

/** Where the names of the databases lie that exist now. */
export const databasesOf = (runFolder: string): string => join(runFolder, "databases");

const find = (): string | null => process.env[RUN_FOLDER_VARIABLE] ?? null;

/** A new folder of this run; what the test does not remove goes with the run. */
export const newTestFolder = (prefix: string): string => mkdtempSync(join(find() ?? tmpdir(), prefix));

/** Writes down that a database is about to be made. */
export function noteDatabase(name: string): void {
  const folder = find();
  if (folder === null) return;
  mkdirSync(databasesOf(folder), { recursive: true });
  writeFileSync(join(databasesOf(folder), name), "");
}

/** The database has been dropped. */
export function forgetDatabase(name: string): void {
  const folder = find();
  if (folder !== null && existsSync(folder)) rmSync(join(databasesOf(folder), name), { force: true });
}
