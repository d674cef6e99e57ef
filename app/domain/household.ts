import { MaritalStatus } from "./enumerations/marital-status.ts";
import { SpouseMode } from "./enumerations/spouse-mode.ts";
import { integerField } from "./fields/integer-field.ts";
import { moneyOrZeroField } from "./fields/money-field.ts";
import * as z from "zod";
import { HOUSEHOLD_SIZE_MAX, HOUSEHOLD_SIZE_MIN } from "./limits.ts";

/** SeimosNariuSkaicius, the client included (F-219). */
export const householdSizeField = () => integerField({ min: HOUSEHOLD_SIZE_MIN, max: HOUSEHOLD_SIZE_MAX });

/** Whether the spouse mode fits: borrowing beside or with a spouse takes a marriage (decision under G14). */
export const isSpouseModePossible = (mode: SpouseMode, status: MaritalStatus): boolean =>
  mode === SpouseMode.noSpouse || status === MaritalStatus.married;

/** Monthly payments on loans that the client declares; an empty field is 0 (F-218). */
export const declaredLoansSchema = z.object({
  consumer: moneyOrZeroField(),
  mortgage: moneyOrZeroField(),
  leasing: moneyOrZeroField(),
  other: moneyOrZeroField(),
});

export type DeclaredLoans = z.output<typeof declaredLoansSchema>;

/** Sum of the declared monthly payments in cents: the numerator of the debt-to-income ratio (F-218). */
export const declaredLoansTotalCents = ({ consumer, mortgage, leasing, other }: DeclaredLoans): number =>
  consumer + mortgage + leasing + other;
