import { toCatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import { parseGoodsLimitations, type GoodsLimitations } from "~/domain/goods-limitations.ts";
import { log } from "~/platform/log.server.ts";
import type { Catalogue, CatalogueItem, GoodsGroup, WarrantyPrice } from "../goods-types.ts";
import { flagOrNo, integer, mapped, requiredInteger, requiredMoney, requiredText, text } from "./leaves.ts";
import { localised } from "./localised.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** Reads Apribojimai; broken JSON leaves the good usable and is logged (F-234). */
export function toLimitations(json: string | null): GoodsLimitations {
  const { limitations, broken } = parseGoodsLimitations(json ?? "");
  if (broken) log("warn", "goods.limitationsBroken");
  return limitations;
}

/** PrekiuGrupe. */
const goodsGroup = parts<GoodsGroup>({
  id: single("TurtoRusiesID", requiredInteger),
  title: localised("Pavadinimas"),
  minPriceCents: single("KainaNuo", requiredMoney),
  maxPriceCents: single("KainaIki", requiredMoney),
  hasWarranty: single("Garantija", flagOrNo),
  hasCatalogue: single("Katalogas", flagOrNo),
});

/** KatalogoPreke. */
const catalogueItem = parts<CatalogueItem>({
  productNumber: single("PrekesNumeris", requiredText),
  title: single("Pavadinimas", requiredText),
  priceCents: single("Kaina", requiredMoney),
  groupId: single("TurtoRusiesID", requiredInteger),
  manufacturerWarrantyMonths: single("GamintojoGarantija", integer),
  limitations: single("Apribojimai", mapped(text, toLimitations, JSON.stringify)),
});

export const catalogueAnswer = elementOf(
  parts<Catalogue>({
    type: single(
      "KatalogoTipas",
      mapped(text, toCatalogueType, (value) => value),
    ),
    groups: list("Grupes", "Grupe", goodsGroup),
    items: list("Prekes", "Preke", catalogueItem),
  }),
);

/** GarantijosKaina (F-250). */
const warrantyPrice = parts<WarrantyPrice>({
  years: single("Trukme", requiredInteger),
  priceCents: single("Kaina", requiredMoney),
});

export const warrantyPricesAnswer = elementOf(list("Kainos", "Kaina", warrantyPrice));
