import { flagOrNo, integer, presentText, requiredInteger, text } from "./leaves.ts";
import { moment } from "./moment.ts";
import { elementOf, list, parts, single } from "./parts.ts";
import { paperKind } from "./verify-document.ts";

/** A document that is signed, in whatever way (F-345). */
export const signedDocument = parts({
  publicId: single("Kodas", presentText),
  kind: single("Rusis", paperKind),
  ofSpouse: single("Sutuoktinis", flagOrNo),
  type: single("PasirasymoTipas", requiredInteger),
  signedAt: single("Pasirasyta", moment),
  /** When the lender sealed it, after everybody else. */
  sealedAt: single("KreditoriausSpaudas", moment),
  addedBy: single("Ikele", text),
});

export const signedDocuments = parts({
  documents: list("PasirasytiDokumentai", "PasirasytasDokumentas", signedDocument),
  protestedAt: single("Protestuota", moment),
});

/** Where documents were sent, and how many; to a spouse who borrows too, where an address is known (F-347). */
export const sentDocuments = elementOf(
  parts({
    email: single("ElPastas", text),
    count: single("Kiekis", integer),
    spouseEmail: single("SutuoktinioElPastas", text),
  }),
);
