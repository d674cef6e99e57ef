import type { IsoDay } from "~/domain/iso-day.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { safeHtml } from "./html.ts";
import { decimal, flagOrNo, integer, money, presentText, requiredDay, requiredInteger, text } from "./leaves.ts";
import { toOptionalMidnight } from "./leaves.ts";
import { optionalLocalised } from "./localised.ts";
import { moment } from "./moment.ts";
import { elementOf, list, parts, requiredChild, single } from "./parts.ts";

/** Vertinimas (F-381, F-382). */
export const rating = parts({
  id: single("VertinimoID", requiredInteger),
  applicationId: single("ParaiskosID", requiredInteger),
  /** Null when the back end's clock writes nothing that is a time. */
  at: single("Laikas", moment),
  day: single("Diena", requiredDay),
  buyerFirstName: single("Vardas", text),
  buyerLastName: single("Pavarde", text),
  personalCode: single("AsmensKodas", text),
  conditionVariantId: single("SalyguVariantoID", integer),
  conditionVariant: optionalLocalised("SalyguVariantas"),
  durationMonths: single("Trukme", integer),
  sumCents: single("Suma", money),
  /** The largest sum that would pass; "max rating" of the specification. */
  maxSumCents: single("DidziausiaSuma", money),
  possible: single("Galimas", flagOrNo),
  /** The income that counts. */
  salaryCents: single("Alga", money),
  /** Payments of a month for present credits. */
  commitmentsCents: single("Isipareigojimai", money),
  dstiPercent: single("Dsti", decimal),
  /** APPROVED, NEEDS_APPROVAL or REJECTED; null where nothing was chosen. */
  result: single("Rezultatas", text),
  message: optionalLocalised("Pranesimas"),
  messageHtml: single("PranesimasHtml", safeHtml),
  messageHtmlEn: single("PranesimasHtmlEn", safeHtml),
  /** Of a month; null for a user who does not see liabilities (F-302). */
  clientMonthlyCents: single("KlientoMenesioSuma", money),
  registeredHomeMonthlyCents: single("RegistruotoBustoMenesioSuma", money),
  quickCreditMonthlyCents: single("GreitojoKreditoMenesioSuma", money),
  /** Whose the application is now; null from a back end that does not say. */
  sellerId: single("PardavejoID", integer),
  shopId: single("ParduotuvesID", integer),
  sellerFullName: single("PardavejoVardas", presentText),
  shopName: single("ParduotuvesPavadinimas", presentText),
  /** Who asked for it. */
  userFullName: single("VartotojoVardas", text),
  /** Assessment system, A or B. */
  system: single("Sistema", presentText),
  /** The last day on which it serves. */
  usableUntil: single("GaliojaIki", requiredDay),
  /** Whether there is a report to print. */
  hasReport: single("YraAtaskaita", flagOrNo),
});

export const ratingAnswer = elementOf(requiredChild("Vertinimas", rating));

/** ListValuationsResponse without the code. */
export const ratingPage = elementOf(
  parts({
    rows: list("Sarasas", "Vertinimas", rating),
    nextKey: single("KitasRaktas", text),
    previousKey: single("AnkstesnisRaktas", text),
    /** Number of the first row, from 1. */
    from: single("Nuo", integer),
    total: single("Viso", integer),
  }),
);

/** Filter and page of the list of ratings; newest first. */
export type RatingsQuestion = {
  applicationId?: number | undefined;
  personalCode?: string | undefined;
  from?: IsoDay | undefined;
  to?: IsoDay | undefined;
  /** `nextKey` or `previousKey` of a page. */
  key?: string | undefined;
  /** Rows a page. */
  limit?: number | undefined;
};

/** Arguments of ListValuations. */
export const toRatingsQuery = (question: RatingsQuestion): WireObject => ({
  ParaiskosID: question.applicationId,
  AsmensKodas: question.personalCode,
  DataNuo: toOptionalMidnight(question.from),
  DataIki: toOptionalMidnight(question.to),
  Raktas: question.key,
  Kiekis: question.limit,
});
