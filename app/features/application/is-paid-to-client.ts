import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import type { Application } from "~/services/application-types.ts";

/**
 * Whether money of the credit goes to the client: then the client's account must be known (F-273). A credit for goods pays the seller alone, as long as nothing is
 * transferred to the client besides.
 */
export const isPaidToClient = ({ credit }: Pick<Application, "credit">): boolean =>
  !isPaidToSeller(credit.payoutType) || (credit.transferToClientCents ?? 0) > 0;
