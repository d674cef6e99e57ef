import { defineEnumeration } from "./enumeration.ts";
import { SpouseMode } from "./spouse-mode.ts";

/** KreditoTipas: credit of one person, or of both spouses (C18, F-194). */
export const CreditType = { personal: 1, spouse: 2 } as const;

export const creditTypes = defineEnumeration("creditType", CreditType);

/** The credit type that a spouse mode leads to: only borrowing together is credit of both (F-193). A draft that says nothing yet is personal. */
export const creditTypeOf = (mode: number | null): 1 | 2 =>
  mode === SpouseMode.spouse ? CreditType.spouse : CreditType.personal;
