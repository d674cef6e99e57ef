import { isGoodsContract } from "../rules/condition-rules.ts";
import { creditAmounts, type Advance, type CreditAmounts, type CreditBasis } from "../rules/credit-amounts.ts";
import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toContractType } from "./condition-variants.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { isRefinanceable, type CountedLiability } from "./liabilities.ts";
import { centsOf, flagOf, numberOf } from "../wire/wire-values.ts";

const PERCENT_ADVANCE = 1;
const CREDIT_CARD = 6;
const WITH_SPOUSE = 2;

/** AvansoTipas 0 is an amount, 1 a percent of the goods (O20). */
function advanceOf(application: WireRecord): Advance | undefined {
  const text = textOf(application, "Avansas");
  if (text === "") return undefined;
  return numberOf(application, "AvansoTipas") === PERCENT_ADVANCE
    ? { kind: "percent", percent: text }
    : { kind: "amount", amountCents: centsOf(application, "Avansas") ?? 0 };
}

/** What the credit sum of goods is made from (F-268). */
export function creditBasisOf({ application, lines, shop }: CreditFacts): CreditBasis {
  const advance = advanceOf(application);
  return {
    lines,
    isExtendedWarrantyAllowed: shop.extendedWarrantyAllowed,
    ...(advance && { advance }),
    ownFundsCents: centsOf(application, "NuosavosLesos") ?? 0,
    transferToClientCents: centsOf(application, "PervestiKlientui") ?? 0,
  };
}

/** Whether both spouses borrow (C18). */
export const isSpouseCredit = (application: WireRecord): boolean =>
  numberOf(application, "Sutuoktinis") === WITH_SPOUSE;

/** Only a credit for goods repays other debts besides: the sum of any other is what was asked for (F-265). */
const isForGoods = ({ application, lines }: CreditFacts): boolean =>
  isGoodsContract(toContractType(numberOf(application, "SutartiesTipas"))) && lines.length > 0;

/** Debts that the credit could repay; the spouse's only when both borrow (F-265). */
export const refinanceable = (facts: CreditFacts): CountedLiability[] =>
  isForGoods(facts)
    ? facts.liabilities.filter(
        (liability) => isRefinanceable(liability) && (liability.owner === "buyer" || isSpouseCredit(facts.application)),
      )
    : [];

/** What the debts add up to that are repaid when refinancing is chosen, in cents: all that can be, but those that are kept. */
export const refinancingSum = (facts: CreditFacts): number =>
  refinanceable(facts)
    .filter(({ isKept }) => !isKept)
    .reduce((sum, { refinanceCents }) => sum + (refinanceCents ?? 0), 0);

/** Debts that the credit of the application repays, as it stands; none while refinancing is not chosen. */
export const refinanced = (facts: CreditFacts): CountedLiability[] =>
  flagOf(facts.application, "Refinansavimas") ? refinanceable(facts).filter(({ isKept }) => !isKept) : [];

/** The amounts of an application's credit, in cents. */
export interface ApplicationAmounts extends CreditAmounts {
  /** Part of the credit that repays other debts; 0 when refinancing is not chosen. */
  readonly refinancedCents: number;
}

function withoutGoods(application: WireRecord): CreditAmounts {
  const isCard = numberOf(application, "SutartiesTipas") === CREDIT_CARD;
  const limitCents = isCard ? centsOf(application, "KreditoLimitas") : null;
  const creditSumCents = limitCents ?? centsOf(application, "Suma") ?? 0;
  return { goodsTotalCents: 0, warrantyTotalCents: 0, advanceCents: 0, creditSumCents };
}

/**
 * The amounts of an application. For goods the sum follows from them (F-268); before there are any, and for an account
 * or a card, it is the sum that was asked for.
 */
export function amountsOf(facts: CreditFacts): ApplicationAmounts {
  const { application } = facts;
  if (!isForGoods(facts)) return { ...withoutGoods(application), refinancedCents: 0 };
  const amounts = creditAmounts(creditBasisOf(facts));
  const refinancedCents = flagOf(application, "Refinansavimas") ? refinancingSum(facts) : 0;
  return { ...amounts, refinancedCents, creditSumCents: amounts.creditSumCents + refinancedCents };
}
