import { MaritalStatus } from "./enumerations/marital-status.ts";
import { integerField } from "./fields/integer-field.ts";
import { moneyOrZeroField } from "./fields/money-field.ts";
import * as z from "zod";
import { HOUSEHOLD_SIZE_MAX, HOUSEHOLD_SIZE_MIN } from "./limits.ts";

/** SeimosNariuSkaicius, the client included (F-219). */
export const householdSizeField = () => integerField({ min: HOUSEHOLD_SIZE_MIN, max: HOUSEHOLD_SIZE_MAX });

const MARRIED_HOUSEHOLD_MIN = 2;

type StatedHousehold = { maritalStatus: number | null; members: number | null; spouseMode: number | null };

/** A married buyer, borrowing alone or with the spouse, is never the only one of the household (F-219, C18). */
export function isSpouseLeftOut({ maritalStatus, members, spouseMode }: StatedHousehold): boolean {
  const isMarried = maritalStatus === MaritalStatus.married || spouseMode === 1 || spouseMode === 2;
  return isMarried && members !== null && members < MARRIED_HOUSEHOLD_MIN;
}

/** Monthly payments on loans that the client declares; an empty field is 0 (F-218). */
export const declaredLoansSchema = z.object({
  consumer: moneyOrZeroField(),
  mortgage: moneyOrZeroField(),
  leasing: moneyOrZeroField(),
  other: moneyOrZeroField(),
  joint: moneyOrZeroField(),
});

/** The two kinds that are asked of a spouse who borrows too (F-217, F-553). */
export const spouseLoansSchema = declaredLoansSchema.pick({ consumer: true, mortgage: true });
