import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whose document or signature it is. */
export const DocumentOwner = { client: "client", spouse: "spouse" } as const;

export type DocumentOwner = CodeOf<typeof DocumentOwner>;

export const documentOwners = defineEnumeration("documentOwner", DocumentOwner);
