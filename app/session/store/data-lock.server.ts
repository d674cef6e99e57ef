import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another portal already works on this data folder. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/** Kept here because a forgotten database is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process (J5). The lock is an exclusive SQLite transaction, that is a lock of the operating system: it
 * is gone the moment the process is, however it ended, so no stale lock file ever has to be removed by hand.
 * @returns the way to give it back. Throws `DataFolderInUse`.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = join(folder, "portal.pid");
  const lock = new DatabaseSync(join(folder, "portal.lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 200; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new DataFolderInUse(`DATA_DIR: in use by another portal${ownerOf(owner)}`, { cause });
  }
  writeFileSync(owner, `${process.pid}\n`, { mode: 0o600 });
  held.add(lock);
  return () => {
    held.delete(lock);
    if (lock.isOpen) lock.close();
  };
}

function ownerOf(file: string): string {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) ? ` (process ${pid})` : "";
  } catch {
    return "";
  }
}
