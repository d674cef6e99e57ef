import { offeredDurations } from "../rules/condition-rules.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import type { IsoDay } from "../rules/days.ts";
import { decideCredit, decideResult } from "../rules/decision.ts";
import type { Decision, DecisionResult } from "../rules/decision-types.ts";
import type { ScheduleTerms } from "../rules/schedule-types.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { durationOf, findChosenVariant, termsOf } from "./credit-terms.ts";
import { decisionFactsOf, type DecisionFacts } from "./decision-facts.ts";
import { financesOf } from "./finances.ts";

/** A variant for a number of months: what a decision is about. */
export interface CreditChoice {
  readonly variant: ConditionVariant;
  readonly durationMonths: number;
}

/** A choice with its terms and the affordability decision about it. */
export interface DecidedCredit extends CreditChoice {
  readonly terms: ScheduleTerms;
  readonly decision: Decision;
  /** What was looked at. */
  readonly seen: DecisionFacts;
}

/** What the application has chosen; null while variant or duration is missing. */
export function findChoice(facts: CreditFacts): CreditChoice | null {
  const variant = findChosenVariant(facts);
  const durationMonths = variant && durationOf(facts, variant);
  return variant === null || durationMonths === null ? null : { variant, durationMonths };
}

/** The decision about a choice on a day; null when its terms make no schedule (1400). */
export function decideChoice(facts: CreditFacts, choice: CreditChoice, day: IsoDay): DecidedCredit | null {
  const { variant, durationMonths } = choice;
  const terms = termsOf(facts, variant, day, durationMonths);
  if (terms === null) return null;
  const seen = decisionFactsOf(facts, { variantId: variant.id, terms }, day);
  const decision = decideCredit({
    finances: seen.finances,
    terms,
    sumLimits: variant.sumLimits,
    durationsMonths: offeredDurations(variant),
  });
  return decision.ok ? { ...choice, terms, decision: decision.value, seen } : null;
}

/** The result of the same decision alone; null where there is nothing to decide about. */
export function resultOfChosen(facts: CreditFacts, day: IsoDay): DecisionResult | null {
  const choice = findChoice(facts);
  const terms = choice && termsOf(facts, choice.variant, day, choice.durationMonths);
  return terms && decideResult({ finances: financesOf(facts, day), terms });
}

/**
 * The credit that an application has chosen with the decision about it: the offers, the figures of the application and
 * the making of the contract all read this one (decision under G16).
 */
export function decideChosen(facts: CreditFacts, day: IsoDay): DecidedCredit | null {
  const choice = findChoice(facts);
  return choice && decideChoice(facts, choice, day);
}
