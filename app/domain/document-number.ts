import { IdentityDocumentType } from "./enumerations/identity-document-type.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { withoutSeparators } from "./plain-text.ts";

export type DocumentNumberFormat = "eightDigits" | "nineDigits" | "eightOrNine" | "twoLettersSevenDigits";

const SHAPE: Record<DocumentNumberFormat, RegExp> = {
  eightDigits: /^\d{8}$/,
  nineDigits: /^\d{9}$/,
  eightOrNine: /^(?:\d{8,9}|[A-Z]{2}\d{7})$/,
  twoLettersSevenDigits: /^[A-Z]{2}\d{7}$/,
};

/** Format of the number by type of document: the table of L-4.5 (O4, F-308); „none“ has no number. */
export const DOCUMENT_NUMBER_FORMATS: Record<IdentityDocumentType, DocumentNumberFormat | "none"> = {
  [IdentityDocumentType.passport]: "eightDigits",
  [IdentityDocumentType.idCard]: "eightDigits",
  [IdentityDocumentType.driverLicence]: "eightDigits",
  [IdentityDocumentType.residencePermit]: "twoLettersSevenDigits",
  [IdentityDocumentType.none]: "none",
  [IdentityDocumentType.temporaryResidencePermit]: "eightOrNine",
  [IdentityDocumentType.ePermit]: "nineDigits",
};

/** Upper case without spaces and dashes. */
export const normaliseDocumentNumber = (text: string): string => withoutSeparators(text).toUpperCase();

/**
 * Reads the number of a document of that type; a refusal names the format that it should have. „None“ has no number,
 * whatever was typed.
 */
export function parseDocumentNumber(type: IdentityDocumentType, text: string): Outcome<string, DocumentNumberFormat> {
  const format = DOCUMENT_NUMBER_FORMATS[type];
  if (format === "none") return accepted("");
  const number = normaliseDocumentNumber(text);
  return SHAPE[format].test(number) ? accepted(number) : rejected(format);
}
