import type { ApplicationRow } from "../store/application-fields.ts";
import type { SignedDocumentKind } from "../store/schema/signed-documents.ts";
import type { SigningSubject } from "../store/schema/signings.ts";

/** What is signed, as the stored documents call it: the signed application is the consent to process data. */
export const KIND_OF: Readonly<Record<SigningSubject, SignedDocumentKind>> = {
  application: "consent",
  contract: "contract",
};

const TITLES: Readonly<Record<SignedDocumentKind, string>> = {
  consent: "Sutikimas",
  contract: "Sutartis",
  insurance: "Draudimo liudijimas",
};

/** Name of a document for people, without its ending. */
export const titleOfKind = (row: ApplicationRow, kind: SignedDocumentKind): string =>
  `${TITLES[kind]} ${kind === "consent" ? row.id : (row.contractNumber ?? row.id)}`;

/** The same of what a person signs. */
export const titleOf = (row: ApplicationRow, subject: SigningSubject): string => titleOfKind(row, KIND_OF[subject]);
