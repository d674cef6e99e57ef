import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import type { OpenApplication } from "../open-application.server.ts";
import { invalidVariantIds } from "./credit-findings.ts";

type Text = { lt: string; en: string };

export type GoodsRow = Pick<
  ApplicationGoodsLine,
  "title" | "quantity" | "priceCents" | "serialNumber" | "productNumber" | "insured" | "warrantyYears" | "warrantyCents"
> & {
  group: Text | null;
};

export type VariantChoice = Pick<
  ConditionVariant,
  | "id"
  | "title"
  | "annualRatePercent"
  | "promotional"
  | "expired"
  | "durationFromMonths"
  | "durationToMonths"
  | "winterPayments"
> & {
  /** Shown, but not to be chosen for these goods (F-252). */
  disabled: boolean;
};

export type CreditExtras = {
  goods: GoodsRow[];
  variants: VariantChoice[];
  hasCatalogue: boolean;
  /** An account or a card: its sum is typed. */
  asksSum: boolean;
};

/** Goods as rows with the names of their groups, and the variants of the shop for the product of the application. */
export async function loadCreditExtras({ backend, application }: OpenApplication): Promise<CreditExtras> {
  const catalogue = await getCatalogue(backend, { applicationId: application.id, limit: 1 });
  const groups = new Map(catalogue.ok ? catalogue.value.groups.map(({ id, title }) => [id, title]) : []);
  const invalid = new Set(invalidVariantIds(application));
  return {
    goods: application.goods.map((line) => ({ ...line, group: groups.get(line.groupId) ?? null })),
    variants: application.shopConditions.variants
      .filter(({ contractType }) => application.contractType === null || contractType === application.contractType)
      .map((variant) => ({ ...variant, disabled: invalid.has(variant.id) })),
    hasCatalogue: catalogue.ok && catalogue.value.items.length > 0,
    asksSum: hasAskedSum(application.contractType),
  };
}
