import { and, count, eq, gte, inArray } from "drizzle-orm";
import { applications } from "../store/schema/applications.ts";
import type { Store } from "../store/store.ts";
import type { VariantRow } from "./condition-variants.ts";

/** Tab of the list that holds the contracts. */
const CONTRACTS_TAB = 6;
const DAYS_LOOKED_BACK = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** How often a variant was sold for so many months. */
interface Sold {
  readonly variantId: number | null;
  readonly months: number | null;
  readonly contracts: number;
}

/** Months by variant: one variant of each product. */
export type UsualTerms = ReadonlyMap<number, number>;

/**
 * On which terms a shop usually sells each product: the variant and duration of most of its contracts from applications of the last 90 days, else the first
 * variant for the duration in its middle. An ended variant or a promotion, which only some goods have, is no usual choice (F-252, F-255).
 */
export async function listUsualTerms(
  db: Store,
  shopId: number,
  variants: readonly VariantRow[],
  now: Date,
): Promise<UsualTerms> {
  const plain = variants.filter(({ expired, promotional }) => !expired && !promotional);
  if (plain.length === 0) return new Map();
  const sold = await countSold(db, shopId, plain, now);
  const firsts = plain.filter(
    (row, at) => plain.findIndex(({ contractType }) => contractType === row.contractType) === at,
  );
  return new Map(
    firsts.map((first) => {
      const ofProduct = plain.filter(({ contractType }) => contractType === first.contractType);
      return mostSold(ofProduct, sold) ?? middleOf(first);
    }),
  );
}

/** Answered inside the index of the shop's list, whatever the table's size. */
const countSold = (db: Store, shopId: number, variants: readonly VariantRow[], now: Date): Promise<Sold[]> =>
  db
    .select({ variantId: applications.variantId, months: applications.durationMonths, contracts: count() })
    .from(applications)
    .where(
      and(
        eq(applications.shopId, shopId),
        eq(applications.listTab, CONTRACTS_TAB),
        gte(applications.createdAt, new Date(now.getTime() - DAYS_LOOKED_BACK * DAY_MS)),
        inArray(
          applications.variantId,
          variants.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(applications.variantId, applications.durationMonths);

type Terms = readonly [variantId: number, months: number];

/** Where two are sold as often, the lower number and the shorter duration: the same for the same contracts. */
function mostSold(variants: readonly VariantRow[], sold: readonly Sold[]): Terms | null {
  const known = sold.flatMap(({ variantId, months, contracts }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return variant !== undefined && months !== null && isOffered(variant, months)
      ? [{ terms: [variant.id, months] as const, contracts }]
      : [];
  });
  const [first] = known.sort(
    (one, other) => other.contracts - one.contracts || one.terms[0] - other.terms[0] || one.terms[1] - other.terms[1],
  );
  return first?.terms ?? null;
}

/** A variant for the duration in its middle, by its own step. */
function middleOf({ id, minDurationMonths: min, maxDurationMonths: max, durationStepMonths: step }: VariantRow): Terms {
  return [id, min + Math.floor((max - min) / 2 / step) * step];
}

const isOffered = (
  { minDurationMonths: min, maxDurationMonths: max, durationStepMonths: step }: VariantRow,
  months: number,
): boolean => months >= min && months <= max && (months - min) % step === 0;
