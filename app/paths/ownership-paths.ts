import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

const TAKE_OVER = SCREENS["application-take-over"];

/** Ways to another seller, apart from the table of paths: the pages of the steps get them ready made and need no builder in their script. */
export const ownershipPaths = {
  /** Takes another seller's application over by its key (F-200); its number may be named. */
  takeOver: (applicationId: number | null = null) =>
    applicationId === null ? TAKE_OVER : `${TAKE_OVER}?number=${applicationId}`,
  /** Gives an application to another seller (F-201). */
  transfer: (applicationId: number) => fillPattern(SCREENS["application-transfer"], { applicationId }),
};
