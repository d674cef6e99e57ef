import { AdvanceType } from "./enumerations/advance-type.ts";
import type { IssueKey } from "./issue-keys.ts";
import { shareHalfUp } from "./money.ts";
import { WHOLE_BASIS_POINTS, type BasisPoints } from "./percent.ts";

/** The advance payment as agreed: an amount, or a percentage of the goods total (AvansoTipas, O20). */
export type Advance =
  { type: typeof AdvanceType.amount; cents: number } | { type: typeof AdvanceType.percent; basisPoints: BasisPoints };

/** What the credit sum is made of, in cents. */
export type CreditParts = {
  goodsTotalCents: number;
  /** Extended warranties of the insured goods. */
  warrantyTotalCents: number;
  advance: Advance;
  /** Paid by the client directly to the seller. */
  ownFundsCents: number;
  transferToClientCents: number;
};

/** The advance in cents; a percentage is taken of the goods total, half up (L-2.1). */
export function advanceCents(advance: Advance, goodsTotalCents: number): number {
  return advance.type === AdvanceType.amount
    ? advance.cents
    : shareHalfUp(goodsTotalCents, advance.basisPoints, WHOLE_BASIS_POINTS);
}

/** Credit sum = goods + warranty − advance − own funds + transfer to the client (F-268, L-2.1). */
export function creditSumCents(parts: CreditParts): number {
  const { goodsTotalCents, warrantyTotalCents, advance, ownFundsCents, transferToClientCents } = parts;
  const paid = advanceCents(advance, goodsTotalCents) + ownFundsCents;
  return goodsTotalCents + warrantyTotalCents - paid + transferToClientCents;
}

export type CreditProblem = { field: "advance" | "ownFunds" | "sum"; key: IssueKey };

/**
 * What is wrong with the parts: advance above the goods amount (F-244), own funds above it (F-243), nothing left to
 * lend. Negative amounts and percentages over 100 are refused by the fields themselves.
 */
export function findCreditProblems(parts: CreditParts): CreditProblem[] {
  const { goodsTotalCents, advance, ownFundsCents } = parts;
  const problems: CreditProblem[] = [];
  if (advanceCents(advance, goodsTotalCents) > goodsTotalCents) {
    problems.push({ field: "advance", key: "credit.advanceAboveGoods" });
  }
  if (ownFundsCents > goodsTotalCents) problems.push({ field: "ownFunds", key: "credit.ownFundsAboveGoods" });
  if (problems.length === 0 && creditSumCents(parts) <= 0)
    problems.push({ field: "sum", key: "credit.sumNotPositive" });
  return problems;
}
