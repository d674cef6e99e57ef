import { asc, eq } from "drizzle-orm";
import type { ConditionVariant, ContractType } from "../rules/condition-types.ts";
import { parseFraction } from "../rules/fraction.ts";
import type { Charge } from "../rules/schedule-types.ts";
import { conditionVariants, shopVariants } from "../store/schema/conditions.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toAmount, toFlag, toNumber } from "../wire/wire-output.ts";
import type { ShopRow } from "./shop-goods.ts";

/** A whole row of `condition_variants`. */
export type VariantRow = typeof conditionVariants.$inferSelect;

/** A credit card has no end: its cost is computed under the assumption of 12 equal parts (L-1.4 k). */
const CREDIT_CARD = 6;

const isZero = (percent: string): boolean => parseFraction(percent).numerator === 0;

/** Product of a contract type number; anything unknown is goods credit, the strictest of them. */
export const toContractType = (stored: number | null): ContractType =>
  stored === 5 || stored === 6 || stored === 7 ? stored : 3;

function contractFeeOf(row: VariantRow): { contractFee?: Charge } {
  if (isZero(row.contractFeePercent) && row.contractFeeMinCents === 0) return {};
  return {
    contractFee: { kind: "percent", percent: row.contractFeePercent, minimumCents: row.contractFeeMinCents },
  };
}

function adminFeeOf(row: VariantRow): { adminFee?: Charge } {
  if (!isZero(row.adminFeePercent)) {
    return { adminFee: { kind: "percent", percent: row.adminFeePercent, minimumCents: row.adminFeeCents } };
  }
  return row.adminFeeCents === 0 ? {} : { adminFee: { kind: "amount", amountCents: row.adminFeeCents } };
}

/** The variant as the rules read it. */
export const toRuleVariant = (row: VariantRow): ConditionVariant => ({
  id: row.id,
  contractType: toContractType(row.contractType),
  isExpired: row.expired,
  isPromotional: row.promotional,
  annualRatePercent: row.annualRate,
  ratePhases: row.ratePhases.map(({ months, rate }) => ({ months, annualRatePercent: rate })),
  ...contractFeeOf(row),
  ...adminFeeOf(row),
  minMonths: row.minDurationMonths,
  maxMonths: row.maxDurationMonths,
  stepMonths: row.durationStepMonths,
  sumLimits: { minCents: row.minSumCents, maxCents: row.maxSumCents },
  minAdvancePercent: row.minAdvancePercent,
  isWinterPaymentsOffered: row.winterPayments,
  deferMonths: row.deferMonths,
  isDeferralInterestFree: false,
  isOpenEnded: row.contractType === CREDIT_CARD,
  ...(row.spouseRequiredAboveCents !== null && { maxSumWithoutSpouseCents: row.spouseRequiredAboveCents }),
});

/** The wire's `SalyguVariantas` (F-252), with its duration where it is what the shop usually sells. */
export const toWireVariant = (row: VariantRow, usualMonths?: number): AnswerFields => ({
  SalyguVariantoID: toNumber(row.id),
  SutartiesTipoID: toNumber(row.contractType),
  Nebegalioja: toFlag(row.expired),
  Akcijinis: toFlag(row.promotional),
  Pavadinimas: row.nameLt,
  PavadinimasEn: row.nameEn,
  PalukanuNorma: row.annualRate,
  SutartiesMokestisProc: row.contractFeePercent,
  SutartiesMokestisMin: toAmount(row.contractFeeMinCents),
  AdministravimoMokestis: toAmount(row.adminFeeCents),
  AdministravimoMokestisProc: row.adminFeePercent,
  TrukmeNuo: toNumber(row.minDurationMonths),
  TrukmeIki: toNumber(row.maxDurationMonths),
  TrukmesZingsnis: toNumber(row.durationStepMonths),
  SumaNuo: toAmount(row.minSumCents),
  SumaIki: toAmount(row.maxSumCents),
  ZiemosImokos: toFlag(row.winterPayments),
  IsmokejimoTipas: toNumber(row.payoutType),
  ...(row.spouseRequiredAboveCents !== null && { SumaBeSutuoktinio: toAmount(row.spouseRequiredAboveCents) }),
  ...(usualMonths !== undefined && { DazniausiaTrukme: toNumber(usualMonths) }),
});

/** Variants that a shop may offer, expired ones among them, by id. */
export async function listShopVariants(db: Store, shopId: number): Promise<VariantRow[]> {
  const rows = await db
    .select({ variant: conditionVariants })
    .from(shopVariants)
    .innerJoin(conditionVariants, eq(conditionVariants.id, shopVariants.variantId))
    .where(eq(shopVariants.shopId, shopId))
    .orderBy(asc(conditionVariants.id));
  return rows.map(({ variant }) => variant);
}

/** Every variant of the lender: what a manager, who has no shop, calculates with. */
export const listAllVariants = (db: Store): Promise<VariantRow[]> =>
  db.select().from(conditionVariants).orderBy(asc(conditionVariants.id));

/** Whether anything can be offered with these variants; if not, the answer is 2140 (F-467). */
export const hasValidVariant = (variants: readonly VariantRow[]): boolean => variants.some(({ expired }) => !expired);

/** Elements of an application or an answer that its shop decides (F-352). @param usual on which terms it usually sells, where that is asked for */
export const toShopElements = (
  shop: ShopRow,
  variants: readonly VariantRow[],
  usual: ReadonlyMap<number, number> = new Map(),
): AnswerFields => ({
  SalyguVariantai: { SalyguVariantas: variants.map((row) => toWireVariant(row, usual.get(row.id))) },
  KatalogoTipas: shop.catalogueType,
  KatalogoAkcijosIsimtis: toFlag(shop.catalogueException),
  PratestaGarantijaGalima: toFlag(shop.extendedWarrantyAllowed),
});
