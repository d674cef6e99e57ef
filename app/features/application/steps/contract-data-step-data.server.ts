import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import { audit } from "~/platform/audit.server.ts";
import type { Application, InsuranceOffer } from "~/services/application-types.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { isPaidToClient } from "../is-paid-to-client.ts";
import type { FormFields } from "../step-definition.ts";
import { contractDataStep } from "./contract-data-step.ts";
import { findEarlier } from "./earlier-data.ts";

/** What is offered of the client's last contract, and which one that is. */
type EarlierOffer = { number: string; madeOn: string; fields: FormFields };

export type ContractDataStepData = {
  /** The variant settles what the money is for and where it goes (F-270). */
  paidToSeller: boolean;
  /** Money goes to the client, whose account must be known. */
  needsAccount: boolean;
  insuranceOffers: InsuranceOffer[];
  earlier: EarlierOffer | null;
};

/** What step 4 shows besides its form; suggestions of addresses come with the answer of “Find postal code”. */
export const loadContractDataStepData = async ({ application }: ApplicationContext): Promise<ContractDataStepData> => ({
  paidToSeller: isPaidToSeller(application.credit.payoutType),
  needsAccount: isPaidToClient(application),
  insuranceOffers: application.insuranceOffers,
  earlier: offerOf(application),
});

/** The fields that the offer fills; the audit log knows who was shown them (R-L3). */
function offerOf(application: Application): EarlierOffer | null {
  const earlier = findEarlier(application);
  const filled = contractDataStep.preset?.(application);
  if (earlier === null || filled === undefined) return null;
  audit("client.offered", { result: "ok", subject: application.id });
  const { address, correspondence, document } = filled;
  const { buyer } = application;
  return {
    number: earlier.number ?? "",
    madeOn: earlier.madeOn ?? "",
    fields: {
      address,
      correspondence,
      document,
      ...(buyer.phone2 === null && { phone2: filled["phone2"] }),
      ...(buyer.email === null && { email: filled["email"] }),
    },
  };
}
