import type { Language } from "~/domain/language.ts";
import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse, type Answer } from "./call-operation.server.ts";
import { codeOf, type GeneralReason, type ReasonOf } from "./faults.server.ts";
import type { PdfDocument } from "./document-types.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { OperationName } from "./transport/operations.ts";
import type { WireObject } from "./transport/request-guard.ts";
import { pdfAnswer } from "./wire/contract-documents.ts";

const DOCUMENT_REFUSALS = [1060, 1063, 1100, 1310, 1500, 1900, 2002, 2200] as const;
const PDF_FAILED = 2002;

export type DocumentReason = GeneralReason | ReasonOf<(typeof DOCUMENT_REFUSALS)[number]>;
export type DocumentOutcome = BackendOutcome<PdfDocument, DocumentReason>;

/** Schedule of an application as PDF, for its own payment day or another (F-280). */
export const getSchedulePdf = (
  backend: Backend,
  { applicationId, paymentDay }: { applicationId: number; paymentDay: number | null },
) => getPdf(backend, "GetSchedulePdf", { ParaiskosID: applicationId, MokejimoDiena: paymentDay });

/** Standard European consumer credit information (F-280). */
export const getStandardInformationPdf = (backend: Backend, applicationId: number) =>
  getPdf(backend, "GetStandardInformationPdf", { ParaiskosID: applicationId });

/** Whose consent, by personal code, and in which language besides Lithuanian. */
type AskedConsent = {
  applicationId: number;
  personalCode: string;
  owner: "buyer" | "spouse";
  language: Language;
};

/** Consent to the assessment by personal code and whose it is (F-227). */
export const getConsentDocument = (backend: Backend, { applicationId, personalCode, owner, language }: AskedConsent) =>
  getPdf(backend, "GetConsentDocument", {
    ParaiskosID: applicationId,
    AsmensKodas: personalCode,
    Sutuoktinis: owner === "spouse",
    Kalba: language,
  });

/** Certificate of the chosen insurance with the consent to it (F-344). */
export const getInsuranceDocument = (backend: Backend, applicationId: number) =>
  getPdf(backend, "GetInsuranceConsentDocument", { ParaiskosID: applicationId });

/** Report of a valuation, by its number or the latest of an application (F-280). */
export const getValuationReportPdf = (backend: Backend, subject: { valuationId: number } | { applicationId: number }) =>
  getPdf(
    backend,
    "GetValuationReportPdf",
    "valuationId" in subject ? { VertinimoID: subject.valuationId } : { ParaiskosID: subject.applicationId },
  );

export type DocumentCopies = { standardInformation: number; contract: number; conditions: number; sort: number };

/** How many copies are printed unless another number is given (F-340). */
export const DEFAULT_COPIES: DocumentCopies = { standardInformation: 2, contract: 3, conditions: 2, sort: 0 };

/** What a set has besides the contract, and whose set it is. */
export type AttachedPapers = { consents: number; insurance: number; ofSpouse: boolean; language: Language };

/** The printed set of a contract (F-340); with the consents and the certificate of the insurance where they are asked for. */
export const getContractDocuments = (
  backend: Backend,
  applicationId: number,
  copies: DocumentCopies = DEFAULT_COPIES,
  attached?: AttachedPapers,
) =>
  getPdf(backend, "GetContractDocuments", {
    ParaiskosID: applicationId,
    standardInfo: copies.standardInformation,
    contract: copies.contract,
    conditions: copies.conditions,
    sort: copies.sort,
    ...(attached && {
      consents: attached.consents,
      insurance: attached.insurance,
      Sutuoktinis: attached.ofSpouse,
      Kalba: attached.language,
    }),
  });

/** The contract marked as a draft on every page (F-341). */
export const getContractDraft = (backend: Backend, applicationId: number) =>
  getPdf(backend, "GetContractDraft", { ParaiskosID: applicationId });

/** A document that an operation of a session makes. */
export const getPdf = async (backend: Backend, operation: OperationName, args: WireObject): Promise<DocumentOutcome> =>
  readPdf(await askInSession(backend, operation, args));

/**
 * The document of an answer. One that was moved to the archive is told as such, also when the answer calls it a success (F-346). Content that is no PDF counts as one that
 * could not be made: no user is given a broken file (F-464).
 */
export function readPdf(answer: Answer): DocumentOutcome {
  if (answer.code !== 0) return refuse(answer, DOCUMENT_REFUSALS);
  const { bytes, fileName, isTransferred } = readAnswer(answer, pdfAnswer);
  if (isTransferred) return refuse({ ...answer, code: codeOf("documentArchived") }, DOCUMENT_REFUSALS);
  return bytes === null ? refuse({ ...answer, code: PDF_FAILED }, DOCUMENT_REFUSALS) : accepted({ bytes, fileName });
}
