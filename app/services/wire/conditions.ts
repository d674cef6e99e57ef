import { toLiabilityType } from "~/domain/enumerations/liability-type.ts";
import { toCatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import { safeHtml } from "./html.ts";
import {
  day,
  decimal,
  flag,
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
import { household, incomeOf, loans, spouseLoans } from "./persons.ts";

/** SalyguVariantas (F-252). */
export const conditionVariant = parts({
  id: single("SalyguVariantoID", requiredInteger),
  /** SutartiesTipoID: the product. */
  contractType: single("SutartiesTipoID", requiredInteger),
  /** Nebegalioja: shown, but not to be chosen. */
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
  /** The largest sum without the spouse (G14); null where the spouse is never needed. */
  sumWithoutSpouseCents: single("SumaBeSutuoktinio", money),
  /** Lower payments in winter may be chosen. */
  winterPayments: single("ZiemosImokos", flagOrNo),
  payoutType: single("IsmokejimoTipas", integer),
  /** Months for which the shop usually sells it, beside its most used variant of each product; null beside the others, and from an older back end. */
  usualMonths: single("DazniausiaTrukme", integer),
});

const catalogueType = mapped(text, toCatalogueType, (value) => value);

/** Conditions and catalogue rules, as they stand in an application and in an answer of their own. */
export const shopConditions = parts({
  catalogueType: single("KatalogoTipas", catalogueType),
  /** KatalogoAkcijosIsimtis: the goods block is always valid (F-245). */
  catalogueException: single("KatalogoAkcijosIsimtis", flagOrNo),
  /** PratestaGarantijaGalima. */
  extendedWarrantyAllowed: single("PratestaGarantijaGalima", flagOrNo),
  variants: list("SalyguVariantai", "SalyguVariantas", conditionVariant),
});

/** Draudimas (F-281). */
export const insuranceOffer = parts({
  id: single("DraudimoID", requiredInteger),
  title: localised("Pavadinimas"),
  premiumCents: single("Imoka", money),
  /** Whether the buyer must answer the health questionnaire, with no to all of it (F-282). */
  asksHealth: single("SveikatosKlausimynas", flagOrNo),
});

/** The conditions with the insurance that any buyer of the shop may take; none from an older back end. */
export const conditionsAnswer = elementOf(
  mappedPart(
    parts({ shop: shopConditions, insuranceOffers: list("Draudimai", "Draudimas", insuranceOffer) }),
    ({ shop, insuranceOffers }) => ({ ...shop, insuranceOffers }),
    ({ insuranceOffers, ...shop }) => ({ shop, insuranceOffers }),
  ),
);

const reasons = (name: string): Part<string[]> => leafList(name, "Priezastis", presentText);

/** PerMazaImoka: the terms come to less than the smallest monthly payment, and what would pass (G17). */
export const smallPayment = parts({
  minCents: single("MaziausiaImoka", requiredMoney),
  /** For the same sum; null where no duration passes. */
  longestMonths: single("IlgiausiaTrukme", integer),
  /** For the same duration, where no other one passes. */
  leastSumCents: single("MaziausiaSuma", money),
});

const ownContract = parts({
  number: single("SutartiesNr", presentText),
  madeOn: single("SutartiesData", day),
  sumCents: single("Suma", requiredMoney),
  monthlyCents: single("MenesioImoka", requiredMoney),
});

const givenPermit = parts({
  id: single("LeidimoID", integer),
  by: single("Leido", text),
  on: single("Laikas", day),
  note: single("Komentaras", text),
  /** `NEW_REASON` → `permits:ends.NEW_REASON`; empty while the permit covers the credit. */
  ends: reasons("Pabaiga"),
});

/** Sprendimas. */
export const decision = parts({
  /** The variant and duration that were decided about: what is chosen, else the cheapest; null from an older back end. */
  conditionVariantId: single("SalyguVariantoID", integer),
  durationMonths: single("Trukme", integer),
  /** APPROVED, NEEDS_APPROVAL or REJECTED. */
  result: single("Rezultatas", presentText),
  /** `UNDER_AGE` → `soap:rejection.UNDER_AGE`. */
  rejectionReasons: reasons("AtmetimoPriezastys"),
  /** `DSTI_ABOVE_LIMIT` → `soap:approval.DSTI_ABOVE_LIMIT`. */
  approvalReasons: reasons("LeidimoPriezastys"),
  /** Of a rejected credit: why a manager would have to permit any other one, too. */
  standingReasons: reasons("LiekanciosLeidimoPriezastys"),
  /** WAITING or WAITING_EXTRA when a manager must decide. */
  requestStatus: single("LeidimoBusena", text),
  /** 0 standard, 1 with extra approval (F-375). */
  sequence: single("Seka", integer),
  sustainableIncomeCents: single("TvariosPajamos", requiredMoney),
  /** What stays beside this credit. */
  obligationsCents: single("Isipareigojimai", requiredMoney),
  /** What is paid a month now, with the debts that this credit repays; null from an older back end. */
  presentObligationsCents: single("IsipareigojimaiPries", money),
  livingMinimumCents: single("MinimalusPoreikiai", requiredMoney),
  dstiBeforePercent: single("DstiPries", decimal),
  dstiAfterPercent: single("DstiPo", decimal),
  dstiLimitPercent: single("DstiRiba", requiredDecimal),
  maxPaymentCents: single("DidziausiaImoka", requiredMoney),
  maxSumCents: single("DidziausiaSuma", requiredMoney),
  shortestDurationMonths: single("TrumpiausiaTrukme", integer),
  /** Of a credit at whose end the buyer is too old; null when no duration is possible, and from an older back end. */
  longestDurationMonths: single("IlgiausiaTrukme", integer),
  /** Counting the spouse's income may help. */
  countSpouse: single("SkaiciuotiSutuoktini", flagOrNo),
  /** Of the credit a month, as the share of income counts it; null from an older back end. */
  averagePaymentCents: single("VidutineImoka", money),
  /** What the income lacks for the living minimum, to the cent; null when nothing, and from an older back end. */
  livingShortfallCents: single("TrukstaPoreikiams", money),
  /** Smallest counted income that would suffice; null when it does, when none would, and from an older back end. */
  sufficientIncomeCents: single("PakankamosPajamos", money),
  /** Income counts that is only stated, and that a manager may allow. */
  countsUnproved: single("SkaiciuojamosNepatvirtintos", flagOrNo),
  /** Contracts with the lender that count among the obligations; none from an older back end. */
  ownContracts: list("SavosSutartys", "SavaSutartis", ownContract),
  /** What was lent to the same persons in the last 30 days. */
  recentSumCents: single("PaskolintaPer30Dienu", money),
  /** NOT_ASKED, FAILED, WAITING, SILENT or ANSWERED; null from an older back end. */
  debtRegister: single("SkoluRegistras", text),
  /** The permit that covers this credit, or the last one, which covers it no more; null: there is none. */
  permit: child("SuteiktasLeidimas", givenPermit),
});

/** SiulomasVariantas2 (F-266). */
export const proposedOption = parts({
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  title: localised("Pavadinimas"),
  promotional: single("Akcijinis", flagOrNo),
  durationMonths: single("Trukme", requiredInteger),
  sumCents: single("Suma", requiredMoney),
  monthlyPaymentCents: single("MenesioImoka", requiredMoney),
  totalPayableCents: single("BendraSuma", requiredMoney),
  /** What is paid above the sum. */
  overpaymentCents: single("Permoka", requiredMoney),
  aprPercent: single("Bvkkmn", requiredDecimal),
  annualRatePercent: single("PalukanuNorma", requiredDecimal),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  /** Of its schedule; null from an older back end. */
  paymentCount: single("ImokuSkaicius", integer),
  dstiBeforePercent: single("DstiPries", decimal),
  dstiAfterPercent: single("DstiPo", decimal),
  result: single("Rezultatas", presentText),
  reasons: reasons("Priezastys"),
  cheapest: single("Pigiausias", flagOrNo),
});

const refinancing = parts({
  possible: single("Galimas", flagOrNo),
  sumCents: single("Suma", money),
  /** Which credits; none for a user who does not see liabilities (F-302), nor from an older back end. */
  credits: list(
    "RefinansuojamiKreditai",
    "RefinansuojamasKreditas",
    parts({
      type: mappedPart(single("type", presentText), toLiabilityType, ({ type, originalText }) => originalText ?? type),
      creditor: single("creditor", presentText),
      sumCents: single("refinanceAmount", requiredMoney),
      /** Repaid when refinancing is chosen; else it is kept. */
      chosen: single("refinance", flagOrNo),
      /** Where it is repaid to. */
      account: single("creditorAccount", text),
    }),
  ),
});

/** Arguments of GetProposedOptions. */
export const offersQuestion = parts({
  applicationId: single("ParaiskosID", requiredInteger),
  /** Ivesta: computed as if it were saved, and not stored; null = what is saved. */
  typed: child(
    "Ivesta",
    parts({
      choice: parts({
        conditionVariantId: single("SalyguVariantoID", integer),
        durationMonths: single("Trukme", integer),
      }),
      income: incomeOf(""),
      loans,
      household,
      /** Sutuoktinis: 0 no spouse, 1 borrowing alone, 2 with the spouse. */
      spouseMode: single("Sutuoktinis", integer),
      spouse: parts({
        personalCode: single("SutuoktinioAsmensKodas", text),
        income: incomeOf("Sutuoktinio"),
        loans: spouseLoans,
      }),
      refinancing: single("Refinansavimas", flag),
    }),
  ),
});

/** PagalIvestus: the answer, be it a refusal, is about what was typed; an older back end never says so. */
export const isAboutTyped = elementOf(single("PagalIvestus", flagOrNo));

/** GetProposedOptionsResponse; options come in any order and are shown by duration (F-256). */
export const offersAnswer = elementOf(
  parts({
    /** By duration, shortest first (F-256). */
    options: mappedPart(
      list("SiulomiVariantai", "SiulomasVariantas2", proposedOption),
      (options) => options.toSorted((one, other) => one.durationMonths - other.durationMonths),
      (options) => options,
    ),
    refinancing: child("Refinansavimas", refinancing),
    messageHtml: single("KlaidosHtml", safeHtml),
    decision: child("Sprendimas", decision),
    /** Where the offers are kept, for the valuation report. */
    valuationId: single("VertinimoID", integer),
  }),
);

/** GetMinimumCreditSum: the smallest sum of the chosen variant, and the premium of a month before and after (F-264). */
export const minimumSumAnswer = elementOf(
  parts({
    smallestSumCents: single("MinimaliSuma", money),
    oldPremiumCents: single("SenaDraudimoImoka", money),
    newPremiumCents: single("NaujaDraudimoImoka", money),
    isPremiumChanged: single("KeiciasiImoka", flagOrNo),
  }),
);
