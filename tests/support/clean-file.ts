import { afterAll, vi } from "vitest";
import { captureLog } from "../../app/platform/log.server.ts";
import { forgetProcessValues } from "./forget-process-values.ts";

/**
 * Runs before each file of a thread that runs many: what one file leaves behind would be the next one's surprise. The log of code
 * under test is silent unless a file listens to it.
 */
const restoreLog = captureLog(() => undefined);

afterAll(() => {
  restoreLog();
  forgetProcessValues();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
