import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { invalidConditionIds } from "../rules/condition-rules.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import type { IsoDay } from "../rules/days.ts";
import type { ProposedOption } from "../rules/decision-types.ts";
import { assessHousehold } from "../rules/household.ts";
import { proposeOptions } from "../rules/offers.ts";
import { decideChoice, findChoice, type CreditChoice, type DecidedCredit } from "./chosen-credit.ts";
import { toContractType, toRuleVariant } from "./condition-variants.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { amountsOf } from "./credit-sum.ts";
import { DEFAULT_PAYMENT_DAY, toInsuranceCharge } from "./credit-terms.ts";
import { financesOf } from "./finances.ts";
import { messageOf, type OfferMessage } from "./offer-message.ts";
import { flagOf, numberOf } from "../wire/wire-values.ts";

/** The offers of an application with the decision about the chosen one. */
export interface Offers {
  readonly options: readonly ProposedOption[];
  /** What was decided about; null when no option exists to decide about, or the chosen one is not among them. */
  readonly decided: DecidedCredit | null;
  readonly message: OfferMessage;
}

/** Variants that the product and the goods allow; a shop with the catalogue exception allows all (F-245, F-255). */
function allowedVariants({ application, variants, lines, shop }: CreditFacts): ConditionVariant[] {
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

/**
 * The decision is about what was chosen, and there is none when that cannot be had; before a choice it is about the
 * cheapest option (decision under G16).
 */
function decide(facts: CreditFacts, options: readonly ProposedOption[], today: IsoDay): DecidedCredit | null {
  const chosen = findChoice(facts);
  const option = chosen === null ? options.find(({ isCheapest }) => isCheapest) : findOption(options, chosen);
  const row = facts.variants.find(({ id }) => id === option?.variantId);
  if (!option || !row) return null;
  return decideChoice(facts, { variant: toRuleVariant(row), durationMonths: option.durationMonths }, today);
}

const findOption = (options: readonly ProposedOption[], { variant, durationMonths }: CreditChoice) =>
  options.find((option) => option.variantId === variant.id && option.durationMonths === durationMonths);

/** Computes the offers of an application on a day (F-256, F-257). */
export function computeOffers(facts: CreditFacts, today: IsoDay): Offers {
  const finances = financesOf(facts, today);
  const { advanceCents, goodsTotalCents, refinancedCents } = amountsOf(facts);
  const choice = findChoice(facts);
  const options = proposeOptions({
    ...choiceOf(facts, today),
    variants: allowedVariants(facts),
    finances,
    asked: {
      variantId: choice?.variant.id ?? null,
      durationMonths: choice?.durationMonths ?? numberOf(facts.application, "Trukme"),
    },
    advanceCents,
    goodsTotalCents,
  });
  const decided = decide(facts, options, today);
  const household = assessHousehold(finances, affordabilityPolicyOn(today));
  const message = messageOf({
    options,
    decision: decided?.decision ?? null,
    hasIncome: household.sustainableIncome.numerator > 0,
    refinancedCents,
  });
  return { options, decided, message };
}
