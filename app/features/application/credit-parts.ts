import { creditSumCents, type Advance, type CreditParts } from "~/domain/credit.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { goodsTotalCents, insuranceTotalCents } from "~/domain/goods.ts";
import type { Application } from "~/services/application-types.ts";

type Priced = Pick<Application, "goods" | "credit" | "shopConditions">;

const advance = ({ advanceType, advanceHundredths }: Application["credit"]): Advance =>
  advanceType === AdvanceType.percent
    ? { type: AdvanceType.percent, basisPoints: advanceHundredths ?? 0 }
    : { type: AdvanceType.amount, cents: advanceHundredths ?? 0 };

const parts = ({ goods, credit, shopConditions }: Priced): CreditParts => ({
  goodsTotalCents: goodsTotalCents(goods),
  warrantyTotalCents: insuranceTotalCents(goods, shopConditions.extendedWarrantyAllowed),
  advance: advance(credit),
  ownFundsCents: credit.ownFundsCents ?? 0,
  transferToClientCents: credit.transferToClientCents ?? 0,
});

/** What the credit sum of an application is made of (F-268, domain.md 2.1). */
export const creditPartsOf = { advance, parts, sumCents: (application: Priced) => creditSumCents(parts(application)) };
