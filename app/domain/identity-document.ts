import type { IdentityDocumentType } from "./enumerations/identity-document-type.ts";
import type { IsoDay } from "./iso-day.ts";

/** Expiry of a missing document or of one without expiry; shown as „no expiry“, sent back unchanged (F-311). */
export const NO_EXPIRY_DAY: IsoDay = "1990-01-01";

/** An identity document (F-306, F-555). Type „none“ has an empty number and `NO_EXPIRY_DAY`; another may have it, too. */
export type IdentityDocument = {
  type: IdentityDocumentType;
  number: string;
  validUntil: IsoDay;
  controlLine: string | null;
};

/** The day on which a document ends; null when there is none, or none is known. */
export const expiryOf = (validUntil: IsoDay | null): IsoDay | null =>
  validUntil === NO_EXPIRY_DAY ? null : validUntil;
