import type { ApprovalReason, ProposedOption, RejectReason } from "../rules/decision-types.ts";
import type { AnswerFields } from "../wire/answer.ts";
import type { Bilingual, UserLanguage } from "../wire/bilingual.ts";
import { toAmount, toDay, toFlag, toNumber, toPercent } from "../wire/wire-output.ts";
import type { DecidedCredit } from "./chosen-credit.ts";
import type { DecisionFacts } from "./decision-facts.ts";
import type { OwnContract } from "./own-contracts.ts";
import type { VariantRow } from "./condition-variants.ts";

/** The wire's `Priezastys`; left out when there are none. */
const toReasons = (reasons: readonly string[]): AnswerFields | null =>
  reasons.length === 0 ? null : { Priezastis: reasons };

type Stated = Omit<DecidedCredit, "terms" | "seen"> & Partial<Pick<DecidedCredit, "seen">>;

const toWireContract = ({ number, day, sumCents, monthlyCents }: OwnContract): AnswerFields => ({
  SutartiesNr: number,
  SutartiesData: toDay(day),
  Suma: toAmount(sumCents),
  MenesioImoka: toAmount(monthlyCents),
});

/** How far the debt register is, worst first: the decision waits for the slowest answer (O24). */
const REGISTER_STATES = [
  ["notAsked", "NOT_ASKED"],
  ["failed", "FAILED"],
  ["waiting", "WAITING"],
  ["silent", "SILENT"],
  ["answered", "ANSWERED"],
] as const;

/** What of the facts the screens name: contracts with the lender, sums of the last 30 days, the debt register (O21, O24). */
function toWireFacts({ ownContracts, finances, debtAnswers, hash }: DecisionFacts): AnswerFields {
  const [, state] = REGISTER_STATES.find(([own]) => debtAnswers.some((answer) => answer.state === own)) ?? [null, null];
  return {
    SavosSutartys: ownContracts.length === 0 ? null : { SavaSutartis: ownContracts.map(toWireContract) },
    PaskolintaPer30Dienu: toAmount(finances.recentSumCents ?? 0),
    SkoluRegistras: state,
    FaktuMaisa: hash,
  };
}

/** The wire's `Sprendimas`: what was decided about, and the decision. */
export const toWireDecision = ({ variant, durationMonths, decision, seen }: Stated): AnswerFields => ({
  SalyguVariantoID: toNumber(variant.id),
  Trukme: toNumber(durationMonths),
  Rezultatas: decision.decision,
  AtmetimoPriezastys: toReasons(decision.rejectReasons),
  LeidimoPriezastys: toReasons(decision.approvalReasons),
  LiekanciosLeidimoPriezastys: toReasons(decision.standingReasons),
  LeidimoBusena: decision.requestStatus,
  Seka: toNumber(decision.sequence),
  TvariosPajamos: toAmount(decision.sustainableIncomeCents),
  Isipareigojimai: toAmount(decision.obligationsCents),
  IsipareigojimaiPries: toAmount(decision.presentObligationsCents),
  MinimalusPoreikiai: toAmount(decision.livingMinimumCents),
  DstiPries: toPercent(decision.dstiBeforeBasisPoints),
  DstiPo: toPercent(decision.dstiAfterBasisPoints),
  DstiRiba: toPercent(decision.dstiLimitBasisPoints),
  DidziausiaImoka: toAmount(decision.maxMonthlyPaymentCents),
  DidziausiaSuma: toAmount(decision.maxSumCents),
  TrumpiausiaTrukme: toNumber(decision.shortestDurationMonths),
  IlgiausiaTrukme: toNumber(decision.longestDurationMonths),
  SkaiciuotiSutuoktini: toFlag(decision.hints.includes("COUNT_SPOUSE")),
  VidutineImoka: toAmount(decision.averagePaymentCents),
  TrukstaPoreikiams: decision.livingShortfallCents > 0 ? toAmount(decision.livingShortfallCents) : null,
  PakankamosPajamos: toAmount(decision.sufficientIncomeCents),
  SkaiciuojamosNepatvirtintos: decision.countsUnproved ? toFlag(true) : null,
  ...(seen && toWireFacts(seen)),
});

