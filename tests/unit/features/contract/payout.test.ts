import { expect, test } from "vitest";
import { payoutOf } from "~/features/contract/payout.ts";

test("F-276: the review names the payout of the contract: a sum for the buyer leaves the rest to the seller, whatever the kind", () => {
  for (const payoutType of [null, 2, 3, 7]) {
    expect(payoutOf({ payoutType, transferToClientCents: 30_025 })).toEqual({ payoutType: 3, buyerCents: 30_025 });
    expect(payoutOf({ payoutType, transferToClientCents: 0 })).toEqual({ payoutType, buyerCents: null });
    expect(payoutOf({ payoutType, transferToClientCents: null })).toEqual({ payoutType, buyerCents: null });
  }
});
