import { defineEnumeration } from "./enumeration.ts";

/** Kind of one income line, PajamuRusiesID (decision under G19). */
const IncomeLineType = {
  salary: 1,
  pension: 2,
  benefits: 3,
  farm: 4,
  servicePay: 5,
  rent: 6,
  other: 7,
} as const;

export const incomeLineTypes = defineEnumeration("incomeLineType", IncomeLineType);
