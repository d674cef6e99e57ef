import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "../../../backend/src/store/folder-lock.ts";
import { startProcess } from "./child-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const parent = temporaryFolder();
const newFolder = () => mkdtempSync(join(parent, "lock-"));

const holdInAnotherProcess = async (folder: string) => {
  const holder = startProcess("tests/backend/store/lock-holder.ts", [folder]);
  await holder.line((line) => line === "locked");
  return holder;
};

test("R-J5: a second process is refused with the folder and the process that holds it", async () => {
  const folder = newFolder();
  const holder = await holdInAnotherProcess(folder);
  try {
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${holder.child.pid}`);
  } finally {
    await holder.kill("SIGKILL");
  }
});

test("R-J5: the lock of a process that died by kill -9 is taken over", async () => {
  const folder = newFolder();
  const holder = await holdInAnotherProcess(folder);
  await holder.kill("SIGKILL");
  const lock = lockFolder(folder);
  lock.release();
});

test("the same process cannot take the folder twice, but again after it gave it back", () => {
  const folder = newFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  lockFolder(folder).release();
});

test("two folders are two locks", () => {
  const locks = [lockFolder(newFolder()), lockFolder(newFolder())];
  locks.forEach((lock) => lock.release());
  expect(locks).toHaveLength(2);
});
