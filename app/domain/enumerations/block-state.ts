import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whether, and why, an account lets no one in (F-586). */
export const BlockState = { none: 0, attempts: 1004, offline: 1005 } as const;

export type BlockState = CodeOf<typeof BlockState>;

export const blockStates = defineEnumeration("blockState", BlockState);
