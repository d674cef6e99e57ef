import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Kind of the buyer's income, PajamuTipas (F-572); 5 and 6 do not exist. */
export const IncomeType = { worker: 1, pensioner: 2, other: 3, officer: 4, farmer: 7 } as const;

export type IncomeType = CodeOf<typeof IncomeType>;

export const incomeTypes = defineEnumeration("incomeType", IncomeType);
