/** IsmokejimoTipas, as far as it decides about the payees. */
export const PayoutType = { cash: 2, goods: 3 } as const;

interface Rest {
  readonly payoutType: number | null;
  /** The credit without what creditors get. */
  readonly restCents: number;
  /** What is to be paid to the buyer; 0: nothing was said. */
  readonly askedCents: number;
}

/** What of the rest goes to the buyer: the sum that is asked for; where none is, the kind of payout says whether all goes to the seller or to the buyer. */
export function buyerPart({ payoutType, restCents, askedCents }: Rest): number {
  if (askedCents > 0) return Math.min(askedCents, restCents);
  return payoutType === null || payoutType === PayoutType.goods ? 0 : restCents;
}
