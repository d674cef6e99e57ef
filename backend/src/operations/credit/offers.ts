import { affordabilityPolicyOn } from "../../rules/affordability-policy.ts";
import { invalidConditionIds, offeredDurations } from "../../rules/condition-rules.ts";
import type { ConditionVariant } from "../../rules/condition-types.ts";
import type { IsoDay } from "../../rules/days.ts";
import { decideCredit } from "../../rules/decision.ts";
import type { Decision, ProposedOption } from "../../rules/decision-types.ts";
import { assessHousehold } from "../../rules/household.ts";
import { proposeOptions } from "../../rules/offers.ts";
import { termsOfVariant } from "../../rules/variant-terms.ts";
import { toContractType, toRuleVariant } from "./condition-variants.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { amountsOf } from "./credit-sum.ts";
import { DEFAULT_PAYMENT_DAY, findChosenVariant, toInsuranceCharge } from "./credit-terms.ts";
import { financesOf } from "./finances.ts";
import { messageOf, type OfferMessage } from "./offer-message.ts";
import { flagOf, numberOf } from "./wire-values.ts";

/** The offers of an application with the decision about the best of them. */
export interface Offers {
  readonly options: readonly ProposedOption[];
  /** Null when no option exists to decide about. */
  readonly decision: Decision | null;
  readonly message: OfferMessage;
}

/** Variants that the product and the goods allow; a shop with the catalogue exception allows all (F-245, F-255). */
export function allowedVariants({ application, variants, lines, shop }: CreditFacts): ConditionVariant[] {
  const all = variants.map(toRuleVariant);
  const product = toContractType(numberOf(application, "SutartiesTipas"));
  const forbidden = shop.catalogueException ? [] : invalidConditionIds(all, lines, shop.catalogueType);
  return all.filter(
    (variant) => variant.contractType === product && !variant.isExpired && !forbidden.includes(variant.id),
  );
}

/** What every schedule of an application shares, whatever the variant. */
function choiceOf(facts: CreditFacts, contractDate: IsoDay) {
  const { application, insurance } = facts;
  return {
    contractDate,
    paymentDay: numberOf(application, "MokejimoDiena") ?? DEFAULT_PAYMENT_DAY,
    creditSumCents: amountsOf(facts).creditSumCents,
    hasSmallWinterPayments: flagOf(application, "MazesnesZiemosImokos"),
    ...(insurance && { insurance: toInsuranceCharge(insurance) }),
  };
}

/** The decision is about the option that was chosen, else about the cheapest. */
function decide(facts: CreditFacts, options: readonly ProposedOption[], today: IsoDay): Decision | null {
  const chosenId = findChosenVariant(facts)?.id;
  const duration = numberOf(facts.application, "Trukme");
  const option =
    options.find(({ variantId, durationMonths }) => variantId === chosenId && durationMonths === duration) ??
    options.find(({ isCheapest }) => isCheapest);
  const row = facts.variants.find(({ id }) => id === option?.variantId);
  if (!option || !row) return null;
  const variant = toRuleVariant(row);
  const decision = decideCredit({
    finances: financesOf(facts, today),
    terms: termsOfVariant(variant, {
      ...choiceOf(facts, today),
      durationMonths: option.durationMonths,
      hasSmallWinterPayments: false,
    }),
    sumLimits: variant.sumLimits,
    durationsMonths: offeredDurations(variant),
  });
  return decision.ok ? decision.value : null;
}

/** Computes the offers of an application on a day (F-256, F-257). */
export function computeOffers(facts: CreditFacts, today: IsoDay): Offers {
  const finances = financesOf(facts, today);
  const { advanceCents, goodsTotalCents, refinancedCents } = amountsOf(facts);
  const preferredMonths = numberOf(facts.application, "Trukme");
  const options = proposeOptions({
    ...choiceOf(facts, today),
    variants: allowedVariants(facts),
    finances,
    ...(preferredMonths !== null && { preferredMonths }),
    advanceCents,
    goodsTotalCents,
  });
  const decision = decide(facts, options, today);
  const household = assessHousehold(finances, affordabilityPolicyOn(today));
  const message = messageOf({
    options,
    hasIncome: household.sustainableIncomeCents > 0,
    maxSumCents: decision?.maxSumCents ?? 0,
    refinancedCents,
  });
  return { options, decision, message };
}
