import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Sutuoktinis: no spouse; married but borrowing alone; borrowing together with the spouse (C18, F-215, F-571). */
export const SpouseMode = { noSpouse: 0, personal: 1, spouse: 2 } as const;

export type SpouseMode = CodeOf<typeof SpouseMode>;

export const spouseModes = defineEnumeration("spouseMode", SpouseMode);
