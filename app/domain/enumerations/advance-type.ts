import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Unit of the advance payment, AvansoTipas (O20: 0 amount, 1 percent). */
export const AdvanceType = { amount: 0, percent: 1 } as const;

export type AdvanceType = CodeOf<typeof AdvanceType>;

export const advanceTypes = defineEnumeration("advanceType", AdvanceType);
