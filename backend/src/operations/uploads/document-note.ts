import type { DocumentOwner } from "../../applications/document-slots.ts";

/** Which document an action was about, in the action log: no name, for users type personal data into those. */
export const noteOf = ({ owner, slot }: { owner: DocumentOwner; slot: number }, hash: string): string =>
  `${owner === "spouse" ? "Sutuoktinio" : "Pirkėjo"} dokumento tipas ${slot}, SHA-256 ${hash}`;
