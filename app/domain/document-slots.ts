import contract from "../../backend/contract/document-slots.json";
import { CreditType } from "./enumerations/credit-type.ts";

/** Whose document it is: the numbers 18 and 19 of the two are different documents (C5). */
export type DocumentOwner = "client" | "spouse";

/** What a slot holds; `locales/{lt,en}/uploads.json` names it. */
export type DocumentKind =
  | "personalCopy"
  | "idCard"
  | "passport"
  | "driverLicence"
  | "residencePermit"
  | "temporaryPermit"
  | "ePermitPhoto"
  | "incomeDeclaration"
  | "bankReport"
  | "sellerInsurance"
  | "refinance"
  | "applicationCopy"
  | "marketingAgreement"
  | "signedInsurance"
  | "decisionApproval"
  | "other";

/** A place for an uploaded document; its key is owner and number together (F-325 to F-330, C5). */
export interface DocumentSlot {
  readonly owner: DocumentOwner;
  /** `dokumentoTipas` of the wire. */
  readonly number: number;
  readonly kind: DocumentKind;
  /** Of a two-sided document; both are needed (F-591). */
  readonly side?: "front" | "back";
  /** IdentityDocumentType of which this is a copy. */
  readonly identityDocument?: number;
  readonly managersOnly?: boolean;
}

/** Every slot of the contract, in the order in which they are offered. */
export const DOCUMENT_SLOTS = contract.slots as readonly DocumentSlot[];

const RESIDENCE_PERMIT = 3;
const OTHER_NUMBER = 16;
const INCOME_OF_SPOUSE_NUMBER = 17;

/** The slot of an owner and number; null when there is none. */
export const findDocumentSlot = (owner: DocumentOwner, number: number): DocumentSlot | null =>
  DOCUMENT_SLOTS.find((slot) => slot.owner === owner && slot.number === number) ?? null;

/** A copy of an identity document, named or not. */
export const isIdentityCopy = ({ kind, identityDocument }: DocumentSlot): boolean =>
  identityDocument !== undefined || kind === "personalCopy";

/** A slot as a form has it: `client-18`. */
export const documentSlotKey = ({ owner, number }: Pick<DocumentSlot, "owner" | "number">): string =>
  `${owner}-${number}`;

/** Slots of this credit that this user may fill: the spouse's only where both borrow, approvals only a manager's (F-327, F-330). */
export const offeredDocumentSlots = (filling: { creditType: number; mayApprove: boolean }): DocumentSlot[] =>
  DOCUMENT_SLOTS.filter(
    ({ owner, managersOnly }) =>
      (owner === "client" || filling.creditType === CreditType.spouse) && (managersOnly !== true || filling.mayApprove),
  );

/**
 * Whose document a number is where the back end does not say (decision under G22, for 16 to 19).
 * @returns null where it cannot be told: the user has to look
 */
export function ownerOfNumber(
  number: number,
  { creditType, identityDocument }: { creditType: number; identityDocument: number | null },
): DocumentOwner | null {
  const owners = DOCUMENT_SLOTS.filter((slot) => slot.number === number).map(({ owner }) => owner);
  if (owners.length <= 1) return owners[0] ?? null;
  if (creditType === CreditType.personal || number === OTHER_NUMBER) return "client";
  if (number === INCOME_OF_SPOUSE_NUMBER) return "spouse";
  return identityDocument === RESIDENCE_PERMIT ? "client" : null;
}
