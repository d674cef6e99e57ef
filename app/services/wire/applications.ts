import * as z from "zod";
import type { WireObject } from "../transport/request-guard.ts";
import { applicationGoods } from "./application-goods.ts";
import { decision, insuranceOffer, shopConditions, smallPayment } from "./conditions.ts";
import { day, decimal, flag, flagOrNo, integer, money, requiredInteger, text } from "./leaves.ts";
import { child, elementOf, list, parts, readOnly, single, type ValueOf } from "./parts.ts";
import { addressOf, buyer, consents, healthAnswers, household, identityDocument, incomeOf, loans } from "./persons.ts";
import { politicalExposure, spouse } from "./persons.ts";

export const credit = parts({
  sumCents: single("Suma", money),
  /** The sum before a change of liabilities changed it: the offers are still to be looked at again; null else (F-265). */
  sumBeforeCents: single("SumaPries", money),
  durationMonths: single("Trukme", integer),
  conditionVariantId: single("SalyguVariantoID", integer),
  /** Avansas: cents when `advanceType` is amount, hundredths of a percent when it is percent. */
  advanceHundredths: single("Avansas", money),
  advanceType: single("AvansoTipas", integer),
  /** Paid to the seller directly. */
  ownFundsCents: single("NuosavosLesos", money),
  transferToClientCents: single("PervestiKlientui", money),
  paymentDay: single("MokejimoDiena", integer),
  accountNumber: single("SaskaitosNr", text),
  /** Of the creditor whose credit this one repays, in any country (F-274). */
  additionalAccount: single("PapildomaSaskaita", text),
  additionalAccountCode: single("PapildomosSaskaitosKodas", text),
  currency: single("Valiuta", text),
  moneyUsage: single("PiniguPanaudojimas", text),
  lowerWinterPayments: single("MazesnesZiemosImokos", flag),
  limitCents: single("KreditoLimitas", money),
  payoutType: single("IsmokejimoTipas", integer),
  monthlyPaymentCents: single("MenesioImoka", money),
  totalPayableCents: single("BendraSuma", money),
  aprPercent: single("Bvkkmn", decimal),
  annualRatePercent: single("PalukanuNorma", decimal),
  contractFeeCents: single("SutartiesMokestis", money),
  adminFeeCents: single("AdministravimoMokestis", money),
  /** Of the schedule: fewer than the months where a long first period has raised the instalments (L-2.3). */
  paymentCount: single("ImokuSkaicius", integer),
  maxSumCents: single("DidziausiaSuma", money),
});

export const insurance = parts({
  /** The chosen package; 0 is no insurance. */
  id: single("DraudimoID", integer),
  /** What a month costs, as the back end computes it. */
  premiumCents: single("DraudimoImoka", money),
  /** What the insurer has made of it; shown beside the computed one. */
  adjustedPremiumCents: single("PatikslintaDraudimoImoka", money),
  policyNumber: single("DraudimoPolisas", text),
});

export const signing = parts({
  contractSignature: single("SutartiesPasirasymas", integer),
  spouseContractSignature: single("SutuoktinioSutartiesPasirasymas", integer),
  applicationSignature: single("ParaiskosPasirasymas", integer),
  eCreditState: single("EKreditoBusena", integer),
  /** InicijavimasGalimas; read it with `toFlowAllowance`. */
  flowAllowance: single("InicijavimasGalimas", integer),
  /** When a signature on paper was given, and who confirmed it; known of those that the portal confirmed. */
  signedOn: single("SutartiesPasirasymoData", day),
  confirmedBy: single("SutartiesPasirasymaPatvirtino", text),
  /** The same of the spouse (F-228). */
  spouseSignedOn: single("SutuoktinioPasirasymoData", day),
  spouseConfirmedBy: single("SutuoktinioPasirasymaPatvirtino", text),
  /** The last day on which an unsigned contract may be signed; null where its papers name none, and from an older back end. */
  signUntil: single("PasirasytiIki", day),
});

/** Why a contract was rejected, and when (F-337), null of what was not, or long ago; and of one that is not, how long it may be. */
const rejection = parts({
  on: single("AtmetimoData", day),
  /** AtmetimoPriezastis; see `rejectionReasons`. */
  reason: single("AtmetimoPriezastis", integer),
  comment: single("AtmetimoKomentaras", text),
  /** The last day on which a signed contract may be rejected; null of an unsigned one, and from an older back end. */
  until: single("AtmestiIki", day),
  /** Why it may be rejected no more: PAID_OUT or TERM_OVER. */
  obstacle: single("AtmetimoKliutis", text),
});

