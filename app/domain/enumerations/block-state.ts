import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Why an account is blocked (F-586); the codes are those of the error catalogue. */
export const BlockState = { notBlocked: 0, tooManyAttempts: 1004, tooLongOffline: 1005 } as const;

export type BlockState = CodeOf<typeof BlockState>;

export const blockStates = defineEnumeration("blockState", BlockState);
