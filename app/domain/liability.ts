import * as z from "zod";
import { liabilityTypes } from "./enumerations/liability-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { integerField } from "./fields/integer-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { moneyField, moneyOrZeroField, optionalMoneyField } from "./fields/money-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import { issueMessage } from "./issue.ts";
import type { IsoDay } from "./iso-day.ts";

/** Instalments of the longest credit that a client may hold elsewhere: forty years, monthly. */
const INSTALMENTS_MAX = 480;

const OVERDUE_DAYS_MAX = 9999;

/**
 * A financial liability (F-299, F-300, F-559). Counts are whole, the outstanding sum lies within the limit, a
 * refinanced amount needs the flag that refinancing is possible.
 * @param today the contract cannot be dated later (F-559)
 */
export const liabilitySchema = (today: IsoDay) =>
  z
    .object({
      type: choiceField(liabilityTypes),
      creditor: requiredText({ min: 2, max: 100 }),
      contractDate: isoDayField({ max: today, maxKey: "date.future" }),
      limit: moneyField(),
      outstanding: moneyField(),
      instalmentCount: integerField({ min: 0, max: INSTALMENTS_MAX }),
      outstandingCount: integerField({ min: 0, max: INSTALMENTS_MAX }),
      instalment: moneyField(),
      correctedInstalment: optionalMoneyField(),
      overdueDays: integerField({ min: 0, max: OVERDUE_DAYS_MAX }),
      refinancePossible: flagField(),
      refinanceAmount: moneyOrZeroField(),
      payerCode: optionalText({ max: 30 }),
      purpose: optionalText({ max: 140 }),
    })
    .refine(({ outstanding, limit }) => outstanding <= limit, {
      path: ["outstanding"],
      error: issueMessage("liability.outstandingAboveLimit"),
    })
    .refine(({ outstandingCount, instalmentCount }) => outstandingCount <= instalmentCount, {
      path: ["outstandingCount"],
      error: issueMessage("liability.countAboveTotal"),
    })
    .refine(({ refinancePossible, refinanceAmount }) => refinancePossible || refinanceAmount === 0, {
      path: ["refinanceAmount"],
      error: issueMessage("liability.refinanceImpossible"),
    });
