import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProcess } from "./child-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const OTHERS = 0o077;
const START_MS = 60_000;
const parent = temporaryFolder();

test("faults 12: no other account of the machine gets into the folders of the embedded database", async () => {
  const DATA_DIR = join(parent, "data");
  const { kill } = startProcess("backend/src/main.ts", [], { DATA_DIR, DATABASE_URL: "", BACKEND_PORT: "0" });
  // The engine makes its files writable for everybody: the folders are what keeps others out.
  const folders = [DATA_DIR, join(DATA_DIR, "backend"), join(DATA_DIR, "backend", "pglite")];
  await expect.poll(() => folders.every((folder) => existsSync(folder)), { timeout: START_MS }).toBe(true);
  const open = folders.filter((folder) => (statSync(folder).mode & OTHERS) !== 0);
  await kill("SIGKILL");
  expect(open).toEqual([]);
});
