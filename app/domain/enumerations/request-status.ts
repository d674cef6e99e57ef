import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Status of a request to approve a contract (F-373, F-587). */
export const RequestStatus = {
  waiting: "WAITING",
  confirmed: "CONFIRMED",
  rejected: "REJECTED",
  escalated: "ESCALATED",
  expired: "EXPIRED",
  waitingExtra: "WAITING_EXTRA",
} as const;

export type RequestStatus = CodeOf<typeof RequestStatus>;

export const requestStatuses = defineEnumeration("requestStatus", RequestStatus);

/** Reads a status in any letter case; null for an unknown one, which is shown raw and offers no actions (F-587). */
export const findRequestStatus = (raw: string): RequestStatus | null => requestStatuses.find(raw.trim().toUpperCase());

/** Whether a second manager must approve as well (F-371). */
export const RequestSequence = { standard: 0, extraApproval: 1 } as const;

export type RequestSequence = CodeOf<typeof RequestSequence>;

export const requestSequences = defineEnumeration("requestSequence", RequestSequence);

/** Legal next statuses by sequence (decision under G25); a status that is absent is final. */
const NEXT: Record<RequestSequence, Partial<Record<RequestStatus, readonly RequestStatus[]>>> = {
  [RequestSequence.standard]: {
    WAITING: ["CONFIRMED", "REJECTED", "ESCALATED", "EXPIRED"],
    ESCALATED: ["CONFIRMED", "REJECTED"],
  },
  [RequestSequence.extraApproval]: {
    WAITING: ["WAITING_EXTRA", "REJECTED", "ESCALATED", "EXPIRED"],
    WAITING_EXTRA: ["CONFIRMED", "REJECTED", "EXPIRED"],
    ESCALATED: ["CONFIRMED", "REJECTED"],
  },
};

/** Statuses that a request may go to next; none for a closed one (F-373). */
export const nextRequestStatuses = (status: RequestStatus, sequence: RequestSequence): readonly RequestStatus[] =>
  NEXT[sequence][status] ?? [];
