import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data folder belongs to another process that is alive. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/** Held until `release` or the end of the process. */
export interface FolderLock {
  release(): void;
}

const LOCK_FILE = "backend.lock";
const PROCESS_FILE = "backend.pid";

/** Held here because a database without a reference is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/** SQLite's primary result code SQLITE_BUSY. */
const BUSY = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === BUSY;

function findOwner(folder: string): string {
  try {
    return `process ${readFileSync(join(folder, PROCESS_FILE), "utf8").trim()}`;
  } catch {
    return "another process";
  }
}

/**
 * Takes the folder for this process alone, because PGlite lets two processes open one folder and loses data (R-J5).
 * The lock is the operating system's lock on a SQLite file: it ends with its process, however that dies, so that no
 * check of a stale process number can be wrong. The process number beside it is for the message only.
 * @throws FolderInUseError naming the process that holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by ${findOwner(folder)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(join(folder, PROCESS_FILE), `${process.pid}\n`);
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}
