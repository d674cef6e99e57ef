import * as z from "zod";
import { liabilityTypes } from "./enumerations/liability-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { optionalIbanField } from "./fields/iban-field.ts";
import { integerField, optionalIntegerField } from "./fields/integer-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { moneyField, optionalMoneyField } from "./fields/money-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import { issueMessage } from "./issue.ts";
import type { IsoDay } from "./iso-day.ts";

/** Instalments of the longest credit that a client may hold elsewhere: forty years, monthly. */
const INSTALMENTS_MAX = 480;

const OVERDUE_DAYS_MAX = 9999;

/** Findings about two fields come together with those of single ones. */
const always = () => true;

/** Of a debt that a register knows only this is said (F-300). */
export const correctionSchema = z.object({
  correctedInstalment: optionalMoneyField(),
  /** The debt stays, although the new credit could repay it. */
  kept: flagField(),
  /** Where it is repaid to (F-274). */
  creditorAccount: optionalIbanField(),
  /** Why less is to count than the register says (O31). */
  correctionReason: optionalText({ max: 250 }),
});

/**
 * A financial liability (F-299, F-300, F-559). Counts are whole, the outstanding sum lies within the limit, a
 * refinanced amount needs the flag that refinancing is possible.
 * @param today the contract cannot be dated later (F-559)
 */
export const liabilitySchema = (today: IsoDay) =>
  correctionSchema
    .omit({ correctionReason: true })
    .extend({
      type: choiceField(liabilityTypes),
      spouse: flagField(),
      creditor: requiredText({ min: 2, max: 100 }),
      contractDate: isoDayField({ max: today, maxKey: "date.future" }),
      limit: moneyField(),
      outstanding: moneyField(),
      instalmentCount: integerField({ min: 0, max: INSTALMENTS_MAX }),
      outstandingCount: integerField({ min: 0, max: INSTALMENTS_MAX }),
      instalment: moneyField(),
      overdueDays: optionalIntegerField({ min: 0, max: OVERDUE_DAYS_MAX }),
      refinancePossible: flagField(),
      refinanceAmount: optionalMoneyField(),
      payerCode: optionalText({ max: 30 }),
      purpose: optionalText({ max: 140 }),
    })
    .refine(({ outstanding, limit }) => !(outstanding > limit), {
      when: always,
      path: ["outstanding"],
      error: issueMessage("liability.outstandingAboveLimit"),
    })
    .refine(({ outstandingCount, instalmentCount }) => !(outstandingCount > instalmentCount), {
      when: always,
      path: ["outstandingCount"],
      error: issueMessage("liability.countAboveTotal"),
    })
    .refine(({ refinanceAmount, outstanding }) => !((refinanceAmount ?? 0) > outstanding), {
      when: always,
      path: ["refinanceAmount"],
      error: issueMessage("liability.refinanceAboveOutstanding"),
    })
    .refine(({ refinancePossible, refinanceAmount }) => refinancePossible || !refinanceAmount, {
      when: always,
      path: ["refinanceAmount"],
      error: issueMessage("liability.refinanceImpossible"),
    });
