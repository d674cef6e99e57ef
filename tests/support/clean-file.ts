import { afterAll, vi } from "vitest";
import { captureLog } from "../../app/platform/log.server.ts";

/** Held by their modules for as long as the process lives; they keep nothing of a test. */
const HELD = new Set(["log", "rawResponse", "audit", "exports", "operationRunner"].map((name) => `portal.${name}`));

/**
 * Runs before each file of a thread that runs many: what one file leaves behind would be the next one's surprise. The log of code
 * under test is silent unless a file listens to it.
 */
const restoreLog = captureLog(() => undefined);

/** Values of the portal's process, such as its clock, its environment and its ways to the back end. */
function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    const name = Symbol.keyFor(key) ?? "";
    if (name.startsWith("portal.") && !HELD.has(name)) Reflect.deleteProperty(globalThis, key);
  }
}

afterAll(() => {
  restoreLog();
  forgetProcess();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
