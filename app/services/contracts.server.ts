import { accepted } from "~/domain/outcome.ts";
import type { RejectionReason } from "~/domain/enumerations/rejection-reason.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import type { ContractListQuery, ContractPage, ContractQuestion } from "./contract-types.ts";
import { WRITE_CODES, type GeneralReason, type ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import { versionAnswer } from "./wire/applications.ts";
import { confirmedSignature, contractPage, contractQuestion, madeContract } from "./wire/contracts.ts";
import { possibleAnswer, toWireQuery } from "./wire/contracts.ts";
import { toMidnight } from "./wire/leaves.ts";
import { toWireWrite, type Write } from "./write.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;

/** Asked before a contract is made (F-202); an answer that does not say yes means no. */
export const checkContractPossible = (backend: Backend, question: ContractQuestion) =>
  callOperation(backend, {
    operation: "CheckContractPossible",
    args: contractQuestion.write(question),
    answer: possibleAnswer,
    refusals: [...APPLICATION_REFUSALS, 5, 1065, 2140],
  });

/** Makes the contract of an application, once for an operation id (F-335). */
export const makeContract = (backend: Backend, applicationId: number, write: Write) =>
  callOperation(backend, {
    operation: "MakeContract",
    args: { ...toWireWrite(write), ParaiskosID: applicationId },
    answer: madeContract,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 5, 1065, 1100, 2140],
  });

export type ContractRejection = {
  applicationId: number;
  reason: RejectionReason;
  /** Words about it: of another reason they are asked for. */
  comment: string | null;
};

/** Rejects a contract with its reason (F-337). 1100: wrong status or being signed; 1200: too late; 2101: could not be done. */
export const rejectContract = (backend: Backend, { applicationId, reason, comment }: ContractRejection, write: Write) =>
  callOperation(backend, {
    operation: "RejectContract",
    args: { ...toWireWrite(write), ParaiskosID: applicationId, Priezastis: reason, Komentaras: comment },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100, 1200, 2101],
  });

export type PaperSignature = {
  applicationId: number;
  signatureType: number;
  signedOn: IsoDay;
  /** Who saw it. */
  person: string;
  /** Whose signature it is; the buyer's when not said. */
  signer?: "buyer" | "spouse";
};

/** Confirms by hand a signature on paper (F-362). */
export const confirmSignature = (
  backend: Backend,
  { applicationId, signatureType, signedOn, person, signer }: PaperSignature,
  write: Write,
) =>
  callOperation(backend, {
    operation: "ConfirmSignature",
    args: {
      ...toWireWrite(write),
      ParaiskosID: applicationId,
      PasirasymoTipas: signatureType,
      Data: toMidnight(signedOn),
      Asmuo: person,
      Sutuoktinis: signer === "spouse" ? true : null,
    },
    answer: confirmedSignature,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100],
  });

/** An empty list is a page with a text, not a refusal (F-179). */
const EMPTY: ReadonlySet<number> = new Set([1310, 1900]);

/** Applications and contracts of a tab, a page at a time by key (F-179). */
export async function listContracts(
  backend: Backend,
  query: ContractListQuery,
): Promise<BackendOutcome<ContractPage, GeneralReason | ReasonOf<1060>>> {
  const answer = await askInSession(backend, "ListContracts", toWireQuery(query));
  if (answer.code !== 0 && !EMPTY.has(answer.code)) return refuse(answer, [1060]);
  const empty = answer.code === 0 ? null : toNotice(answer);
  return accepted({ ...readAnswer(answer, contractPage), empty });
}
