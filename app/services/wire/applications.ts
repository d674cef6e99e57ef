import * as z from "zod";
import type { Application, Credit, Extra, Insurance, InsuranceOffer, Signing } from "../application-types.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { applicationGoods } from "./application-goods.ts";
import { shopConditions } from "./conditions.ts";
import { day, decimal, flag, integer, money, requiredInteger, text } from "./leaves.ts";
import { localised } from "./localised.ts";
import { elementOf, list, parts, single } from "./parts.ts";
import { addressOf, buyer, consents, household, identityDocument, incomeOf, loans } from "./persons.ts";
import { politicalExposure, spouse } from "./persons.ts";

const credit = parts<Credit>({
  sumCents: single("Suma", money),
  durationMonths: single("Trukme", integer),
  conditionVariantId: single("SalyguVariantoID", integer),
  advanceHundredths: single("Avansas", money),
  advanceType: single("AvansoTipas", integer),
  ownFundsCents: single("NuosavosLesos", money),
  transferToClientCents: single("PervestiKlientui", money),
  paymentDay: single("MokejimoDiena", integer),
  accountNumber: single("SaskaitosNr", text),
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
  maxSumCents: single("DidziausiaSuma", money),
});

const insurance = parts<Insurance>({
  id: single("DraudimoID", integer),
  premiumCents: single("DraudimoImoka", money),
  adjustedPremiumCents: single("PatikslintaDraudimoImoka", money),
  policyNumber: single("DraudimoPolisas", text),
});

/** Draudimas (F-281). */
const insuranceOffer = parts<InsuranceOffer>({
  id: single("DraudimoID", requiredInteger),
  title: localised("Pavadinimas"),
  premiumCents: single("Imoka", money),
});

const signing = parts<Signing>({
  contractSignature: single("SutartiesPasirasymas", integer),
  spouseContractSignature: single("SutuoktinioSutartiesPasirasymas", integer),
  applicationSignature: single("ParaiskosPasirasymas", integer),
  eCreditState: single("EKreditoBusena", integer),
  flowAllowance: single("InicijavimasGalimas", integer),
});

/** Paraiska: every element that the contract names (F-537 to F-546). */
const namedParts = parts<Omit<Application, "extra">>({
  id: single("ParaiskosID", requiredInteger),
  version: single("Versija", text),
  sellerId: single("PardavejoID", integer),
  shopId: single("ParduotuvesID", integer),
  contractNumber: single("SutartiesNr", text),
  status: single("Busena", integer),
  createdOn: single("Data", day),
  contractDate: single("SutartiesData", day),
  creditType: single("KreditoTipas", integer),
  contractType: single("SutartiesTipas", integer),
  buyer,
  spouseMode: single("Sutuoktinis", integer),
  spouse,
  identityDocument,
  address: addressOf(""),
  otherAddressDiffers: single("KitasAdresas", flag),
  otherAddress: addressOf("2"),
  credit,
  income: incomeOf(""),
  loans,
  household,
  insurance,
  insuranceOffers: list("Draudimai", "Draudimas", insuranceOffer),
  consents,
  politicalExposure,
  refinancing: single("Refinansavimas", flag),
  goods: applicationGoods,
  signing,
  shopConditions,
  comment: single("Komentaras", text),
});

/** Everything that the contract does not name is kept as it came (F-354, F-547). */
const application = z.looseObject(namedParts.shape).transform((children): Application => {
  const unknown = Object.entries(children).filter(([name]) => !Object.hasOwn(namedParts.shape, name));
  return { ...namedParts.read(children), extra: Object.fromEntries(unknown) as Extra };
});

/** The application of an answer; both operations that give one always have it. */
export const applicationAnswer = z.object({ Paraiska: application }).transform(({ Paraiska }) => Paraiska);

/** Paraiska as it is saved; what is null is left out. */
export const toWireApplication = ({ extra, ...named }: Application): WireObject => ({
  ...extra,
  ...namedParts.write(named),
});

/** SaveApplicationResponse; an application that had a number keeps it, said or not. */
export const savedAnswer = elementOf(
  parts<{ applicationId: number | null; version: string | null }>({
    applicationId: single("ParaiskosID", integer),
    version: single("Versija", text),
  }),
);

/** The new version alone, where a write gives one. */
export const versionAnswer = elementOf(parts<{ version: string | null }>({ version: single("Versija", text) }));
