import { IncomeType } from "./enumerations/income-type.ts";

/** A pensioner has no workplace to name (F-221). The check and the label of the form both read it. */
export const needsWorkplace = (incomeType: unknown): boolean => Number(incomeType) !== IncomeType.pensioner;
