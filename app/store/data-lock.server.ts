import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage, setAside, setDamagedFilesAside } from "./damaged-files.server.ts";

/** Another portal already works on this data folder. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

const LOCK = "portal.lock";
/** Which process holds the lock; for the message only. */
const OWNER = "portal.pid";

/** Kept here because a forgotten database is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process (R-J5). The lock is an exclusive SQLite transaction, that is a lock of the operating system: it
 * is gone the moment the process is, however it ended, so no stale lock file ever has to be removed by hand.
 * Damaged files in it are set aside first, as long as no other process reads them.
 * @returns the way to give it back. Throws `DataFolderInUse`.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(folder);
  for (const line of setDamagedFilesAside(folder)) process.stderr.write(`${line}\n`);
  writeFileSync(join(folder, OWNER), `${process.pid}\n`, { mode: 0o600 });
  held.add(lock);
  return () => {
    held.delete(lock);
    if (lock.isOpen) lock.close();
  };
}

function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec("PRAGMA busy_timeout = 200; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock.close();
    if (!isDamage(cause))
      throw new DataFolderInUse(`DATA_DIR: in use by another portal${ownerOf(join(folder, OWNER))}`, { cause });
    // It is free: a held one cannot be read at all. It has nothing in it but its lock.
    process.stderr.write(`${setAside(folder, LOCK)}\n`);
    return takeLock(folder);
  }
}

function ownerOf(file: string): string {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) ? ` (process ${pid})` : "";
  } catch {
    return "";
  }
}
