import type { ApprovalReason, ProposedOption, RejectReason } from "../rules/decision-types.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toAmount, toFlag, toNumber, toPercent } from "../wire/wire-output.ts";
import type { DecidedCredit } from "./chosen-credit.ts";
import type { VariantRow } from "./condition-variants.ts";

/** The wire's `Priezastys`; left out when there are none. */
const toReasons = (reasons: readonly string[]): AnswerFields | null =>
  reasons.length === 0 ? null : { Priezastis: reasons };

/** The wire's `Sprendimas`: what was decided about, and the decision. */
export const toWireDecision = ({ variant, durationMonths, decision }: Omit<DecidedCredit, "terms">): AnswerFields => ({
  SalyguVariantoID: toNumber(variant.id),
  Trukme: toNumber(durationMonths),
  Rezultatas: decision.decision,
  AtmetimoPriezastys: toReasons(decision.rejectReasons),
  LeidimoPriezastys: toReasons(decision.approvalReasons),
  LeidimoBusena: decision.requestStatus,
  Seka: toNumber(decision.sequence),
  TvariosPajamos: toAmount(decision.sustainableIncomeCents),
  Isipareigojimai: toAmount(decision.obligationsCents),
  MinimalusPoreikiai: toAmount(decision.livingMinimumCents),
  DstiPries: toPercent(decision.dstiBeforeBasisPoints),
  DstiPo: toPercent(decision.dstiAfterBasisPoints),
  DstiRiba: toPercent(decision.dstiLimitBasisPoints),
  DidziausiaImoka: toAmount(decision.maxMonthlyPaymentCents),
  DidziausiaSuma: toAmount(decision.maxSumCents),
  TrumpiausiaTrukme: toNumber(decision.shortestDurationMonths),
  SkaiciuotiSutuoktini: toFlag(decision.hints.includes("COUNT_SPOUSE")),
  VidutineImoka: toAmount(decision.averagePaymentCents),
  PakankamosPajamos: toAmount(decision.sufficientIncomeCents),
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

const REASON_TEXTS: Readonly<Record<RejectReason | ApprovalReason, string>> = {
  UNDER_AGE: "pirkėjas per jaunas",
  AGE_AT_END: "pirkėjo amžius sutarties pabaigoje per didelis",
  ZERO_INCOME: "nenurodytos pajamos",
  OVERDUE_DEBT: "yra pradelstų įsipareigojimų",
  LEGAL_COST_CAP: "kredito kaina viršytų įstatymo ribą",
  DSTI_ABOVE_MAX: "įmokų ir pajamų santykis per didelis",
  LIVING_MINIMUM: "sumokėjus įmokas, neliktų lėšų būtiniausioms išlaidoms",
  DSTI_ABOVE_LIMIT: "įmokos viršija 40 % pajamų",
  OVERDUE_DEBT_RECENT: "neseniai vėluota mokėti",
  SHORT_INCOME_HISTORY: "pajamos gaunamos per trumpai",
  INCOME_CERTIFICATE_MISSING: "trūksta pajamų pažymos",
  SUM_ABOVE_SELLER_LIMIT: "suma didesnė, nei gali tvirtinti pardavėjas",
};

/** A reason of a decision in words. */
export const describeReason = (reason: RejectReason | ApprovalReason): string => REASON_TEXTS[reason];
