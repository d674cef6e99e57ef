import { decision, smallPayment } from "./conditions.ts";
import {
  day,
  decimal,
  flag,
  integer,
  money,
  requiredDay,
  requiredDecimal,
  requiredInteger,
  requiredMoney,
} from "./leaves.ts";
import { localised } from "./localised.ts";
import { child, elementOf, items, list, mappedPart, parts, requiredChild, single } from "./parts.ts";

/** GrafikoEilute (F-279). */
export const payment = parts({
  number: single("Nr", requiredInteger),
  dueOn: single("Data", requiredDay),
  principalCents: single("Kreditas", requiredMoney),
  interestCents: single("Palukanos", requiredMoney),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  insuranceCents: single("Draudimas", requiredMoney),
  totalCents: single("IsViso", requiredMoney),
  /** Debt after this payment. */
  balanceCents: single("Likutis", requiredMoney),
});

/** Grafikas. */
export const schedule = parts({
  sumCents: single("Suma", requiredMoney),
  durationMonths: single("Trukme", requiredInteger),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  firstPaymentOn: single("PirmaImoka", requiredDay),
  lastPaymentOn: single("PaskutineImoka", requiredDay),
  monthlyPaymentCents: single("MenesioImoka", requiredMoney),
  lastPaymentCents: single("PaskutinesImokosSuma", requiredMoney),
  totalPayableCents: single("BendraSuma", requiredMoney),
  interestCents: single("Palukanos", requiredMoney),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  insuranceCents: single("Draudimas", requiredMoney),
  totalCostCents: single("BendraKaina", requiredMoney),
  annualRatePercent: single("PalukanuNorma", requiredDecimal),
  /** Annual percentage rate with two decimals (BVKKMN). */
  aprPercent: single("Bvkkmn", requiredDecimal),
  payments: items("Eilute", payment),
});

export const scheduleAnswer = elementOf(requiredChild("Grafikas", schedule));

/** TrukmesKaina: the same credit over so many months. */
export const durationPrice = parts({
  durationMonths: single("Trukme", requiredInteger),
  monthlyPaymentCents: single("MenesioImoka", requiredMoney),
  totalPayableCents: single("BendraSuma", requiredMoney),
  /** Without an insurance that is not compulsory; null from an older back end. */
  totalCostCents: single("BendraKaina", money),
  paymentCount: single("ImokuSkaicius", integer),
  /** With two decimals; null from an older back end. */
  aprPercent: single("Bvkkmn", decimal),
});

/** NegalimaTrukme: a duration without a price, and why. */
export const unpricedDuration = parts({
  durationMonths: single("Trukme", requiredInteger),
  reason: localised("Priezastis"),
});

/** With the prices by duration, shortest first, and what has none; neither from an older back end. */
export const pricedScheduleAnswer = elementOf(
  parts({
    schedule: requiredChild("Grafikas", schedule),
    prices: list("TrukmiuKainos", "TrukmesKaina", durationPrice),
    unpriced: list("NegalimosTrukmes", "NegalimaTrukme", unpricedDuration),
  }),
);

/** What 1400 says beside its words; null where the payment is not what is wrong. */
export const refusedScheduleAnswer = elementOf(child("PerMazaImoka", smallPayment));

export const personalScheduleAnswer = elementOf(
  parts({
    schedule: child("Grafikas", schedule),
    decision: child("Sprendimas", decision),
  }),
);

const credit = {
  sumCents: single("Suma", requiredMoney),
  durationMonths: single("Trukme", requiredInteger),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  paymentDay: single("MokejimoDiena", integer),
  lowerWinterPayments: single("MazesnesZiemosImokos", flag),
  insuranceId: single("DraudimoID", integer),
};

/** Arguments of CalculateSchedule. */
export const scheduleQuestion = parts({
  ...credit,
  /** Day of the contract; null = today. */
  startsOn: single("Data", day),
  /** Its shop's variants are asked for, and a contract's schedule is the one agreed; null = the variants of one's own shop. */
  applicationId: single("ParaiskosID", integer),
});

/** The same, with the prices of the variant's durations in the answer. */
export const pricedScheduleQuestion = mappedPart(
  parts({ question: scheduleQuestion, isPriced: single("SuTrukmiuKainomis", flag) }),
  ({ question }) => question,
  (question) => ({ question, isPriced: true }),
);

/** Arguments of CalculatePersonalSchedule. */
export const personalScheduleQuestion = parts({
  ...credit,
  birthDate: single("GimimoData", day),
  maritalStatus: single("SeimyninePadetis", integer),
  householdMembers: single("SeimosNariuSkaicius", integer),
  incomeCents: single("Pajamos", money),
  incomeType: single("PajamuTipas", integer),
  hasCertificate: single("PajamuPazyma", flag),
  obligationsCents: single("Isipareigojimai", money),
  /** Whose household, incomes and debts count where nothing is stated; null = only what is stated counts. */
  applicationId: single("ParaiskosID", integer),
});
