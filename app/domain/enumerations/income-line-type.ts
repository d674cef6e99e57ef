import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Kind of one income line, PajamuRusiesID (decision under G19). */
export const IncomeLineType = {
  salary: 1,
  pension: 2,
  benefits: 3,
  farm: 4,
  servicePay: 5,
  rent: 6,
  other: 7,
} as const;

export type IncomeLineType = CodeOf<typeof IncomeLineType>;

export const incomeLineTypes = defineEnumeration("incomeLineType", IncomeLineType);
