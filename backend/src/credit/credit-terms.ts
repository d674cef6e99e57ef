import { isWinterOffered } from "../rules/condition-rules.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import type { IsoDay } from "../rules/days.ts";
import type { InsuranceCharge, ScheduleTerms } from "../rules/schedule-types.ts";
import { termsOfVariant } from "../rules/variant-terms.ts";
import { OPEN_ENDED_PARTS } from "../rules/schedule-policy.ts";
import { toRuleVariant } from "./condition-variants.ts";
import type { CreditFacts, InsuranceRow } from "./credit-facts.ts";
import { amountsOf } from "./credit-sum.ts";
import { flagOf, numberOf } from "../wire/wire-values.ts";

/** Payment day where the buyer has not chosen one (G17). */
export const DEFAULT_PAYMENT_DAY = 15;

/** The monthly premium of an insurance package. */
export const toInsuranceCharge = (row: InsuranceRow): InsuranceCharge => ({
  kind: "percent",
  percent: row.monthlyPercent,
  minimumCents: row.minMonthlyCents,
  isCompulsory: row.compulsory,
});

/** The variant that an application names, if its shop has it. */
export function findChosenVariant({ application, variants }: CreditFacts): ConditionVariant | null {
  const id = numberOf(application, "SalyguVariantoID");
  const row = variants.find((variant) => variant.id === id);
  return row ? toRuleVariant(row) : null;
}

/** Months of the credit: as chosen, or the assumed ones of a credit without an end. */
export const durationOf = ({ application }: CreditFacts, variant: ConditionVariant): number | null =>
  variant.isOpenEnded ? OPEN_ENDED_PARTS : numberOf(application, "Trukme");

/**
 * The schedule terms of an application under a variant, for its own duration or for another; null while none is chosen.
 * Smaller winter payments are a wish: a variant without them has equal payments (L-2.5).
 */
export function termsOf(
  facts: CreditFacts,
  variant: ConditionVariant,
  contractDate: IsoDay,
  durationMonths = durationOf(facts, variant),
): ScheduleTerms | null {
  if (durationMonths === null) return null;
  return termsOfVariant(variant, {
    contractDate,
    paymentDay: numberOf(facts.application, "MokejimoDiena") ?? DEFAULT_PAYMENT_DAY,
    durationMonths,
    creditSumCents: amountsOf(facts).creditSumCents,
    hasSmallWinterPayments:
      flagOf(facts.application, "MazesnesZiemosImokos") && isWinterOffered(variant, durationMonths),
    ...(facts.insurance && { insurance: toInsuranceCharge(facts.insurance) }),
  });
}
