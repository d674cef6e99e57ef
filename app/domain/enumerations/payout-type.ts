import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Where the money of the credit goes (F-276, F-577). */
export const PayoutType = { cash: 2, goods: 3, creditAccount: 5, creditCard: 6, credit: 7 } as const;

export type PayoutType = CodeOf<typeof PayoutType>;

export const payoutTypes = defineEnumeration("payoutType", PayoutType);

/** The seller gets the money for the goods: what it is for and where it goes is settled (F-270). So it is where nothing is said. */
export const isPaidToSeller = (payoutType: number | null): boolean =>
  payoutType === null || payoutType === PayoutType.goods;
