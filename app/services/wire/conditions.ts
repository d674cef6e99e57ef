import { toCatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import type { ConditionVariant, Decision, Offers, ProposedOption, ShopConditions } from "../condition-types.ts";
import { sanitiseHtml } from "../safe-html.server.ts";
import {
  decimal,
  flagOrNo,
  integer,
  mapped,
  money,
  presentText,
  requiredDecimal,
  requiredInteger,
  requiredMoney,
  text,
} from "./leaves.ts";
import { localised } from "./localised.ts";
import { child, elementOf, leafList, list, mappedPart, parts, single, type Part } from "./parts.ts";

/** SalyguVariantas (F-252). */
const conditionVariant = parts<ConditionVariant>({
  id: single("SalyguVariantoID", requiredInteger),
  contractType: single("SutartiesTipoID", requiredInteger),
  expired: single("Nebegalioja", flagOrNo),
  promotional: single("Akcijinis", flagOrNo),
  title: localised("Pavadinimas"),
  annualRatePercent: single("PalukanuNorma", decimal),
  contractFeePercent: single("SutartiesMokestisProc", decimal),
  contractFeeMinCents: single("SutartiesMokestisMin", money),
  adminFeeCents: single("AdministravimoMokestis", money),
  adminFeePercent: single("AdministravimoMokestisProc", decimal),
  durationFromMonths: single("TrukmeNuo", requiredInteger),
  durationToMonths: single("TrukmeIki", requiredInteger),
  durationStepMonths: single("TrukmesZingsnis", integer),
  sumFromCents: single("SumaNuo", money),
  sumToCents: single("SumaIki", money),
  winterPayments: single("ZiemosImokos", flagOrNo),
  payoutType: single("IsmokejimoTipas", integer),
});

const catalogueType = mapped(text, toCatalogueType, (value) => value);

/** Conditions and catalogue rules, as they stand in an application and in an answer of their own. */
export const shopConditions: Part<ShopConditions> = parts<ShopConditions>({
  catalogueType: single("KatalogoTipas", catalogueType),
  catalogueException: single("KatalogoAkcijosIsimtis", flagOrNo),
  extendedWarrantyAllowed: single("PratestaGarantijaGalima", flagOrNo),
  variants: list("SalyguVariantai", "SalyguVariantas", conditionVariant),
});

export const conditionsAnswer = elementOf(shopConditions);

const reasons = (name: string): Part<string[]> => leafList(name, "Priezastis", presentText);

/** Sprendimas. */
export const decision = parts<Decision>({
  result: single("Rezultatas", presentText),
  rejectionReasons: reasons("AtmetimoPriezastys"),
  approvalReasons: reasons("LeidimoPriezastys"),
  requestStatus: single("LeidimoBusena", text),
  sequence: single("Seka", integer),
  sustainableIncomeCents: single("TvariosPajamos", requiredMoney),
  obligationsCents: single("Isipareigojimai", requiredMoney),
  livingMinimumCents: single("MinimalusPoreikiai", requiredMoney),
  dstiBeforePercent: single("DstiPries", decimal),
  dstiAfterPercent: single("DstiPo", decimal),
  dstiLimitPercent: single("DstiRiba", requiredDecimal),
  maxPaymentCents: single("DidziausiaImoka", requiredMoney),
  maxSumCents: single("DidziausiaSuma", requiredMoney),
  shortestDurationMonths: single("TrumpiausiaTrukme", integer),
  countSpouse: single("SkaiciuotiSutuoktini", flagOrNo),
});

/** SiulomasVariantas2 (F-266). */
const proposedOption = parts<ProposedOption>({
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  title: localised("Pavadinimas"),
  promotional: single("Akcijinis", flagOrNo),
  durationMonths: single("Trukme", requiredInteger),
  sumCents: single("Suma", requiredMoney),
  monthlyPaymentCents: single("MenesioImoka", requiredMoney),
  totalPayableCents: single("BendraSuma", requiredMoney),
  overpaymentCents: single("Permoka", requiredMoney),
  aprPercent: single("Bvkkmn", requiredDecimal),
  annualRatePercent: single("PalukanuNorma", requiredDecimal),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  dstiBeforePercent: single("DstiPries", decimal),
  dstiAfterPercent: single("DstiPo", decimal),
  result: single("Rezultatas", presentText),
  reasons: reasons("Priezastys"),
  cheapest: single("Pigiausias", flagOrNo),
});

const refinancing = parts<NonNullable<Offers["refinancing"]>>({
  possible: single("Galimas", flagOrNo),
  sumCents: single("Suma", money),
});

const html = mapped(
  text,
  (value) => (value === null ? null : sanitiseHtml(value)),
  (value) => value,
);

/** GetProposedOptionsResponse; options come in any order and are shown by duration (F-256). */
export const offersAnswer = elementOf(
  parts<Omit<Offers, "notice">>({
    options: mappedPart(
      list("SiulomiVariantai", "SiulomasVariantas2", proposedOption),
      (options) => options.toSorted((one, other) => one.durationMonths - other.durationMonths),
      (options) => options,
    ),
    refinancing: child("Refinansavimas", refinancing),
    messageHtml: single("KlaidosHtml", html),
    decision: child("Sprendimas", decision),
    valuationId: single("VertinimoID", integer),
  }),
);
