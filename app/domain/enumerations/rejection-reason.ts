import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Why a contract is rejected (decision under G23); `other` is explained in words. */
export const RejectionReason = { changedMind: 1, wrongGoods: 2, wrongData: 3, other: 4 } as const;

export type RejectionReason = CodeOf<typeof RejectionReason>;

export const rejectionReasons = defineEnumeration("rejectionReason", RejectionReason);
