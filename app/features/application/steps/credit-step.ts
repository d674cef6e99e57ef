import * as z from "zod";
import { advanceSchema } from "~/domain/advance-field.ts";
import type { Advance } from "~/domain/credit.ts";
import { AdvanceType, advanceTypes } from "~/domain/enumerations/advance-type.ts";
import { ContractType, hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { flagField } from "~/domain/fields/flag-field.ts";
import { integerField } from "~/domain/fields/integer-field.ts";
import { moneyOrZeroField, optionalMoneyField } from "~/domain/fields/money-field.ts";
import { PAYMENT_DAY_DEFAULT, paymentDayField } from "~/domain/payment-day.ts";
import { formatPercent } from "~/domain/percent.ts";
import type { Application } from "~/services/application-types.ts";
import { toMoneyText, toOptionalMoneyText, toText, toTick } from "../field-texts.ts";
import { chooseVariant } from "../choose-variant.ts";
import { creditPartsOf } from "../credit-parts.ts";
import type { FormFields, StepDefinition } from "../step-definition.ts";
import { CREDIT_FORM } from "../step-forms.ts";
import { findCreditFindings } from "./credit-findings.ts";

/** Longest duration of any product; the variant narrows it (decision under G17). */
const DURATION_MAX_MONTHS = 120;

export const creditSchema = z.object({
  variant: integerField({ min: 1, max: 999_999_999 }),
  duration: integerField({ min: 1, max: DURATION_MAX_MONTHS }),
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
  number: 2,
  key: "credit",
  formId: CREDIT_FORM,
  schema: () => creditSchema,
  toFields: (application) => {
    const { contractType, credit } = application;
    return {
      variant: toText(credit.conditionVariantId),
      duration: toText(credit.durationMonths),
      paymentDay: toText(credit.paymentDay ?? PAYMENT_DAY_DEFAULT),
      ...(hasAskedSum(contractType)
        ? { sum: toOptionalMoneyText(creditPartsOf.sumCents(application)) }
        : toPartFields(credit)),
      winterPayments: toTick(credit.lowerWinterPayments),
    };
  },
  apply: (application, values) => applyCredit(application, values),
  findProblems: findCreditFindings,
};

const toPartFields = (credit: Application["credit"]): FormFields => ({
  advance: {
    type: toText(advanceTypes.find(credit.advanceType) ?? AdvanceType.amount),
    value: advanceText(creditPartsOf.advance(credit)),
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
  const chosen = chooseVariant(application, { conditionVariantId: values.variant, durationMonths: values.duration });
  const variant = application.shopConditions.variants.find(({ id }) => id === values.variant);
  const credit = {
    ...chosen.credit,
    paymentDay: values.paymentDay,
    // As typed: too short a duration for it is a finding, not a tick that goes without a word.
    lowerWinterPayments: values.winterPayments && variant?.winterPayments === true,
  };
  const next = { ...chosen, credit };
  return hasAskedSum(next.contractType) ? withAskedSum(next, values.sum) : withParts(next, values);
}

/** With the goods, and what is paid of them otherwise: the sum follows (F-268). */
function withParts(application: Application, { advance = NO_ADVANCE, ownFunds, transferToClient }: CreditValues) {
  const next = {
    ...application,
    credit: { ...application.credit, ...toPaidParts(advance, ownFunds, transferToClient) },
  };
  return { ...next, credit: { ...next.credit, sumCents: creditPartsOf.sumCents(next) } };
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
