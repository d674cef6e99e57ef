import type { DurationPrice } from "~/services/schedule-types.ts";

type Priced = Pick<DurationPrice, "totalPayableCents" | "totalCostCents">;

/** What is paid for a credit over a duration, in cents: the credit, its cost and the insurance; together they are the total payable. */
export interface PriceParts {
  creditCents: number;
  costCents: number;
  /** An insurance that is not compulsory is no cost of the credit (L-2.4). */
  insuranceCents: number;
}

/** A back end that does not tell the cost has counted all of it as the cost. */
export function pricePartsOf({ totalPayableCents, totalCostCents }: Priced, sumCents: number): PriceParts {
  const creditCents = Math.min(sumCents, totalPayableCents);
  const addedCents = totalPayableCents - creditCents;
  const costCents = Math.min(totalCostCents ?? addedCents, addedCents);
  return { creditCents, costCents, insuranceCents: addedCents - costCents };
}

/** Whether one of the prices has an insurance in it: then the words for the total say so. */
export const isInsured = (prices: readonly Priced[], sumCents: number): boolean =>
  prices.some((price) => pricePartsOf(price, sumCents).insuranceCents > 0);
