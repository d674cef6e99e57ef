import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whether a sent code has reached the operator (F-153, F-584). */
export const SendingStatus = { pending: 0, failed: 1, success: 2 } as const;

export type SendingStatus = CodeOf<typeof SendingStatus>;

export const sendingStatuses = defineEnumeration("sendingStatus", SendingStatus);

/** Reads a status; one that we do not know is pending until the retry limit (F-584). */
export const toSendingStatus = (raw: unknown): SendingStatus => sendingStatuses.find(raw) ?? SendingStatus.pending;
