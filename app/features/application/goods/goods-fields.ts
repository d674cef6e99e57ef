import { toMoneyText, toText, toTick } from "../field-texts.ts";
import type { FormFields } from "../step-definition.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";

export const GOODS_FORM = "goods-line";

/** Fields of the form; `id` and the manufacturer's warranty travel unseen. */
export const GOODS_FIELDS = [
  "id",
  "title",
  "groupId",
  "quantity",
  "priceCents",
  "productNumber",
  "serialNumber",
  "manufacturerWarrantyMonths",
  "insured",
  "warrantyYears",
];

/** A saved line as the form shows it; a new one has the quantity 1. */
export function toGoodsFields(line: ApplicationGoodsLine | undefined): FormFields {
  if (line === undefined) return { quantity: "1" };
  return {
    id: toText(line.id),
    title: line.title,
    groupId: toText(line.groupId),
    quantity: toText(line.quantity),
    priceCents: toMoneyText(line.priceCents),
    productNumber: toText(line.productNumber),
    serialNumber: toText(line.serialNumber),
    manufacturerWarrantyMonths: toText(line.manufacturerWarrantyMonths),
    insured: toTick(line.insured),
    warrantyYears: toText(line.warrantyYears),
  };
}
