import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import type { InsuranceOffer } from "~/services/application-types.ts";
import type { OpenApplication } from "../open-application.server.ts";

export type ContractDataExtras = {
  /** The variant settles what the money is for and where it goes (F-270). */
  paidToSeller: boolean;
  insuranceOffers: InsuranceOffer[];
};

/** What step 4 shows besides its form; suggestions of addresses come with the answer of “Find postal code”. */
export const loadContractDataExtras = async ({ application }: OpenApplication): Promise<ContractDataExtras> => ({
  paidToSeller: isPaidToSeller(application.credit.payoutType),
  insuranceOffers: application.insuranceOffers,
});
