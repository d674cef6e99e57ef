import type { Language } from "~/domain/language.ts";
import { accepted } from "~/domain/outcome.ts";
import type { Backend, BackendConnection } from "./backend.server.ts";
import { ask, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { getPdf, readPdf } from "./contract-documents.server.ts";
import { WRITE_CODES } from "./faults.server.ts";
import type { GivenSignature, SigningPlace, SigningStart } from "./signing-types.ts";
import { versionAnswer } from "./wire/applications.ts";
import { elementOf, nothing } from "./wire/parts.ts";
import { begunAnswer, sentCodeAnswer, signingAnswer, signingRequest, signingStatusAnswer } from "./wire/signing.ts";
import { toWireWrite, type Write } from "./write.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;
const LINK_REFUSALS = [1100, 1900] as const;

const toWirePlace = ({ applicationId, document, ofSpouse }: SigningPlace) => ({
  ParaiskosID: applicationId,
  Dokumentas: document === "application" ? 0 : 1,
  Sutuoktinis: ofSpouse ? 1 : 0,
});

/** Every signature of an application, its requests, and why a way is closed (F-356 to F-364). */
export const getSigningStatus = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "GetSigningStatus",
    args: { ParaiskosID: applicationId },
    answer: signingStatusAnswer,
    refusals: APPLICATION_REFUSALS,
  });

/** Begins a way of signing; one that is open already is begun again, also with another contact. */
export const initiateSigning = (backend: Backend, { way, contact, language, ...place }: SigningStart, write: Write) =>
  callOperation(backend, {
    operation: "InitiateSigning",
    args: {
      ...toWireWrite(write),
      ...toWirePlace(place),
      PasirasymoTipas: way,
      Kanalas: contact?.channel ?? null,
      Kontaktas: contact?.address ?? null,
      Kalba: language,
    },
    answer: begunAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100, 2002],
  });

/** Cancels every open way of a signature (F-369). */
export const cancelSigning = (backend: Backend, place: SigningPlace, write: Write) =>
  callOperation(backend, {
    operation: "CancelSigning",
    args: { ...toWireWrite(write), ...toWirePlace(place) },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100],
  });

/** The signed contract, or a person's signed consent (F-345). */
export const getSignedDocument = (backend: Backend, { applicationId, document, ofSpouse }: SigningPlace) =>
  getPdf(backend, document === "contract" ? "GetSignedContract" : "GetSignedConsent", {
    ParaiskosID: applicationId,
    Sutuoktinis: ofSpouse ? 1 : 0,
  });

/** What the person behind a link is asked to sign; no session. */
export async function getSigningRequest(connection: BackendConnection, token: string) {
  const answer = await ask(connection, "GetSigningRequest", { Raktas: token });
  return answer.code === 0 ? accepted(readAnswer(answer, elementOf(signingRequest))) : refuse(answer, LINK_REFUSALS);
}

/** The document behind a link, to the byte that is signed (F-343). */
export async function getDocumentForSigning(
  connection: BackendConnection,
  token: string,
  document: SigningPlace["document"],
) {
  const operation = document === "contract" ? "GetContractForSigning" : "GetConsentForSigning";
  return readPdf(await ask(connection, operation, { Raktas: token }));
}

/** What is told before the contract behind a link, as long as it waits for the signature (F-280). */
export const getInformationForSigning = async (connection: BackendConnection, token: string) =>
  readPdf(await ask(connection, "GetContractForSigning", { Raktas: token, StandartineInformacija: 1 }));

/** Sends the person behind a link the code to sign with in the language of the page, or says for how long none is sent because one has just left. */
export async function sendSigningCode(connection: BackendConnection, token: string, language: Language) {
  const answer = await ask(connection, "SendSigningCode", { Raktas: token, Kalba: language });
  return answer.code === 0 ? accepted(readAnswer(answer, sentCodeAnswer)) : refuse(answer, LINK_REFUSALS);
}

/** Signs by a code, or by a drawing. */
export async function confirmSigning(connection: BackendConnection, token: string, given: GivenSignature) {
  const { code: Kodas, name: Vardas, drawing: Bruozai, device: Irenginys } = given;
  const answer = await ask(connection, "ConfirmSigning", { Raktas: token, Kodas, Vardas, Bruozai, Irenginys });
  return answer.code === 0 ? accepted(readAnswer(answer, signingAnswer)) : refuse(answer, LINK_REFUSALS);
}

/** The person behind a link does not sign. */
export async function refuseSigning(connection: BackendConnection, token: string) {
  const answer = await ask(connection, "RefuseSigning", { Raktas: token });
  return answer.code === 0 ? accepted(readAnswer(answer, nothing)) : refuse(answer, LINK_REFUSALS);
}
