import type { IsoDay } from "../rules/days.ts";
import { computeSchedule } from "../rules/schedule.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { findChosenVariant, termsOf } from "./credit-terms.ts";

/**
 * The last day on which a contract of a day may be signed: that of its first instalment, for later its papers name
 * instalments that were never due. Null where no instalment has a day: a limit without an end is only counted with some.
 */
export function lastSigningDay(facts: CreditFacts, contractDate: IsoDay): IsoDay | null {
  const variant = findChosenVariant(facts);
  if (variant === null || variant.isOpenEnded) return null;
  const terms = termsOf(facts, variant, contractDate);
  const schedule = terms && computeSchedule(terms);
  return schedule?.ok ? schedule.value.firstDueDate : null;
}
