import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { readDocumentsState, type DocumentsState } from "~/flows/uploads/documents-state.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { NO_INSURANCE } from "~/domain/insurance.ts";
import type { Application } from "~/services/application-types.ts";
import type { InsuranceOffer } from "~/services/condition-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { isPaidToClient } from "../is-paid-to-client.ts";
import { recalculate } from "../recalculate.server.ts";
import type { FormFields } from "../step-definition.ts";
import type { StepPage } from "../step-page.server.ts";
import { readHandOver, type OfferedHandOver } from "../hand-over/read-hand-over.server.ts";
import { readScan, type OfferedScan } from "../scan/read-scan.server.ts";
import { foundOrNothing } from "../suggest-to-script.server.ts";
import type { Summary } from "../summary.ts";
import { contractDataStep, withInsurance } from "./contract-data-step.ts";
import { findEarlier } from "./earlier-data.ts";

/** What is offered of the client's last contract, and which one that is. */
type EarlierOffer = { number: string; madeOn: string; fields: FormFields };

export type ContractDataStepData = {
  /** The variant settles what the money is for and where it goes (F-270). */
  paidToSeller: boolean;
  /** Money goes to the client, whose account must be known. */
  needsAccount: boolean;
  insuranceOffers: InsuranceOffer[];
  /** What the credit costs with the insurance that the form shows and that is not saved; null where it is the saved one, or without a price. */
  summary: Summary | null;
  earlier: EarlierOffer | null;
  scan: OfferedScan;
  handOver: OfferedHandOver;
  /** What was uploaded, and which copies are missing (F-331). */
  documents: DocumentsState;
  /** The consent prints what is declared here, and is signed or waits for its signature. */
  hasConsent: boolean;
};

/** What step 4 shows besides its form; suggestions of addresses come with the answer of “Find postal code”. */
export async function loadContractDataStepData(
  open: ApplicationContext,
  { fields }: StepPage,
): Promise<ContractDataStepData> {
  const { backend, application } = open;
  const [summary, documents, scan, handOver] = await Promise.all([
    summariseInsured(backend, application, String(fields["insurance"] ?? "")),
    readDocumentsState(open, application),
    readScan(open),
    readHandOver(open),
  ]);
  return {
    paidToSeller: isPaidToSeller(application.credit.payoutType),
    needsAccount: isPaidToClient(application),
    insuranceOffers: application.insuranceOffers,
    summary,
    earlier: offerOf(application),
    documents,
    hasConsent: (application.signing.applicationSignature ?? 0) !== SignatureType.unknown,
    scan,
    handOver,
  };
}

/**
 * The summary with an insurance that is chosen and not saved (F-281); null where it is the saved one, or not offered. It is a help: a back end that does not
 * calculate takes nothing else away.
 */
export async function summariseInsured(
  backend: Backend,
  application: Application,
  chosen: string,
): Promise<Summary | null> {
  const { insurance, insuranceOffers } = application;
  const id = [NO_INSURANCE, ...insuranceOffers.map((offer) => offer.id)].find((one) => String(one) === chosen);
  if (id === undefined || id === (insurance.id ?? NO_INSURANCE) || insuranceOffers.length === 0) return null;
  const [computed] = await foundOrNothing(async () => [await recalculate(backend, withInsurance(application, id))]);
  return computed?.notice === null ? computed.summary : null;
}

/** The fields that the offer fills; the audit log knows who was shown them (R-L3). */
function offerOf(application: Application): EarlierOffer | null {
  const earlier = findEarlier(application);
  const filled = contractDataStep.preset?.(application);
  if (earlier === null || filled === undefined) return null;
  audit("client.offered", { result: "ok", subject: application.id });
  const { address, correspondence, document } = filled;
  return {
    number: earlier.number ?? "",
    madeOn: earlier.madeOn ?? "",
    fields: {
      address,
      correspondence,
      document,
      ...(application.buyer.phone2 === null && { phone2: filled["phone2"] }),
      ...(application.buyer.email === null && { email: filled["email"] }),
    },
  };
}