/** The wire's `SiulomasVariantas2` (F-256, F-266). */
export function toWireOption(option: ProposedOption, variants: readonly VariantRow[]): AnswerFields {
  const variant = variants.find(({ id }) => id === option.variantId);
  return {
    SalyguVariantoID: toNumber(option.variantId),
    Pavadinimas: variant?.nameLt ?? "",
    PavadinimasEn: variant?.nameEn,
    Akcijinis: toFlag(variant?.promotional ?? false),
    Trukme: toNumber(option.durationMonths),
    Suma: toAmount(option.creditSumCents),
    MenesioImoka: toAmount(option.monthlyPaymentCents),
    BendraSuma: toAmount(option.totalPayableCents),
    Permoka: toAmount(option.overpaymentCents),
    Bvkkmn: option.apr.percent2,
    PalukanuNorma: option.annualRatePercent,
    SutartiesMokestis: toAmount(option.contractFeeCents),
    AdministravimoMokestis: toAmount(option.adminFeeMonthlyCents),
    ImokuSkaicius: toNumber(option.paymentCount),
    DstiPries: toPercent(option.dstiBeforeBasisPoints),
    DstiPo: toPercent(option.dstiAfterBasisPoints),
    Rezultatas: option.decision,
    Priezastys: toReasons([...option.rejectReasons, ...option.approvalReasons]),
    Pigiausias: toFlag(option.isCheapest),
  };
}

const REASON_TEXTS: Readonly<Record<RejectReason | ApprovalReason, Bilingual>> = {
  UNDER_AGE: { lt: "pirkėjas per jaunas", en: "the buyer is too young" },
  AGE_AT_END: {
    lt: "pirkėjo amžius sutarties pabaigoje per didelis",
    en: "the buyer would be too old at the end of the contract",
  },
  ZERO_INCOME: { lt: "nenurodytos pajamos", en: "no income is stated" },
  OVERDUE_DEBT: { lt: "yra pradelstų įsipareigojimų", en: "there are overdue liabilities" },
  SPOUSE_UNDER_AGE: { lt: "sutuoktinis per jaunas", en: "the spouse is too young" },
  SPOUSE_AGE_AT_END: {
    lt: "sutuoktinio amžius sutarties pabaigoje per didelis",
    en: "the spouse would be too old at the end of the contract",
  },
  LEGAL_COST_CAP: {
    lt: "kredito kaina viršytų įstatymo ribą",
    en: "the cost of the credit would exceed the legal limit",
  },
  DSTI_ABOVE_MAX: { lt: "įmokų ir pajamų santykis per didelis", en: "the payments are too high for the income" },
  DSTI_ABOVE_ALONE: {
    lt: "įmokos viršija 40 % pajamų, o skolinasi tik vienas sutuoktinis",
    en: "the payments exceed 40% of the income, and only one of the spouses borrows",
  },
  LIVING_MINIMUM: {
    lt: "sumokėjus įmokas, neliktų lėšų būtiniausioms išlaidoms",
    en: "after the payments too little would be left to live on",
  },
  DSTI_ABOVE_LIMIT: { lt: "įmokos viršija 40 % pajamų", en: "the payments exceed 40% of the income" },
  OVERDUE_DEBT_RECENT: { lt: "neseniai vėluota mokėti", en: "a payment was late not long ago" },
  SHORT_INCOME_HISTORY: {
    lt: "pajamos gaunamos per trumpai arba nepatvirtintos",
    en: "the income has been received for too short a time or is not proved",
  },
  INCOME_CERTIFICATE_MISSING: { lt: "trūksta pajamų pažymos", en: "the income certificate is missing" },
  DEBT_REGISTER_SILENT: { lt: "skolų registras neatsako", en: "the debt register does not answer" },
  SUM_ABOVE_SELLER_LIMIT: {
    lt: "suma didesnė, nei gali tvirtinti pardavėjas",
    en: "the sum is larger than a seller may approve",
  },
};

/** A reason of a decision in words. */
export const describeReason = (reason: RejectReason | ApprovalReason, language: UserLanguage = "lt"): string =>
  REASON_TEXTS[reason][language];

/** Reasons one after the other, in words. */
export const describeReasons = (reasons: readonly (RejectReason | ApprovalReason)[], language: UserLanguage): string =>
  reasons.map((reason) => describeReason(reason, language)).join(", ");
