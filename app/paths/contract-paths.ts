import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

/** What is done about a contract on a page of its own. */
export const contractPaths = {
  /** Asks why, and rejects it (F-337). */
  reject: (applicationId: number) => fillPattern(SCREENS["application-reject"], { applicationId }),
};
