import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Tabs of the list of applications and contracts (F-164, F-582). */
export const ListTab = { applications: 3, payments: 4, unpaid: 5, contracts: 6 } as const;

export type ListTab = CodeOf<typeof ListTab>;

export const listTabs = defineEnumeration("listTab", ListTab);
