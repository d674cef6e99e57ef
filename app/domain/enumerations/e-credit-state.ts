import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** How far the electronic signing of an application and its contract is (F-351, F-578). */
export const ECreditState = {
  none: -1,
  normal: 0,
  reviewedByManager: 1,
  terminated: 2,
  signedContract: 3,
  signedApplication: 4,
} as const;

export type ECreditState = CodeOf<typeof ECreditState>;

export const eCreditStates = defineEnumeration("eCreditState", ECreditState);
