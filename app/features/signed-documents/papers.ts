import type { SignedPaper } from "~/services/signed-document-types.ts";

/** A paper as a form has it. */
export type PaperKey = "consent" | "spouse-consent" | "contract" | "insurance";

const PAPERS: Readonly<Record<PaperKey, SignedPaper>> = {
  consent: { kind: "consent", ofSpouse: false },
  "spouse-consent": { kind: "consent", ofSpouse: true },
  contract: { kind: "contract", ofSpouse: false },
  insurance: { kind: "insurance", ofSpouse: false },
};

/** Which paper a key means. */
export const paperOf = (key: PaperKey): SignedPaper => PAPERS[key];
