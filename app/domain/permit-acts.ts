import { PermitStatus } from "./enumerations/permit-status.ts";

/** What a manager can do with a contract request. */
export const PERMIT_ACTS = ["approve", "reject", "escalate"] as const;

export type PermitAct = (typeof PERMIT_ACTS)[number];

/** The acts of each state: the only table of them; a state that is absent is final (F-373). */
const ACTS: Partial<Record<PermitStatus, readonly PermitAct[]>> = {
  [PermitStatus.waiting]: PERMIT_ACTS,
  [PermitStatus.waitingExtra]: ["approve", "reject"],
  [PermitStatus.escalated]: ["approve", "reject"],
};

/** Whether a request still waits for a manager. */
export const isPermitOpen = (status: PermitStatus | null): boolean => status !== null && ACTS[status] !== undefined;

/** A request, as much of it as decides what may be done with it. */
interface Decided {
  status: PermitStatus | null;
  /** Manager who gave the first of two approvals, or passed the request up. */
  firstManagerId: number | null;
}

/** What a manager may do with a request now: the last word is not the first manager's (F-371), and an unknown state allows nothing (F-587). */
export function permitActsFor({ status, firstManagerId }: Decided, managerId: number): readonly PermitAct[] {
  const acts = (status === null ? undefined : ACTS[status]) ?? [];
  return firstManagerId === managerId ? acts.filter((act) => act !== "approve") : acts;
}
