import type { Application, ApplicationGoodsLine } from "../../app/services/application-types.ts";
import type { ConditionVariant } from "../../app/services/condition-types.ts";
import { NO_LIMITATIONS } from "../../app/domain/goods-limitations.ts";

const NO_INCOME: Application["income"] = {
  monthlyCents: null,
  willDecrease: null,
  futureCents: null,
  workplace: null,
  type: null,
  hasCertificate: null,
};

/** Variant 11 of the demo story, with what a test changes. */
export const variant = (change: Partial<ConditionVariant> = {}): ConditionVariant => ({
  id: 11,
  contractType: 3,
  expired: false,
  promotional: false,
  title: { lt: "Standartas", en: "Standard" },
  annualRatePercent: "12.9",
  contractFeePercent: "1.5",
  contractFeeMinCents: 300,
  adminFeeCents: 50,
  adminFeePercent: null,
  durationFromMonths: 6,
  durationToMonths: 60,
  durationStepMonths: 1,
  sumFromCents: null,
  sumToCents: null,
  winterPayments: false,
  payoutType: 3,
  usualMonths: null,
  ...change,
});

/** A television of 999,00 €. */
export const goodsLine = (change: Partial<ApplicationGoodsLine> = {}): ApplicationGoodsLine => ({
  id: "1",
  title: "Televizorius Vaizdas 55",
  quantity: 1,
  priceCents: 99_900,
  groupId: 1,
  productNumber: "TV-55",
  serialNumber: null,
  manufacturerWarrantyMonths: 24,
  insured: false,
  warrantyYears: null,
  warrantyCents: 0,
  limitations: { ...NO_LIMITATIONS, actionVariants: [13, 14] },
  ...change,
});

/** A new draft of Emilija in the shop of catalogue type A: the buyer is known, nothing else. */
export const newApplication = (change: Partial<Application> = {}): Application => ({
  id: 1002,
  version: "1",
  sellerId: 10_101,
  shopId: 101,
  contractNumber: null,
  status: 0,
  createdOn: "2026-11-20",
  contractDate: null,
  creditType: 1,
  contractType: 3,
  buyer: {
    personalCode: "60302149977",
    firstName: "Emilija",
    lastName: "Išgalvotaitė",
    birthDate: "2003-02-14",
    citizenship: "LTU",
    phone: "+37061234567",
    phone2: null,
    email: null,
  },
  spouseMode: 0,
  spouse: { personalCode: null, firstName: null, lastName: null, phone: null, email: null, income: NO_INCOME },
  identityDocument: { type: null, number: null, validUntil: null, controlLine: null },
  address: { street: null, house: null, flat: null, city: null, postalCode: null },
  otherAddressDiffers: null,
  otherAddress: { street: null, house: null, flat: null, city: null, postalCode: null },
  decision: null,
  earlierContract: null,
  credit: {
    sumCents: null,
    durationMonths: null,
    conditionVariantId: null,
    advanceHundredths: null,
    advanceType: null,
    ownFundsCents: null,
    transferToClientCents: null,
    paymentDay: null,
    accountNumber: null,
    additionalAccount: null,
    additionalAccountCode: null,
    currency: "EUR",
    moneyUsage: null,
    lowerWinterPayments: null,
    limitCents: null,
    payoutType: null,
    monthlyPaymentCents: null,
    totalPayableCents: null,
    aprPercent: null,
    annualRatePercent: null,
    contractFeeCents: null,
    adminFeeCents: null,
    maxSumCents: null,
  },
  income: NO_INCOME,
  loans: { consumerCents: null, mortgageCents: null, otherCents: null, leasingCents: null },
  household: { maritalStatus: null, members: null },
  insurance: { id: null, premiumCents: null, adjustedPremiumCents: null, policyNumber: null },
  insuranceOffers: [],
  consents: { dataCheck: true, directMarketing: null, partnerOffers: null, profiling: null, dataPolicyReceived: true },
  politicalExposure: { exposed: null, name: null, institution: null, connection: null },
  refinancing: null,
  goods: [],
  signing: {
    contractSignature: null,
    spouseContractSignature: null,
    applicationSignature: null,
    eCreditState: null,
    flowAllowance: 1,
    signedOn: null,
    confirmedBy: null,
    spouseSignedOn: null,
    spouseConfirmedBy: null,
    signUntil: null,
  },
  shopConditions: {
    variants: [variant()],
    catalogueType: "TYPE_A",
    catalogueException: false,
    extendedWarrantyAllowed: true,
  },
  comment: null,
  extra: {},
  ...change,
});

/** The same with goods and terms: step 2 is complete. */
export function withCredit(change: Partial<Application["credit"]> = {}, more: Partial<Application> = {}): Application {
  const application = newApplication({ goods: [goodsLine()], ...more });
  const credit = {
    ...application.credit,
    conditionVariantId: 11,
    durationMonths: 24,
    paymentDay: 15,
    advanceType: 0,
    advanceHundredths: 15_000,
    ...change,
  };
  return { ...application, credit };
}
