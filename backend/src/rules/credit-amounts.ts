import { parseFraction } from "./fraction.ts";
import { percentOf } from "./money.ts";
import type { DecimalText } from "./schedule-types.ts";

/** What the amounts of a line are made from; `warrantySumCents` is the price of one extended warranty. */
export type PricedLine = { priceCents: number; quantity: number; isInsured: boolean; warrantySumCents: number };

/** The first payment: AvansoTipas 0 is an amount, 1 a percent of the goods (O20). */
export type Advance = { kind: "amount"; amountCents: number } | { kind: "percent"; percent: DecimalText };

/** How the price of the goods becomes a credit. */
export type CreditBasis = {
  lines: readonly PricedLine[];
  isExtendedWarrantyAllowed: boolean;
  advance?: Advance;
  ownFundsCents?: number;
  transferToClientCents?: number;
};

export type CreditAmounts = {
  goodsTotalCents: number;
  warrantyTotalCents: number;
  advanceCents: number;
  creditSumCents: number;
};

/** Why the client's own part is not acceptable (F-243, F-244). */
export type FundingRefusal = "ownFundsAboveGoods" | "advanceInvalid";

/** Sum of rounded price × quantity (L-2.1). */
export function goodsTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

/** Warranty price × quantity of the insured goods, 0 where the extended warranty is not allowed (F-239). */
export function warrantyTotal(lines: readonly PricedLine[], isExtendedWarrantyAllowed: boolean): number {
  if (!isExtendedWarrantyAllowed) return 0;
  return goodsTotal(
    lines.filter((line) => line.isInsured).map((line) => ({ ...line, priceCents: line.warrantySumCents })),
  );
}

/** The credit sum and its parts, in cents (L-2.1, F-268). A sum of 0 or less is refused by the schedule. */
export function creditAmounts(basis: CreditBasis): CreditAmounts {
  const goodsTotalCents = goodsTotal(basis.lines);
  const warrantyTotalCents = warrantyTotal(basis.lines, basis.isExtendedWarrantyAllowed);
  const advanceCents = advanceOf(basis.advance, goodsTotalCents);
  const ownCents = advanceCents + (basis.ownFundsCents ?? 0);
  return {
    goodsTotalCents,
    warrantyTotalCents,
    advanceCents,
    creditSumCents: goodsTotalCents + warrantyTotalCents - ownCents + (basis.transferToClientCents ?? 0),
  };
}

/** Refusals of advance and own funds against the goods total (F-243, F-244). */
export function fundingRefusals(basis: CreditBasis): FundingRefusal[] {
  const goodsTotalCents = goodsTotal(basis.lines);
  const ownFundsCents = basis.ownFundsCents ?? 0;
  const refusals: FundingRefusal[] = [];
  if (ownFundsCents < 0 || ownFundsCents > goodsTotalCents) refusals.push("ownFundsAboveGoods");
  if (!isAdvanceValid(basis.advance, goodsTotalCents)) refusals.push("advanceInvalid");
  return refusals;
}

function advanceOf(advance: Advance | undefined, goodsTotalCents: number): number {
  if (!advance) return 0;
  return advance.kind === "amount" ? advance.amountCents : percentOf(goodsTotalCents, advance.percent);
}

function isAdvanceValid(advance: Advance | undefined, goodsTotalCents: number): boolean {
  if (!advance) return true;
  if (advance.kind === "amount") return advance.amountCents >= 0 && advance.amountCents <= goodsTotalCents;
  const { numerator, denominator } = parseFraction(advance.percent);
  return numerator >= 0 && numerator <= 100 * denominator;
}
