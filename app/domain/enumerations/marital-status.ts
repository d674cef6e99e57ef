import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** SeimyninePadetis. The specification gives no codes: the numbers are our decision. */
export const MaritalStatus = { single: 1, married: 2, divorced: 3, widowed: 4 } as const;

export type MaritalStatus = CodeOf<typeof MaritalStatus>;

export const maritalStatuses = defineEnumeration("maritalStatus", MaritalStatus);
