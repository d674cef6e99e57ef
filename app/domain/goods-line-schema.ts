import * as z from "zod";
import { choiceOfNumbers } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { integerField, optionalIntegerField } from "./fields/integer-field.ts";
import { moneyField } from "./fields/money-field.ts";
import { optionalText, requiredText } from "./fields/text-field.ts";
import type { GoodsLimitations } from "./goods-limitations.ts";
import { goodsNeeds } from "./goods-needs.ts";
import type { GoodsLine } from "./goods.ts";
import { issueMessage } from "./issue.ts";
import * as limits from "./limits.ts";
import { toDecimalMoney } from "./money.ts";

/** What a shop sells under one TurtoRusiesID. */
export type GoodsGroup = {
  id: number;
  limitations: GoodsLimitations;
  /** The group has no catalogue, so a product number is asked for (F-242). */
  catalogueEmpty: boolean;
};

export type GoodsContext = {
  groups: readonly GoodsGroup[];
  /** PratestaGarantijaGalima. */
  extendedWarrantyAllowed: boolean;
};

/** What a person types for one line; prices of warranties and limitations come from the back end, never from a form. */
export type GoodsLineInput = Omit<GoodsLine, "warrantyCents" | "limitations">;

const PRODUCT_NUMBER = /^[\p{L}\d\-/.]+$/u;

/** Whether a rule may look at a line although other fields of it are wrong, so that all findings come at once. */
const always = { when: () => true };

/** One line of goods (F-233 to F-242, decisions under G15). */
export function goodsLineSchema({ groups, extendedWarrantyAllowed }: GoodsContext) {
  const groupOf = (line: { groupId: number }) => groups.find((group) => group.id === line.groupId);
  const needsOf = (line: { insured: boolean; groupId: number }) => goodsNeeds(line.insured === true, groupOf(line));
  return z
    .object({
      id: optionalText({ max: 40 }),
      title: requiredText({ min: limits.GOODS_TITLE_MIN_LENGTH, max: limits.GOODS_TITLE_MAX_LENGTH, printed: true }),
      groupId: choiceOfNumbers(groups.map((group) => group.id)),
      quantity: integerField({ min: limits.GOODS_QUANTITY_MIN, max: limits.GOODS_QUANTITY_MAX }),
      priceCents: moneyField({ minCents: limits.GOODS_PRICE_MIN_CENTS, maxCents: limits.GOODS_PRICE_MAX_CENTS }),
      productNumber: optionalText({ max: limits.PRODUCT_NUMBER_MAX_LENGTH, printed: true }),
      serialNumber: optionalText({ max: limits.SERIAL_NUMBER_MAX_LENGTH, printed: true }),
      manufacturerWarrantyMonths: optionalIntegerField({ min: 0, max: limits.WARRANTY_MAX_MONTHS }).transform(
        (months) => months ?? limits.WARRANTY_DEFAULT_MONTHS,
      ),
      insured: flagField(),
      warrantyYears: optionalIntegerField({
        min: limits.EXTRA_WARRANTY_YEARS_MIN,
        max: limits.EXTRA_WARRANTY_YEARS_MAX,
      }),
    })
    .refine((line) => isProductNumberGiven(line, needsOf(line).productNumber), {
      ...always,
      path: ["productNumber"],
      error: issueMessage("goods.productNumber", {
        min: limits.PRODUCT_NUMBER_MIN_LENGTH,
        max: limits.PRODUCT_NUMBER_MAX_LENGTH,
      }),
    })
    .refine(({ serialNumber }) => !serialNumber || serialNumber.length >= limits.SERIAL_NUMBER_MIN_LENGTH, {
      ...always,
      path: ["serialNumber"],
      error: issueMessage("goods.serialNumber", {
        min: limits.SERIAL_NUMBER_MIN_LENGTH,
        max: limits.SERIAL_NUMBER_MAX_LENGTH,
      }),
    })
    .refine((line) => !needsOf(line).serialNumber || Boolean(line.serialNumber), {
      ...always,
      path: ["serialNumber"],
      error: issueMessage("goods.serialRequired"),
    })
    .refine((line) => !needsOf(line).warrantyYears || line.warrantyYears !== null, {
      ...always,
      path: ["warrantyYears"],
      error: issueMessage("goods.warrantyDuration"),
    })
    .refine(({ insured, warrantyYears }) => insured === true || (warrantyYears ?? null) === null, {
      ...always,
      path: ["insured"],
      error: issueMessage("goods.warrantyTick"),
    })
    .refine(({ insured, quantity }) => insured !== true || !(quantity > 1), {
      ...always,
      path: ["quantity"],
      error: issueMessage("goods.warrantyQuantity"),
    })
    .refine((line) => line.insured !== true || isWarrantyOffered(groupOf(line), extendedWarrantyAllowed), {
      ...always,
      path: ["insured"],
      error: issueMessage("goods.warrantyUnavailable"),
    })
    .superRefine((line, context) => {
      const message = findPriceProblem(line.priceCents, groupOf(line)?.limitations);
      if (message !== null) context.addIssue({ code: "custom", path: ["priceCents"], message });
    });
}

function isProductNumberGiven(line: { productNumber: string | null }, isNeeded: boolean): boolean {
  if (!line.productNumber) return !isNeeded;
  return line.productNumber.length >= limits.PRODUCT_NUMBER_MIN_LENGTH && PRODUCT_NUMBER.test(line.productNumber);
}

const isWarrantyOffered = (group: GoodsGroup | undefined, extendedWarrantyAllowed: boolean): boolean =>
  extendedWarrantyAllowed && group?.limitations.warranty !== false;

/** The limits of a group may be narrower than the general ones. */
function findPriceProblem(priceCents: number, limitations: GoodsLimitations | undefined): string | null {
  const { minPriceCents = null, maxPriceCents = null } = limitations ?? {};
  if (minPriceCents !== null && priceCents < minPriceCents) {
    return issueMessage("money.min", { min: toDecimalMoney(minPriceCents) });
  }
  if (maxPriceCents !== null && priceCents > maxPriceCents) {
    return issueMessage("money.max", { max: toDecimalMoney(maxPriceCents) });
  }
  return null;
}
