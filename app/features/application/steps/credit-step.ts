import * as z from "zod";
import { advanceSchema } from "~/domain/advance-field.ts";
import { findCreditProblems, type Advance } from "~/domain/credit.ts";
import { findPromotionProblem, invalidConditionIds, type ConditionContext } from "~/domain/condition-variants.ts";
import { AdvanceType, advanceTypes } from "~/domain/enumerations/advance-type.ts";
import { contractTypes, isGoodsContract } from "~/domain/enumerations/contract-type.ts";
import { flagField } from "~/domain/fields/flag-field.ts";
import { integerField } from "~/domain/fields/integer-field.ts";
import { moneyOrZeroField } from "~/domain/fields/money-field.ts";
import { findGoodsProblem } from "~/domain/goods.ts";
import { issueMessage } from "~/domain/issue.ts";
import { PAYMENT_DAY_DEFAULT, paymentDayField } from "~/domain/payment-day.ts";
import { formatPercent } from "~/domain/percent.ts";
import type { Application } from "~/services/application-types.ts";
import { toMoneyText, toOptionalMoneyText, toText, toTick } from "../field-texts.ts";
import { chooseVariant } from "../choose-variant.ts";
import { creditPartsOf } from "../credit-parts.ts";
import type { Finding, StepDefinition } from "../step-definition.ts";
import { CREDIT_FORM } from "../step-forms.ts";

/** Longest duration of any product; the variant narrows it (decision under G17). */
const DURATION_MAX_MONTHS = 120;

export const creditSchema = z.object({
  variant: integerField({ min: 1, max: 999_999_999 }),
  duration: integerField({ min: 1, max: DURATION_MAX_MONTHS }),
  paymentDay: paymentDayField(),
  advance: advanceSchema,
  ownFunds: moneyOrZeroField(),
  transferToClient: moneyOrZeroField(),
  winterPayments: flagField(),
});

export type CreditValues = z.output<typeof creditSchema>;

/** Step 2: goods, and how they are paid (F-237 to F-247, F-267 to F-272). The goods themselves are saved line by line. */
export const creditStep: StepDefinition<typeof creditSchema> = {
  number: 2,
  key: "credit",
  formId: CREDIT_FORM,
  schema: () => creditSchema,
  toFields: ({ credit }) => ({
    variant: toText(credit.conditionVariantId),
    duration: toText(credit.durationMonths),
    paymentDay: toText(credit.paymentDay ?? PAYMENT_DAY_DEFAULT),
    advance: {
      type: toText(advanceTypes.find(credit.advanceType) ?? AdvanceType.amount),
      value: advanceText(creditPartsOf.advance(credit)),
    },
    ownFunds: toOptionalMoneyText(credit.ownFundsCents),
    transferToClient: toOptionalMoneyText(credit.transferToClientCents),
    winterPayments: toTick(credit.lowerWinterPayments),
  }),
  apply: (application, values) => applyCredit(application, values),
  findProblems: (application) => [
    ...findGoodsFindings(application),
    ...findVariantFindings(application),
    ...findSumFindings(application),
  ],
};

function advanceText(advance: Advance): string {
  if (advance.type === AdvanceType.percent)
    return advance.basisPoints === 0 ? "" : formatPercent(advance.basisPoints, "lt").replace("%", "").trim();
  return advance.cents === 0 ? "" : toMoneyText(advance.cents);
}

function applyCredit(application: Application, values: CreditValues): Application {
  const chosen = chooseVariant(application, values.variant);
  const variant = application.shopConditions.variants.find(({ id }) => id === values.variant);
  const credit = {
    ...chosen.credit,
    durationMonths: values.duration,
    paymentDay: values.paymentDay,
    advanceType: values.advance.type,
    advanceHundredths: values.advance.type === AdvanceType.amount ? values.advance.cents : values.advance.basisPoints,
    ownFundsCents: values.ownFunds,
    transferToClientCents: values.transferToClient,
    lowerWinterPayments: values.winterPayments && variant?.winterPayments === true,
  };
  const next = { ...chosen, credit };
  return { ...next, credit: { ...credit, sumCents: creditPartsOf.sumCents(next) } };
}

function findGoodsFindings({ goods, contractType }: Application): Finding[] {
  const type = contractTypes.find(contractType);
  if (type !== null && !isGoodsContract(type)) return [];
  const key = findGoodsProblem(goods);
  return key === null ? [] : [{ field: "goods", message: issueMessage(key) }];
}

/** What the chosen variant does not allow: an expired or unlisted promotion, a duration outside its own (F-252, F-255). */
function findVariantFindings(application: Application): Finding[] {
  const { credit, shopConditions } = application;
  const chosen = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  if (chosen === undefined) return [{ field: "variant", message: issueMessage("choice.unknown") }];
  if (chosen.expired) return [{ field: "variant", message: issueMessage("conditions.expired") }];
  const findings: Finding[] = [];
  const context = conditionContext(application);
  const type = contractTypes.find(chosen.contractType);
  if (type !== null) {
    const promotion = findPromotionProblem(
      { ...chosen, contractType: type },
      { ...context, catalogueException: shopConditions.catalogueException },
    );
    if (promotion !== null)
      findings.push({ field: "variant", message: issueMessage(promotion, { variant: chosen.title.lt }) });
  }
  const months = credit.durationMonths ?? 0;
  const { durationFromMonths: min, durationToMonths: max } = chosen;
  if (months < min || months > max)
    findings.push({ field: "duration", message: issueMessage("credit.duration", { min, max }) });
  return findings;
}

function conditionContext({ goods, shopConditions }: Application): ConditionContext {
  return {
    variants: shopConditions.variants.flatMap((variant) => {
      const contractType = contractTypes.find(variant.contractType);
      return contractType === null ? [] : [{ ...variant, contractType }];
    }),
    goods: goods.map(({ limitations }) => ({
      actionVariants: limitations.actionVariants,
      groupActionVariants: limitations.actionVariants,
    })),
    catalogueType: shopConditions.catalogueType,
  };
}

/** Ids of the variants that cannot be chosen for these goods: shown, but not selectable (F-252, F-255). */
export const invalidVariantIds = (application: Application): number[] =>
  application.shopConditions.catalogueException
    ? application.shopConditions.variants.filter(({ expired }) => expired).map(({ id }) => id)
    : [...invalidConditionIds(conditionContext(application))];

function findSumFindings(application: Application): Finding[] {
  if (application.goods.length === 0 && application.credit.transferToClientCents === 0) return [];
  const fields = { advance: "advance.value", ownFunds: "ownFunds", sum: "advance.value" } as const;
  return findCreditProblems(creditPartsOf.parts(application)).map(({ field, key }) => ({
    field: fields[field],
    message: issueMessage(key),
  }));
}
