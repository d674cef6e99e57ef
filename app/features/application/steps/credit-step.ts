import * as z from "zod";
import { advanceSchema } from "~/domain/advance-field.ts";
import type { Advance } from "~/domain/credit.ts";
import { AdvanceType, advanceTypes } from "~/domain/enumerations/advance-type.ts";
import { ContractType, hasAskedSum, limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { flagField } from "~/domain/fields/flag-field.ts";
import { integerField } from "~/domain/fields/integer-field.ts";
import { moneyOrZeroField, optionalMoneyField } from "~/domain/fields/money-field.ts";
import { optionalText } from "~/domain/fields/text-field.ts";
import { CREDIT_DURATION_MAX_MONTHS, PAYMENT_DAY_DEFAULT } from "~/domain/limits.ts";
import { paymentDayField } from "~/domain/payment-day.ts";
import { formatPercent } from "~/domain/percent.ts";
import type { Application } from "~/services/application-types.ts";
import { toMoneyText, toOptionalMoneyText, toText, toTick } from "~/forms/field-texts.ts";
import { chooseVariant, titlesOfVariants } from "../choose-variant.ts";
import { advanceOf, creditSumOf, refinancedCentsOf } from "../credit-parts.ts";
import { ITEM_MAX_LENGTH } from "../goods/item-query.ts";
import type { FormFields, StepDefinition } from "../step-definition.ts";
import { findCreditFindings } from "./credit-findings.ts";
import { usualTerms } from "./usual-terms.ts";

export const creditSchema = z.object({
  /** An item of the catalogue that is still to be added: its number, or what its name has in it (F-232). */
  item: optionalText({ max: ITEM_MAX_LENGTH }),
  variant: integerField({ min: 1, max: 999_999_999, required: "choice.required" }),
  duration: integerField({ min: 1, max: CREDIT_DURATION_MAX_MONTHS }),
  paymentDay: paymentDayField(),
  /** Of an account or a card; the sum of goods is not typed. */
  sum: optionalMoneyField(),
  /** Absent with its whole group where there are no goods to pay in advance for. */
  advance: advanceSchema.optional(),
  ownFunds: moneyOrZeroField(),
  transferToClient: moneyOrZeroField(),
  winterPayments: flagField(),
});

export type CreditValues = z.output<typeof creditSchema>;

/** Step 2: goods, and how they are paid (F-237 to F-247, F-267 to F-272). The goods themselves are saved line by line. */
export const creditStep: StepDefinition<typeof creditSchema> = {
  key: "credit",
  schema: () => creditSchema,
  toFields: (application) => {
    const { contractType, credit } = application;
    return {
      variant: toText(credit.conditionVariantId),
      duration: toText(credit.durationMonths),
      paymentDay: toText(credit.paymentDay ?? PAYMENT_DAY_DEFAULT),
      ...(hasAskedSum(contractType) ? { sum: toOptionalMoneyText(creditSumOf(application)) } : toPartFields(credit)),
      winterPayments: toTick(credit.lowerWinterPayments),
    };
  },
  preset: usualTerms,
  // What the back end has said of the saved terms says nothing of these.
  apply: (application, values) => ({ ...applyCredit(application, values), smallPayment: null, termsApply: null }),
  validate: findCreditFindings,
  titles: ({ shopConditions }) => titlesOfVariants(shopConditions),
};

const toPartFields = (credit: Application["credit"]): FormFields => ({
  advance: {
    type: toText(advanceTypes.find(credit.advanceType) ?? AdvanceType.amount),
    value: advanceText(advanceOf(credit)),
  },
  ownFunds: toOptionalMoneyText(credit.ownFundsCents),
  transferToClient: toOptionalMoneyText(credit.transferToClientCents),
});

function advanceText(advance: Advance): string {
  if (advance.type === AdvanceType.percent)
    return advance.basisPoints === 0 ? "" : formatPercent(advance.basisPoints, "lt").replace("%", "").trim();
  return advance.cents === 0 ? "" : toMoneyText(advance.cents);
}

const NO_ADVANCE: Advance = { type: AdvanceType.amount, cents: 0 };

function applyCredit(application: Application, values: CreditValues): Application {
  const choice = { conditionVariantId: values.variant, durationMonths: values.duration };
  const offered = chooseVariant(application, choice);
  // The page offers variants of the product that was chosen in step 1; one of another product is as good as unknown.
  const isOffered = application.contractType === null || offered.contractType === application.contractType;
  const chosen = isOffered ? offered : withoutVariant(application, values.duration);
  const credit = {
    ...chosen.credit,
    paymentDay: values.paymentDay,
    // As typed: a duration or a variant without it is a finding, not a tick that goes without a word.
    lowerWinterPayments: values.winterPayments,
  };
  const next = withVariantsMonths({ ...chosen, credit });
  return hasAskedSum(next.contractType) ? withAskedSum(next, values.sum) : withParts(next, values);
}

/** A card has no end: what is calculated with are the months of its variant, of which the form does not ask (F-271). */
function withVariantsMonths(application: Application): Application {
  const { contractType, credit, shopConditions } = application;
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  if (variant === undefined || limitKindOf(contractType) !== "card") return application;
  return { ...application, credit: { ...credit, durationMonths: variant.durationToMonths } };
}

const withoutVariant = (application: Application, durationMonths: number): Application => ({
  ...application,
  credit: { ...application.credit, conditionVariantId: null, durationMonths },
});

/** With the goods, and what is paid of them otherwise: the sum follows (F-268). */
function withParts(application: Application, { advance = NO_ADVANCE, ownFunds, transferToClient }: CreditValues) {
  const next = {
    ...application,
    credit: { ...application.credit, ...toPaidParts(advance, ownFunds, transferToClient) },
  };
  return { ...next, credit: { ...next.credit, sumCents: creditSumOf(next) + refinancedCentsOf(application) } };
}

/** With the sum as typed; a card's is its limit (F-267). There are no goods of which a part could be paid otherwise. */
function withAskedSum({ contractType, credit, ...rest }: Application, sumCents: number | null): Application {
  const limitCents = contractType === ContractType.creditCard ? sumCents : credit.limitCents;
  return { ...rest, contractType, credit: { ...credit, ...toPaidParts(NO_ADVANCE, 0, 0), sumCents, limitCents } };
}

const toPaidParts = (advance: Advance, ownFundsCents: number, transferToClientCents: number) => ({
  advanceType: advance.type,
  advanceHundredths: advance.type === AdvanceType.amount ? advance.cents : advance.basisPoints,
  ownFundsCents,
  transferToClientCents,
});
