import { CreditType } from "./enumerations/credit-type.ts";
import { DocumentOwner } from "./enumerations/document-owner.ts";
import { IdentityDocumentType } from "./enumerations/identity-document-type.ts";
import { Role } from "./enumerations/role.ts";

export type DocumentSide = "front" | "back";

/** A place for an uploaded document; its key is owner and number together, because spouse 18 and 19 collide (C5). */
export type DocumentSlot = {
  owner: DocumentOwner;
  /** Numeric dokumentoTipas of the wire. */
  number: number;
  /** Key of the label in `locales/{lt,en}/enumerations.json`, group `documentKind`. */
  kind: DocumentKind;
  /** Side of a two-sided document; both are needed for it to be complete (F-591). */
  side?: DocumentSide;
  /** Identity document that this slot shows a copy of. */
  identityDocument?: IdentityDocumentType;
  managersOnly?: true;
};

export type DocumentKind =
  | "personalCopy"
  | "idCard"
  | "passport"
  | "driverLicence"
  | "incomeDeclaration"
  | "decisionApproval"
  | "sellerInsurance"
  | "refinance"
  | "other"
  | "residencePermit"
  | "temporaryPermit"
  | "ePermitPhoto"
  | "bankReport"
  | "applicationCopy"
  | "marketingAgreement"
  | "signedInsurance";

const { client, spouse } = DocumentOwner;
const { idCard, passport, driverLicence, residencePermit, temporaryResidencePermit, ePermit } = IdentityDocumentType;

const OTHER_NUMBER = 16;
const INCOME_DECLARATION_OF_SPOUSE_NUMBER = 17;

/**
 * Every slot (F-325 to F-330, F-592 to F-594). Numbers that the specification leaves free are decisions under G22:
 * spouse personal copy 2, driver licence 9/10 and 11/12, spouse „other“ 16.
 */
export const DOCUMENT_SLOTS: readonly DocumentSlot[] = [
  { owner: client, number: 1, kind: "personalCopy" },
  { owner: client, number: 3, kind: "idCard", side: "front", identityDocument: idCard },
  { owner: client, number: 4, kind: "idCard", side: "back", identityDocument: idCard },
  { owner: client, number: 7, kind: "passport", identityDocument: passport },
  { owner: client, number: 9, kind: "driverLicence", side: "front", identityDocument: driverLicence },
  { owner: client, number: 10, kind: "driverLicence", side: "back", identityDocument: driverLicence },
  { owner: client, number: 13, kind: "incomeDeclaration" },
  { owner: client, number: 14, kind: "sellerInsurance" },
  { owner: client, number: 15, kind: "refinance" },
  { owner: client, number: 16, kind: "other" },
  { owner: client, number: 18, kind: "residencePermit", side: "front", identityDocument: residencePermit },
  { owner: client, number: 19, kind: "residencePermit", side: "back", identityDocument: residencePermit },
  { owner: client, number: 22, kind: "temporaryPermit", side: "front", identityDocument: temporaryResidencePermit },
  { owner: client, number: 23, kind: "temporaryPermit", side: "back", identityDocument: temporaryResidencePermit },
  { owner: client, number: 26, kind: "ePermitPhoto", identityDocument: ePermit },
  { owner: client, number: 28, kind: "bankReport" },
  { owner: client, number: 30, kind: "applicationCopy" },
  { owner: client, number: 32, kind: "marketingAgreement" },
  { owner: client, number: 34, kind: "signedInsurance" },
  { owner: client, number: 17, kind: "decisionApproval", managersOnly: true },
  { owner: spouse, number: 2, kind: "personalCopy" },
  { owner: spouse, number: 5, kind: "idCard", side: "front", identityDocument: idCard },
  { owner: spouse, number: 6, kind: "idCard", side: "back", identityDocument: idCard },
  { owner: spouse, number: 8, kind: "passport", identityDocument: passport },
  { owner: spouse, number: 11, kind: "driverLicence", side: "front", identityDocument: driverLicence },
  { owner: spouse, number: 12, kind: "driverLicence", side: "back", identityDocument: driverLicence },
  { owner: spouse, number: 16, kind: "other" },
  { owner: spouse, number: 17, kind: "incomeDeclaration" },
  { owner: spouse, number: 18, kind: "sellerInsurance" },
  { owner: spouse, number: 19, kind: "refinance" },
  { owner: spouse, number: 20, kind: "residencePermit", side: "front", identityDocument: residencePermit },
  { owner: spouse, number: 21, kind: "residencePermit", side: "back", identityDocument: residencePermit },
  { owner: spouse, number: 24, kind: "temporaryPermit", side: "front", identityDocument: temporaryResidencePermit },
  { owner: spouse, number: 25, kind: "temporaryPermit", side: "back", identityDocument: temporaryResidencePermit },
  { owner: spouse, number: 27, kind: "ePermitPhoto", identityDocument: ePermit },
  { owner: spouse, number: 29, kind: "bankReport" },
  { owner: spouse, number: 31, kind: "applicationCopy" },
  { owner: spouse, number: 33, kind: "marketingAgreement" },
];

/** The slot of an owner and number, or null when there is none. */
export const findDocumentSlot = (owner: DocumentOwner, number: number): DocumentSlot | null =>
  DOCUMENT_SLOTS.find((slot) => slot.owner === owner && slot.number === number) ?? null;

/** Value of a slot in a form's select: `client:18`. */
export const documentSlotKey = ({ owner, number }: Pick<DocumentSlot, "owner" | "number">): string =>
  `${owner}:${number}`;

/** Slots that this user may fill for this credit: spouse slots only with spouse credit, approvals only by managers (F-226, F-330). */
export function availableDocumentSlots(role: Role, creditType: CreditType): DocumentSlot[] {
  return DOCUMENT_SLOTS.filter(
    (slot) =>
      (slot.owner === DocumentOwner.client || creditType === CreditType.spouse) &&
      (slot.managersOnly !== true || role === Role.manager),
  );
}

/**
 * Whose document a number is when the back end gives no owner (decision under G22 for 18 and 19).
 * @returns null when it cannot be told: shown as „18 (check type)“
 */
export function findOwnerOfSlot(
  number: number,
  creditType: CreditType,
  identityDocument: IdentityDocumentType,
): DocumentOwner | null {
  const owners = DOCUMENT_SLOTS.filter((slot) => slot.number === number).map((slot) => slot.owner);
  if (owners.length <= 1) return owners[0] ?? null;
  if (creditType === CreditType.personal) return client;
  if (number === OTHER_NUMBER) return client;
  if (number === INCOME_DECLARATION_OF_SPOUSE_NUMBER) return spouse;
  return identityDocument === residencePermit ? client : null;
}

/** Slots with copies of an identity document; each of them must be filled (F-361, F-591). None for „no document“. */
export const identityDocumentSlots = (owner: DocumentOwner, type: IdentityDocumentType): DocumentSlot[] =>
  DOCUMENT_SLOTS.filter((slot) => slot.owner === owner && slot.identityDocument === type);
