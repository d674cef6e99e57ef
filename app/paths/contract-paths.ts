import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

/** Pages about an application or contract that stand beside its steps. */
export const contractPaths = {
  /** Asks why, and rejects it (F-337). */
  reject: (applicationId: number) => fillPattern(SCREENS["application-reject"], { applicationId }),
  /** Asks, and moves it to the archive (F-163). */
  archive: (applicationId: number) => fillPattern(SCREENS["application-archive"], { applicationId }),
  /** Who did what to an application (F-180). */
  log: (applicationId: number) => fillPattern(SCREENS["application-log"], { applicationId }),
};
