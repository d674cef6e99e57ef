import { integerField } from "./fields/integer-field.ts";
import { moneyOrZeroField } from "./fields/money-field.ts";
import * as z from "zod";
import { HOUSEHOLD_SIZE_MAX, HOUSEHOLD_SIZE_MIN } from "./limits.ts";

/** SeimosNariuSkaicius, the client included (F-219). */
export const householdSizeField = () => integerField({ min: HOUSEHOLD_SIZE_MIN, max: HOUSEHOLD_SIZE_MAX });

/** Monthly payments on loans that the client declares; an empty field is 0 (F-218). */
export const declaredLoansSchema = z.object({
  consumer: moneyOrZeroField(),
  mortgage: moneyOrZeroField(),
  leasing: moneyOrZeroField(),
  other: moneyOrZeroField(),
});
