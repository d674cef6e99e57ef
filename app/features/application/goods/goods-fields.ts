import { defineForm } from "~/forms/define-form.ts";
import { type FormFields, toMoneyText, toText, toTick } from "~/forms/field-texts.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { AGREEMENT_FIELD } from "./agreement-name.ts";

/** One piece of goods; `id` and the manufacturer's warranty travel unseen. */
export const GOODS_FORM = defineForm({
  id: "goods-line",
  buttons: ["continue", "warrantyPrices", "keepDraft", "discardDraft", "otherLanguage"],
  unchecked: ["warrantyPrices"],
  labels: "application:good.fields",
  unlabelled: ["id", "manufacturerWarrantyMonths"],
  fields: [
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
    AGREEMENT_FIELD,
  ],
  secret: [AGREEMENT_FIELD],
});

/** What a draft of the form is about: each line of an application has its own. */
export const draftSubjectOf = ({ applicationId, line }: Readonly<Record<string, string | undefined>>): string =>
  `${applicationId}/${line}`;

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
