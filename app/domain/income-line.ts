import * as z from "zod";
import { incomeLineTypes } from "./enumerations/income-line-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { moneyField, optionalMoneyField } from "./fields/money-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import { issueMessage } from "./issue.ts";
import { isOrderedPeriod } from "./iso-day.ts";
import { INCOME_LINES_MAX } from "./limits.ts";

/** One income line (F-294, F-550). `removed` is TrintiEilute: the line goes with the next save. */
export const incomeLineSchema = z
  .object({
    id: optionalText({ max: 40 }),
    type: choiceField(incomeLineTypes),
    name: requiredText({ min: 2, max: 100 }),
    source: optionalText({ max: 100 }),
    amount: moneyField(),
    correctedAmount: optionalMoneyField(),
    from: isoDayField(),
    to: isoDayField(),
    ofSpouse: flagField(),
    removed: flagField(),
  })
  .refine((line) => isOrderedPeriod(line.from, line.to), { path: ["to"], error: issueMessage("date.order") });

/** Lines of both persons together. */
export const incomeLinesSchema = z
  .array(incomeLineSchema)
  .max(2 * INCOME_LINES_MAX, { error: issueMessage("list.max", { max: 2 * INCOME_LINES_MAX }) })
  .superRefine((lines, context) => {
    for (const ofSpouse of [false, true]) {
      const count = lines.filter((line) => line.ofSpouse === ofSpouse && !line.removed).length;
      if (count <= INCOME_LINES_MAX) continue;
      context.addIssue({ code: "custom", message: issueMessage("list.max", { max: INCOME_LINES_MAX }) });
    }
  });
