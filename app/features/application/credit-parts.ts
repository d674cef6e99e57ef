import { creditSumCents, type Advance, type CreditParts } from "~/domain/credit.ts";
import { ContractType, hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { goodsTotalCents, insuranceTotalCents } from "~/domain/goods.ts";
import type { Application } from "~/services/application-types.ts";

type Priced = Pick<Application, "contractType" | "goods" | "credit" | "shopConditions">;
type Repaying = Priced & Pick<Application, "refinancing">;

/** The advance payment as saved; none is an amount of nothing. */
export const advanceOf = ({ advanceType, advanceHundredths }: Application["credit"]): Advance =>
  advanceType === AdvanceType.percent
    ? { type: AdvanceType.percent, basisPoints: advanceHundredths ?? 0 }
    : { type: AdvanceType.amount, cents: advanceHundredths ?? 0 };

/** What the credit sum of an application is made of (F-268, L-2.1). */
export const toCreditParts = ({ goods, credit, shopConditions }: Priced): CreditParts => ({
  goodsTotalCents: goodsTotalCents(goods),
  warrantyTotalCents: insuranceTotalCents(goods, shopConditions.extendedWarrantyAllowed),
  advance: advanceOf(credit),
  ownFundsCents: credit.ownFundsCents ?? 0,
  transferToClientCents: credit.transferToClientCents ?? 0,
});

/** For goods the sum follows from them (F-268); of an account it is what was asked for, of a card its limit (F-267). */
export function creditSumOf(application: Priced): number {
  const { contractType, credit } = application;
  if (!hasAskedSum(contractType)) return creditSumCents(toCreditParts(application));
  const limitCents = contractType === ContractType.creditCard ? credit.limitCents : null;
  return limitCents ?? credit.sumCents ?? 0;
}

/** What the credit repays of other debts (F-265), in cents. The back end alone adds it up: it is what the sum of its answer holds beside the parts. */
export function refinancedCentsOf(application: Repaying): number {
  if (application.refinancing !== true || hasAskedSum(application.contractType)) return 0;
  return Math.max((application.credit.sumCents ?? 0) - creditSumOf(application), 0);
}
