import type { RejectionReason } from "~/domain/enumerations/rejection-reason.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Backend } from "./backend.server.ts";
import { callList } from "./call-list.server.ts";
import { callOperation } from "./call-operation.server.ts";
import type { ContractListQuery, ContractQuestion } from "./contract-types.ts";
import { WRITE_CODES } from "./faults.server.ts";
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

/** Moves a paid-out contract to the archive (F-163). */
export const archiveContract = (backend: Backend, applicationId: number, write: Write) =>
  callOperation(backend, {
    operation: "ArchiveContract",
    args: { ...toWireWrite(write), ParaiskosID: applicationId },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100],
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

/** Applications and contracts of a tab, a page at a time by key (F-179). */
export const listContracts = (backend: Backend, query: ContractListQuery) =>
  callList(backend, {
    operation: "ListContracts",
    args: toWireQuery(query),
    answer: contractPage,
    refusals: [1060],
  });
