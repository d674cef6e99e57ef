import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Identity document of the buyer or spouse, DokumentoTipoID (F-307, F-579). */
export const IdentityDocumentType = {
  passport: 0,
  idCard: 1,
  driverLicence: 2,
  residencePermit: 3,
  none: 4,
  temporaryResidencePermit: 5,
  ePermit: 6,
} as const;

export type IdentityDocumentType = CodeOf<typeof IdentityDocumentType>;

export const identityDocumentTypes = defineEnumeration("identityDocumentType", IdentityDocumentType);
