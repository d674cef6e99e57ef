import { incomeTypes, type IncomeType } from "./enumerations/income-type.ts";

/** Months for which an income of its kind must have been received (L-3.2). */
const MONTHS: Readonly<Record<IncomeType, number>> = { 1: 4, 2: 1, 3: 6, 4: 4, 7: 12 };

/** How many months of income a kind needs; null while none is chosen. */
export function neededMonths(incomeType: unknown): number | null {
  const type = incomeTypes.find(Number(incomeType));
  return type === null ? null : MONTHS[type];
}
