import type { ValueOf } from "./wire/parts.ts";
import type { signedDocument } from "./wire/signed-documents.ts";

/** A document that is signed. */
export type SignedDocument = ValueOf<typeof signedDocument>;

/** A paper that is signed by hand: which, and whose consent. */
export type SignedPaper = { kind: "consent" | "contract" | "insurance"; ofSpouse: boolean };
