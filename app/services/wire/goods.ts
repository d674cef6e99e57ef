import { toCatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import { parseGoodsLimitations } from "~/domain/parse-goods-limitations.ts";
import { type GoodsLimitations } from "~/domain/goods-limitations.ts";
import { log } from "~/platform/log.server.ts";
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
export const goodsGroup = parts({
  id: single("TurtoRusiesID", requiredInteger),
  title: localised("Pavadinimas"),
  minPriceCents: single("KainaNuo", requiredMoney),
  maxPriceCents: single("KainaIki", requiredMoney),
  /** The extended warranty is sold for it. */
  hasWarranty: single("Garantija", flagOrNo),
  /** Catalogue items exist; without them a product number is typed (F-242). */
  hasCatalogue: single("Katalogas", flagOrNo),
});

/** KatalogoPreke. */
export const catalogueItem = parts({
  productNumber: single("PrekesNumeris", requiredText),
  title: single("Pavadinimas", requiredText),
  priceCents: single("Kaina", requiredMoney),
  groupId: single("TurtoRusiesID", requiredInteger),
  manufacturerWarrantyMonths: single("GamintojoGarantija", integer),
  limitations: single("Apribojimai", mapped(text, toLimitations, JSON.stringify)),
});

export const catalogueAnswer = elementOf(
  parts({
    type: single(
      "KatalogoTipas",
      mapped(text, toCatalogueType, (value) => value),
    ),
    groups: list("Grupes", "Grupe", goodsGroup),
    items: list("Prekes", "Preke", catalogueItem),
  }),
);

/** GarantijosKaina (F-250). */
export const warrantyPrice = parts({
  years: single("Trukme", requiredInteger),
  priceCents: single("Kaina", requiredMoney),
});

export const warrantyPricesAnswer = elementOf(list("Kainos", "Kaina", warrantyPrice));
