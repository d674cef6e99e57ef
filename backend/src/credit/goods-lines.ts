import type { GoodsGroup, GoodsLine, GoodsRestrictions } from "../rules/goods-types.ts";
import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toWireRecord, type AnswerFields } from "../wire/answer.ts";
import type { ShopGoods } from "./shop-goods.ts";
import { centsOf, numberOf } from "../wire/wire-values.ts";

const NO_RESTRICTIONS: GoodsRestrictions = { actionVariantIds: [] };

/** Numbers by which the goods may stand in the catalogue. */
export const productNumbersOf = (goods: readonly WireRecord[]): string[] =>
  goods.map((line) => textOf(line, "PrekesNumeris")).filter((number) => number !== "");

/** An item without limitations of its own carries the promotions of its group. */
function restrictionsOf(line: WireRecord, groupId: number, { groups, itemRestrictions }: ShopGoods): GoodsRestrictions {
  const own = itemRestrictions.get(textOf(line, "PrekesNumeris"));
  const group: GoodsGroup | undefined = groups.find(({ id }) => id === groupId);
  return own ?? { ...NO_RESTRICTIONS, actionVariantIds: group?.restrictions.actionVariantIds ?? [] };
}

/** Elements of a goods line that only the back end computes; what a caller sends in them is ignored. */
export const COMPUTED_GOODS_ELEMENTS: readonly string[] = ["Akcijos", "GrupesAkcijos"];

const toPromotions = (variantIds: readonly number[]): AnswerFields | null =>
  variantIds.length === 0 ? null : { SalyguVariantoID: variantIds.map(String) };

/** A goods line as it is answered: with the promotions that it carries and those of its group (F-246, F-247). */
export function toWireLine(line: WireRecord, { groupId, restrictions }: GoodsLine, { groups }: ShopGoods): WireRecord {
  const group = groups.find(({ id }) => id === groupId);
  return {
    ...line,
    ...toWireRecord({
      Akcijos: toPromotions(restrictions.actionVariantIds),
      GrupesAkcijos: toPromotions(group?.restrictions.actionVariantIds ?? []),
    }),
  };
}

/** The wire's goods lines as the rules read them (F-549); the price of a line is one unit's. */
export function toGoodsLines(goods: readonly WireRecord[], shopGoods: ShopGoods): GoodsLine[] {
  return goods.map((line) => {
    const groupId = numberOf(line, "TurtoRusiesID") ?? 0;
    const years = numberOf(line, "GarantijosTrukme");
    return {
      title: textOf(line, "Pavadinimas"),
      groupId,
      priceCents: centsOf(line, "Kaina") ?? 0,
      quantity: numberOf(line, "Kiekis") ?? 0,
      isInsured: (centsOf(line, "Apdrausta") ?? 0) > 0,
      warrantySumCents: centsOf(line, "GarantijosKaina") ?? 0,
      warrantyYears: years === 0 ? null : years,
      serialNo: textOf(line, "SerijosNr"),
      productNo: textOf(line, "PrekesNumeris"),
      restrictions: restrictionsOf(line, groupId, shopGoods),
    };
  });
}
