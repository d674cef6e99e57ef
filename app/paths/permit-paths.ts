import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

/** Contract requests, apart from the table of paths for the reason of `ownershipPaths`. */
export const permitPaths = {
  /** The queue; of one application when `query` names it. */
  list: (query = "") => (query === "" ? SCREENS.permits : `${SCREENS.permits}?${query}`),
  file: (query = "") => (query === "" ? SCREENS["permits-export"] : `${SCREENS["permits-export"]}?${query}`),
  ofApplication: (applicationId: number) => `${SCREENS.permits}?application=${applicationId}`,
  permit: (permit: number) => fillPattern(SCREENS.permit, { permit }),
  /** The page before an answer is given. */
  answer: (permit: number, act: string) => `${fillPattern(SCREENS.permit, { permit })}?act=${act}`,
  /** Asks a manager to allow the credit of an application. */
  ask: (applicationId: number) => fillPattern(SCREENS["application-permit"], { applicationId }),
};
