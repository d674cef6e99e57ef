import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whose political office exposes the client (F-290, F-556). */
export const PoliticalConnection = { myself: "myself", family: "family", colleague: "colleague" } as const;

export type PoliticalConnection = CodeOf<typeof PoliticalConnection>;

export const politicalConnections = defineEnumeration("politicalConnection", PoliticalConnection);