/** AnkstesneSutartis: of the client's last contract in the same shop, what may be offered (docs/decisions/0024). */
const earlierContract = parts({
  number: single("AnkstesneSutartisNr", text),
  madeOn: single("AnkstesneSutartisData", day),
  identityDocument: parts({
    type: single("DokumentoTipoID", integer),
    number: single("DokumentoNr", text),
    validUntil: single("DokumentoGaliojimoData", day),
  }),
  address: addressOf(""),
  otherAddressDiffers: single("KitasAdresas", flag),
  otherAddress: addressOf("2"),
  phone2: single("Telefonas2", text),
  email: single("ElPastas", text),
});

/** Paraiska: every element that the contract names (F-537 to F-546). */
export const namedParts = parts({
  id: single("ParaiskosID", requiredInteger),
  /** Goes back on save: the back end refuses when another user saved in between (1101). */
  version: single("Versija", text),
  sellerId: single("PardavejoID", integer),
  shopId: single("ParduotuvesID", integer),
  contractNumber: single("SutartiesNr", text),
  status: single("Busena", integer),
  createdOn: single("Data", day),
  contractDate: single("SutartiesData", day),
  /** 1 personal, 2 with the spouse (C18). */
  creditType: single("KreditoTipas", integer),
  /** The product: 3, 5, 6, 7. */
  contractType: single("SutartiesTipas", integer),
  buyer,
  /** Sutuoktinis: 0 no spouse, 1 borrowing alone, 2 with the spouse (C18). */
  spouseMode: single("Sutuoktinis", integer),
  spouse,
  identityDocument,
  address: addressOf(""),
  otherAddressDiffers: single("KitasAdresas", flag),
  otherAddress: addressOf("2"),
  credit,
  /** About what is chosen; null while that makes no credit, and from an older back end. */
  decision: readOnly(child("Sprendimas", decision)),
  /** Null where the payment is big enough, and from an older back end. */
  smallPayment: readOnly(child("PerMazaImoka", smallPayment)),
  /** Whether the chosen variant and duration can be had for this credit; null before they are chosen, and from an older back end. */
  termsApply: single("SalygosTaikomos", flag),
  /** Null where there is none, and from an older back end. */
  earlierContract: readOnly(child("AnkstesneSutartis", earlierContract)),
  income: incomeOf(""),
  loans,
  household,
  insurance,
  healthAnswers,
  insuranceOffers: list("Draudimai", "Draudimas", insuranceOffer),
  consents,
  politicalExposure,
  refinancing: single("Refinansavimas", flag),
  goods: applicationGoods,
  signing,
  rejection,
  shopConditions,
  comment: single("Komentaras", text),
});

/** Content of an element that we do not know. */
type ExtraValue = string | Extra | (string | Extra)[];
type Extra = { [element: string]: ExtraValue };

/** An application or contract, Paraiska (F-537 to F-547). */
export type ReceivedApplication = ValueOf<typeof namedParts> & {
  /** Elements that we do not know go back as they came (F-354). */
  extra: Extra;
};

/** Everything that the contract does not name is kept as it came (F-354, F-547). */
const application = z.looseObject(namedParts.shape).transform((children): ReceivedApplication => {
  const unknown = Object.entries(children).filter(([name]) => !Object.hasOwn(namedParts.shape, name));
  return { ...namedParts.read(children), extra: Object.fromEntries(unknown) as Extra };
});

/** The application of an answer; both operations that give one always have it. */
export const applicationAnswer = z.object({ Paraiska: application }).transform(({ Paraiska }) => Paraiska);

/** Paraiska as it is saved; what is null is left out. */
export const toWireApplication = ({ extra, ...named }: ReceivedApplication): WireObject => ({
  ...extra,
  ...namedParts.write(named),
});

/** SaveApplicationResponse; an application that had a number keeps it, said or not. */
export const savedAnswer = elementOf(
  parts({
    applicationId: single("ParaiskosID", integer),
    version: single("Versija", text),
    consentOutdated: single("SutikimasIsNaujo", flagOrNo),
  }),
);

/** The new version alone, where a write gives one. */
export const versionAnswer = elementOf(parts({ version: single("Versija", text) }));

/** The buyer's code for a user who has asked to see it; null for a draft without a buyer. */
export const personalCodeAnswer = elementOf(parts({ personalCode: single("AsmensKodas", text) }));
