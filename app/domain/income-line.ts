import * as z from "zod";
import { incomeLineTypes } from "./enumerations/income-line-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { moneyField, optionalMoneyField } from "./fields/money-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import { issueMessage } from "./issue.ts";

const lineFields = {
  kind: choiceField(incomeLineTypes),
  title: requiredText({ min: 2, max: 100 }),
  source: optionalText({ max: 100 }),
  /** A line of nothing says nothing; a correction to 0 does. */
  amount: moneyField({ minCents: 1 }),
  from: isoDayField(),
  to: isoDayField(),
  ofSpouse: flagField(),
};

/** F-287: an equal or reversed period is none. */
const isOrdered = ({ from, to }: { from: string; to: string }): boolean => from < to;
const ORDER = { path: ["to"], error: issueMessage("date.order") };

/** One income line as the shop's user puts it down (F-294, F-550); sums in cents a month. */
export const incomeLineSchema = z.object(lineFields).refine(isOrdered, ORDER);

/** The same as a manager values it: a corrected amount, or left out of the totals (F-296, F-297). */
export const valuedLineSchema = z
  .object({ ...lineFields, corrected: optionalMoneyField(), skipped: flagField() })
  .refine(isOrdered, ORDER);
