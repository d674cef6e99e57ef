import { PayoutType } from "~/domain/enumerations/payout-type.ts";
import type { Application } from "~/services/application-types.ts";

/**
 * Who gets the money, as the contract says it (F-276): a sum for the buyer leaves the rest to the seller, whatever the kind of payout; without one the kind says
 * where all of it goes. `buyerCents` is null where no sum is named.
 */
export function payoutOf({
  payoutType,
  transferToClientCents,
}: Pick<Application["credit"], "payoutType" | "transferToClientCents">): {
  payoutType: number | null;
  buyerCents: number | null;
} {
  const buyerCents = transferToClientCents ?? 0;
  return buyerCents > 0 ? { payoutType: PayoutType.goods, buyerCents } : { payoutType, buyerCents: null };
}
