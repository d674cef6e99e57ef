import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sessionKeys } from "../platform/environment-values.ts";
import { log } from "../platform/log.server.ts";

const STORE = "portal.sqlite";
const KEYS = "session-keys";
/** What SQLite writes beside its file and would play back into a new one. */
const BESIDE = ["-wal", "-shm"] as const;

/** SQLite's primary result codes for a file that is damaged, and for one that never was a database. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** Whether SQLite says that the file is at fault, not a lock, the disk or a right. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && DAMAGED.has(Number(error.errcode) & 0xff);

/**
 * Sets aside what a broken disk or a half-finished copy has left of the embedded mode's files, so that the portal starts: users log in again and lose their
 * drafts, instead of finding no portal at all. Nothing is removed, and the log names each file. Under the lock of the folder only.
 * @returns a line for the console about each file
 */
export function setDamagedFilesAside(folder: string): string[] {
  const damaged = [
    ...(isSoundStore(join(folder, STORE)) ? [] : [STORE]),
    ...(isSoundKeyFile(join(folder, KEYS)) ? [] : [KEYS]),
  ];
  return damaged.map((name) => setAside(folder, name));
}

/** Gives a file another name that tells what it is. @returns a line for the console */
export function setAside(folder: string, name: string): string {
  const aside = `${name}.damaged-${new Date().toISOString().replace(/\W/g, "-")}`;
  for (const suffix of ["", ...BESIDE]) {
    if (existsSync(join(folder, name + suffix))) renameSync(join(folder, name + suffix), join(folder, aside + suffix));
  }
  log("error", "store.setAside", { op: name, reason: "damaged" });
  return `DATA_DIR: ${name} is damaged and was set aside as ${aside}; the portal goes on with a new one`;
}

function isSoundStore(file: string): boolean {
  if (!existsSync(file)) return true;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file);
    return database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
  } catch (error) {
    // Locked or not to be opened at all: that is for the store itself to say.
    return !isDamage(error);
  } finally {
    database?.close();
  }
}

const isSoundKeyFile = (file: string): boolean =>
  !existsSync(file) || sessionKeys.safeParse(readFileSync(file, "utf8").trim()).success;
