import type { Language } from "~/domain/language.ts";
import type { Backend } from "./backend.server.ts";
import { callOperation } from "./call-operation.server.ts";
import { getPdf } from "./contract-documents.server.ts";
import type { SignedPaper } from "./signed-document-types.ts";
import { elementOf, nothing } from "./wire/parts.ts";
import { sentDocuments, signedDocuments } from "./wire/signed-documents.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;

/** What is signed of an application, and whether its authorization was protested (F-345, F-348). */
export const listSignedDocuments = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "ListSignedDocuments",
    args: { ParaiskosID: applicationId },
    answer: elementOf(signedDocuments),
    refusals: APPLICATION_REFUSALS,
  });

/** The scan of the insurance consent; the others are `getSignedDocument` (F-345). */
export const getSignedInsurance = (backend: Backend, applicationId: number) =>
  getPdf(backend, "GetSignedInsurance", { ParaiskosID: applicationId });

/** Sends the buyer the documents of a contract by e-mail, in a language (F-347). */
export const sendDocuments = (
  backend: Backend,
  { applicationId, language }: { applicationId: number; language: Language },
  operationId: string,
) =>
  callOperation(backend, {
    operation: "SendDocuments",
    args: { OperacijosID: operationId, ParaiskosID: applicationId, Kalba: language },
    answer: sentDocuments,
    refusals: [...APPLICATION_REFUSALS, 1100, 1102, 2002, 2200],
  });

/** Notes that the buyer protests the authorization (F-348). */
export const protestAuthorization = (
  backend: Backend,
  { applicationId, reason }: { applicationId: number; reason: string },
  operationId: string,
) =>
  callOperation(backend, {
    operation: "ProtestAuthorization",
    args: { OperacijosID: operationId, ParaiskosID: applicationId, Priezastis: reason },
    answer: nothing,
    refusals: [...APPLICATION_REFUSALS, 1100, 1102],
  });

const PASSED_BY = {
  consent: "PassSignedConsent",
  contract: "PassSignedContract",
  insurance: "PassSignedInsurance",
} as const;

/** Passes the scan of a paper that was signed by hand (F-349). 2600: it was not stored. */
export const passSignedDocument = (
  backend: Backend,
  applicationId: number,
  { kind, ofSpouse, bytes }: SignedPaper & { bytes: Uint8Array },
) =>
  callOperation(backend, {
    operation: PASSED_BY[kind],
    args: {
      ParaiskosID: applicationId,
      ...(kind === "consent" && { Sutuoktinis: ofSpouse }),
      BylosPletinys: "pdf",
      Turinys: Buffer.from(bytes).toString("base64"),
    },
    answer: nothing,
    refusals: [...APPLICATION_REFUSALS, 1100, 1900, 2600],
  });
