import { moment } from "./moment.ts";
import { flag, flagOrNo, integer, presentText, requiredInteger, text } from "./leaves.ts";
import { elementOf, list, mappedPart, parts, single } from "./parts.ts";

/** Dokumentas (F-321). */
export const uploadedDocument = parts({
  id: single("DokumentoID", requiredInteger),
  number: single("dokumentoTipas", requiredInteger),
  /** Null: the back end does not know whose it is. */
  ofSpouse: single("Sutuoktinis", flag),
  fileName: single("BylosPavadinimas", presentText),
  extension: single("BylosPletinys", presentText),
  bytes: single("Dydis", requiredInteger),
  /** Lower-case hex SHA-256 of the content. */
  hash: single("Santrauka", text),
  /** Milliseconds since 1970. */
  uploadedAt: single("Ikelta", moment),
  uploadedBy: single("Ikele", text),
});

/** TrukstamaKopija; without a number any identity document will do (F-331). */
const missingCopy = parts({
  ofSpouse: single("Sutuoktinis", flagOrNo),
  number: single("dokumentoTipas", integer),
});

export const documentsAnswer = elementOf(
  parts({
    documents: list("Dokumentai", "Dokumentas", uploadedDocument),
    missing: list("TrukstamosKopijos", "TrukstamaKopija", missingCopy),
    /** A signature is waited for: no copy is deleted meanwhile. */
    isSignatureAwaited: single("LaukiamaParaso", flagOrNo),
  }),
);

export const uploadAnswer = elementOf(parts({ id: single("DokumentoID", requiredInteger) }));

const FOREIGN_TO_BASE64 = /[^A-Za-z0-9+/=\s]/;

const toBytes = (base64: string): Buffer | null =>
  base64 === "" || FOREIGN_TO_BASE64.test(base64) ? null : Buffer.from(base64, "base64");

/** Content of an uploaded document; both spellings are read, `Turinys` is the one that the contract has (C3, F-321). Null bytes: there is none. */
export const documentContent = elementOf(
  mappedPart(
    parts({
      content: single("Turinys", text),
      shortContent: single("Turiny", text),
      fileName: single("BylosPavadinimas", text),
      extension: single("BylosPletinys", text),
    }),
    ({ content, shortContent, fileName, extension }) => ({
      bytes: toBytes(content ?? shortContent ?? ""),
      fileName,
      extension,
    }),
    () => ({ content: null, shortContent: null, fileName: null, extension: null }),
  ),
);
