import { eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { fullNameOf, seesLiabilities, type Session } from "../../accounts/session.ts";
import type { ValuationRow } from "../../applications/find-valuation.ts";
import { legalTermsOn } from "../../configuration/configuration.ts";
import { addDays } from "../../rules/days.ts";
import { valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import { conditionVariants } from "../../store/schema/conditions.ts";
import { shops, users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toAmount, toDay, toFlag, toLocalTime, toNumber } from "../../wire/wire-output.ts";

const sellers = alias(users, "sellers");
const askers = alias(users, "askers");

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface JoinedRating {
  readonly valuation: ValuationRow;
  readonly buyer: { readonly firstName: string | null; readonly lastName: string | null; readonly code: string | null };
  /** Of the application now: it may have changed its seller since. */
  readonly owner: { readonly sellerId: number; readonly shopId: number };
  readonly seller: Name;
  readonly asker: Name | null;
  readonly shopName: string;
  readonly variant: { readonly nameLt: string; readonly nameEn: string } | null;
}

const textIn = (record: WireRecord, name: string): string | null => {
  const value = record[name];
  return typeof value === "string" ? value : null;
};

/** What was asked about: the application, its buyer, the credit (F-381). */
const toSubjectElements = ({ valuation, buyer, variant }: JoinedRating): AnswerFields => ({
  VertinimoID: toNumber(valuation.id),
  ParaiskosID: toNumber(valuation.applicationId),
  Laikas: toLocalTime(valuation.createdAt),
  Diena: toDay(toBusinessDay(valuation.createdAt)),
  Vardas: buyer.firstName,
  Pavarde: buyer.lastName,
  AsmensKodas: buyer.code,
  SalyguVariantoID: toNumber(valuation.variantId),
  SalyguVariantas: variant?.nameLt,
  SalyguVariantasEn: variant?.nameEn,
  Trukme: toNumber(valuation.durationMonths),
  Suma: toAmount(valuation.sumCents),
});

/** What came out, and what was counted for it (F-381, F-382). Which debts make the obligations is told to those who see liabilities (F-302). */
const toResultElements = ({ valuation }: JoinedRating, session: Session): AnswerFields => {
  const { decision, data } = valuation;
  const html = textIn(data, "KlaidosHtml");
  const amounts = seesLiabilities(session) ? data : {};
  return {
    DidziausiaSuma: toAmount(valuation.maxSumCents),
    Galimas: toFlag(valuation.possible),
    Alga: textIn(decision, "TvariosPajamos"),
    Isipareigojimai: textIn(decision, "Isipareigojimai"),
    Dsti: textIn(decision, "DstiPo"),
    Rezultatas: textIn(decision, "Rezultatas"),
    Pranesimas: html === null ? valuation.message : textIn(data, "KlaidosPranesimas"),
    PranesimasEn: textIn(data, "KlaidosPranesimasEn"),
    PranesimasHtml: html,
    PranesimasHtmlEn: textIn(data, "KlaidosHtmlEn"),
    KlientoMenesioSuma: textIn(amounts, "KlientoMenesioSuma"),
    RegistruotoBustoMenesioSuma: textIn(amounts, "RegistruotoBustoMenesioSuma"),
    GreitojoKreditoMenesioSuma: textIn(amounts, "GreitojoKreditoMenesioSuma"),
  };
};

/** A rating serves as long as the offers that were made of it (decision under G26). */
function usableUntil({ createdAt }: ValuationRow): string {
  const day = toBusinessDay(createdAt);
  return addDays(day, legalTermsOn(day).offerValidDays);
}

/** The wire's `Vertinimas`. */
const toWireRating = (rating: JoinedRating, session: Session): AnswerFields => ({
  ...toSubjectElements(rating),
  ...toResultElements(rating, session),
  PardavejoID: toNumber(rating.owner.sellerId),
  ParduotuvesID: toNumber(rating.owner.shopId),
  PardavejoVardas: fullNameOf(rating.seller),
  ParduotuvesPavadinimas: rating.shopName,
  VartotojoVardas: rating.asker && fullNameOf(rating.asker),
  Sistema: rating.valuation.system,
  GaliojaIki: toDay(usableUntil(rating.valuation)),
  YraAtaskaita: toFlag(rating.valuation.counted !== null),
});

/** The ratings with these numbers, in this order. */
export async function readRatings(db: Store, session: Session, ids: readonly number[]): Promise<AnswerFields[]> {
  const rows = await db
    .select({
      valuation: valuations,
      buyer: {
        firstName: applications.buyerFirstName,
        lastName: applications.buyerLastName,
        code: applications.personalCode,
      },
      owner: { sellerId: applications.sellerId, shopId: applications.shopId },
      seller: { firstName: sellers.firstName, lastName: sellers.lastName },
      asker: { firstName: askers.firstName, lastName: askers.lastName },
      shopName: shops.name,
      variant: { nameLt: conditionVariants.nameLt, nameEn: conditionVariants.nameEn },
    })
    .from(valuations)
    .innerJoin(applications, eq(applications.id, valuations.applicationId))
    .innerJoin(sellers, eq(sellers.id, valuations.sellerId))
    .innerJoin(shops, eq(shops.id, valuations.shopId))
    .leftJoin(askers, eq(askers.id, valuations.userId))
    .leftJoin(conditionVariants, eq(conditionVariants.id, valuations.variantId))
    .where(inArray(valuations.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.valuation.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toWireRating(row, session)];
  });
}
