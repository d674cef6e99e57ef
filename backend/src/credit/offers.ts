import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import type { IsoDay } from "../rules/days.ts";
import type { ProposedOption } from "../rules/decision-types.ts";
import { assessHousehold } from "../rules/household.ts";
import { isProposable, proposeOptions, type OfferRequest } from "../rules/offers.ts";
import { decideChoice, findChoice, type CreditChoice, type DecidedCredit } from "./chosen-credit.ts";
import { toContractType, toRuleVariant } from "./condition-variants.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { amountsOf } from "./credit-sum.ts";
import { DEFAULT_PAYMENT_DAY, toInsuranceCharge } from "./credit-terms.ts";
import { financesOf } from "./finances.ts";
import { messageOf, type OfferMessage } from "./offer-message.ts";
import { fitsGoods } from "./promotions.ts";
import { flagOf, numberOf } from "../wire/wire-values.ts";

/** The offers of an application with the decision about the chosen one. */
export interface Offers {
  readonly options: readonly ProposedOption[];
  /** What was decided about; null when no option exists to decide about, or the chosen one is not among them. */
  readonly decided: DecidedCredit | null;
  readonly message: OfferMessage;
  /** The same for users who read English. */
  readonly english: OfferMessage;
}

/** Variants that the product and the goods allow (F-245 to F-247). */
function allowedVariants(facts: CreditFacts): ConditionVariant[] {
  const product = toContractType(numberOf(facts.application, "SutartiesTipas"));
  return facts.variants
    .map(toRuleVariant)
    .filter((variant) => variant.contractType === product && !variant.isExpired && fitsGoods(facts, variant));
}

/** What the options of an application are made from. */
function requestOf(facts: CreditFacts, contractDate: IsoDay): OfferRequest {
  const { application, insurance } = facts;
  const { creditSumCents, advanceCents, goodsTotalCents } = amountsOf(facts);
  return {
    contractDate,
    paymentDay: numberOf(application, "MokejimoDiena") ?? DEFAULT_PAYMENT_DAY,
    creditSumCents,
    hasSmallWinterPayments: flagOf(application, "MazesnesZiemosImokos"),
    ...(insurance && { insurance: toInsuranceCharge(insurance) }),
    variants: allowedVariants(facts),
    finances: financesOf(facts, contractDate),
    advanceCents,
    goodsTotalCents,
  };
}

/** Whether what the application has chosen is among its offers, affordable or not; null before it has chosen (decision under G16). */
export function isChosenOffered(facts: CreditFacts, today: IsoDay): boolean | null {
  const chosen = findChoice(facts);
  if (chosen === null) return null;
  const request = requestOf(facts, today);
  const variant = request.variants.find(({ id }) => id === chosen.variant.id);
  return variant !== undefined && isProposable(request, { ...chosen, variant });
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
  const { refinancedCents } = amountsOf(facts);
  const choice = findChoice(facts);
  const options = proposeOptions({
    ...requestOf(facts, today),
    asked: {
      variantId: choice?.variant.id ?? null,
      durationMonths: choice?.durationMonths ?? numberOf(facts.application, "Trukme"),
    },
  });
  const decided = decide(facts, options, today);
  const household = assessHousehold(finances, affordabilityPolicyOn(today));
  const situation = {
    options,
    decision: decided?.decision ?? null,
    hasIncome: household.sustainableIncome.numerator > 0,
    refinancedCents,
  };
  return { options, decided, message: messageOf(situation), english: messageOf(situation, "en") };
}
