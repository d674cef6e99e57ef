import { isGoodsContract } from "../rules/condition-rules.ts";
import { creditAmounts, type Advance, type CreditAmounts, type CreditBasis } from "../rules/credit-amounts.ts";
import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toContractType } from "./condition-variants.ts";
import type { ClientRow, CreditFacts } from "./credit-facts.ts";
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

const refinanceableCents = (person: ClientRow | null): number =>
  (person?.registry.liabilities ?? [])
    .filter(({ refinancePossible }) => refinancePossible)
    .reduce((sum, { refinanceCents }) => sum + (refinanceCents ?? 0), 0);

/** Whether both spouses borrow (C18). */
export const isSpouseCredit = (application: WireRecord): boolean =>
  numberOf(application, "Sutuoktinis") === WITH_SPOUSE;

/** What the debts that may be refinanced add up to, in cents; the spouse's only when both borrow (F-265). */
export const refinancingSum = ({ application, buyer, spouse }: CreditFacts): number =>
  refinanceableCents(buyer) + (isSpouseCredit(application) ? refinanceableCents(spouse) : 0);

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
  const { application, lines } = facts;
  const isForGoods = isGoodsContract(toContractType(numberOf(application, "SutartiesTipas"))) && lines.length > 0;
  if (!isForGoods) return { ...withoutGoods(application), refinancedCents: 0 };
  const amounts = creditAmounts(creditBasisOf(facts));
  const refinancedCents = flagOf(application, "Refinansavimas") ? refinancingSum(facts) : 0;
  return { ...amounts, refinancedCents, creditSumCents: amounts.creditSumCents + refinancedCents };
}
