import { afterAll, beforeAll } from "vitest";
import { later } from "../../support/later.ts";
import { type Portal, removeFolder, startPortal } from "./portal-process.ts";

/** Starts a portal before the tests of a file and ends it after them. */
export function usePortal(): Portal {
  let running: Portal | null = null;
  beforeAll(async () => {
    running = await startPortal();
  });
  afterAll(async () => {
    if (running === null) return;
    await running.end();
    removeFolder(running.dataDir);
  });
  return later(() => running);
}
