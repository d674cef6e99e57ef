import { and, asc, eq, gte, inArray, like, lte } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { catalogueItems, goodsGroups, warrantyPrices } from "../../store/schema/goods.ts";
import { sortKeySql } from "../../store/lithuanian-order.ts";
import { toContainsPattern } from "../../store/search-text.ts";
import { answer, refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import { getShop } from "../../credit/credit-facts.ts";
import { listShopGroups, type ShopGroup, type ShopRow } from "../../credit/shop-goods.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import { toAmount, toFlag, toNumber } from "../../wire/wire-output.ts";
import { applicationIdInput, centsInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";

const DEFAULT_ITEMS = 20;
const MAX_ITEMS = 100;

const catalogueInput = z.object({
  Paieska: textInput(100),
  PrekesNumeris: optional(textInput(100)),
  TurtoRusiesID: optional(numberInput),
  Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ITEMS))),
  ParaiskosID: optional(applicationIdInput),
});

type CatalogueQuery = z.output<typeof catalogueInput>;

const toWireGroup = ({ row, hasItems }: ShopGroup, isWarrantyAllowed: boolean): AnswerFields => ({
  TurtoRusiesID: toNumber(row.id),
  Pavadinimas: row.nameLt,
  PavadinimasEn: row.nameEn,
  KainaNuo: toAmount(row.minPriceCents),
  KainaIki: toAmount(row.maxPriceCents),
  Garantija: toFlag(isWarrantyAllowed && row.warrantyYears.length > 0),
  Katalogas: toFlag(hasItems),
});

const toWireItem = (item: typeof catalogueItems.$inferSelect): AnswerFields => ({
  PrekesNumeris: item.productNumber,
  Pavadinimas: item.name,
  Kaina: toAmount(item.priceCents),
  TurtoRusiesID: toNumber(item.groupId),
  GamintojoGarantija: toNumber(item.manufacturerWarrantyMonths),
  Apribojimai: item.limitations,
});

async function listItems(
  { db }: OperationContext,
  shop: ShopRow,
  groupIds: readonly number[],
  query: CatalogueQuery,
): Promise<AnswerFields[]> {
  const asked = groupIds.filter((id) => query.TurtoRusiesID === undefined || id === query.TurtoRusiesID);
  if (asked.length === 0) return [];
  const rows = await db
    .select()
    .from(catalogueItems)
    .where(
      and(
        eq(catalogueItems.companyId, shop.companyId),
        inArray(catalogueItems.groupId, asked),
        query.PrekesNumeris === undefined ? undefined : eq(catalogueItems.productNumber, query.PrekesNumeris),
        query.Paieska === "" ? undefined : like(catalogueItems.searchText, toContainsPattern(query.Paieska)),
      ),
    )
    .orderBy(sortKeySql(catalogueItems.name), asc(catalogueItems.id))
    .limit(query.Kiekis ?? DEFAULT_ITEMS);
  return rows.map(toWireItem);
}

/** The groups that a manager, who has no shop, sees: all of them, without catalogue items. */
const listAllGroups = async ({ db }: OperationContext): Promise<AnswerFields[]> => {
  const rows = await db.select().from(goodsGroups).orderBy(asc(goodsGroups.id));
  return rows.map((row) => toWireGroup({ row, hasItems: false }, true));
};

async function answerShop(context: OperationContext, shopId: number, query: CatalogueQuery): Promise<Answer> {
  const shop = await getShop(context.db, shopId);
  const groups = await listShopGroups(context.db, shop);
  const groupIds = groups.map(({ row }) => row.id);
  return answer({
    KatalogoTipas: shop.catalogueType,
    Grupes: { Grupe: groups.map((group) => toWireGroup(group, shop.extendedWarrantyAllowed)) },
    Prekes: { Preke: await listItems(context, shop, groupIds, query) },
  });
}

/**
 * Goods groups of a shop and the catalogue items that match the search, whatever case and diacritics, or that have the
 * number. The shop is that of the application, whichever shop of the company asks (1.3); without one the seller's own.
 */
export const getCatalogue = operation(STAFF, catalogueInput, async (context, session, query) => {
  const { ParaiskosID: applicationId } = query;
  if (applicationId !== undefined) {
    const row = await findApplication(context.db, session, applicationId);
    return row === null ? refusal(1063) : answerShop(context, row.shopId, query);
  }
  const { shopId } = session.user;
  if (shopId !== null) return answerShop(context, shopId, query);
  return answer({ KatalogoTipas: "DISABLED", Grupes: { Grupe: await listAllGroups(context) }, Prekes: {} });
});

const priceInput = z.object({ TurtoRusiesID: numberInput, Kaina: centsInput });

/** Prices of the extended warranty of one unit; a group without one has an empty list (F-250, F-492). */
export const getGuaranteeInsurancePrices = operation(STAFF, priceInput, async ({ db }, _session, input) => {
  const [group] = await db.select().from(goodsGroups).where(eq(goodsGroups.id, input.TurtoRusiesID));
  const years = group?.warrantyYears ?? [];
  if (years.length === 0) return answer({ Kainos: {} });
  const rows = await db
    .select()
    .from(warrantyPrices)
    .where(
      and(
        inArray(warrantyPrices.years, [...years]),
        lte(warrantyPrices.priceFromCents, input.Kaina),
        gte(warrantyPrices.priceToCents, input.Kaina),
      ),
    )
    .orderBy(asc(warrantyPrices.years));
  const prices = rows.map((row) => ({ Trukme: toNumber(row.years), Kaina: toAmount(row.priceCents) }));
  return answer({ Kainos: { Kaina: prices } });
});
