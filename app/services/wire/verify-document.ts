import { day, flagOrNo, mapped, requiredInteger, text } from "./leaves.ts";
import { moment } from "./moment.ts";
import { list, parts, single } from "./parts.ts";

type PaperKind = (typeof KINDS)[number] | "other";

const KINDS = ["contract", "consent", "insurance", "standard-information", "schedule", "apr-example"] as const;

/** What a paper of ours is; one that we do not know is called a document. */
export const paperKind = mapped(
  text,
  (raw): PaperKind => KINDS.find((kind) => kind === raw) ?? "other",
  (kind): string => kind,
);

const signature = parts({
  ofSpouse: single("Sutuoktinis", flagOrNo),
  ofLender: single("Kreditorius", flagOrNo),
  type: single("PasirasymoTipas", requiredInteger),
  signedAt: single("Pasirasyta", moment),
});

export const verifiedDocument = parts({
  kind: single("Rusis", paperKind),
  isGenuine: single("Tikras", flagOrNo),
  issuedAt: single("Isduota", moment),
  rejectedOn: single("Atmesta", day),
  /** A consent whose words were changed after it was signed. */
  isOutdated: single("Nebegalioja", flagOrNo),
  signatures: list("Parasai", "DokumentoParasas", signature),
});
