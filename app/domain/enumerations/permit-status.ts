import type { StatusMood } from "./application-status.ts";
import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** State of a contract request (F-373, F-587). */
export const PermitStatus = {
  waiting: "WAITING",
  waitingExtra: "WAITING_EXTRA",
  escalated: "ESCALATED",
  confirmed: "CONFIRMED",
  rejected: "REJECTED",
  expired: "EXPIRED",
} as const;

export type PermitStatus = CodeOf<typeof PermitStatus>;

export const permitStatuses = defineEnumeration("permitStatus", PermitStatus);

const MOODS: Record<PermitStatus, StatusMood> = {
  WAITING: "warning",
  WAITING_EXTRA: "warning",
  ESCALATED: "info",
  CONFIRMED: "success",
  REJECTED: "danger",
  EXPIRED: "neutral",
};

/** The state as the back end gives it, in whatever case; null for one that we do not know, with which nothing can be done (F-587). */
export const findPermitStatus = (raw: string): PermitStatus | null => permitStatuses.find(raw.toUpperCase());

/** How good or bad a state is for who has asked. */
export const permitMood = (status: PermitStatus | null): StatusMood => (status === null ? "neutral" : MOODS[status]);
