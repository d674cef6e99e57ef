/** States of a contract request (F-373). */
export type PermitStatus = "WAITING" | "CONFIRMED" | "REJECTED" | "ESCALATED" | "EXPIRED" | "WAITING_EXTRA";

/** 0: one manager decides; 1: two managers do (F-371). */
export type PermitSequence = 0 | 1;

/** What a manager does with a request; `expire` is what time or a newer request does. */
export type PermitAct = "approve" | "reject" | "escalate" | "expire";

type Transitions = Readonly<Partial<Record<PermitStatus, Readonly<Partial<Record<PermitAct, PermitStatus>>>>>>;

const WAITING = { reject: "REJECTED", escalate: "ESCALATED", expire: "EXPIRED" } as const;
const ESCALATED = { approve: "CONFIRMED", reject: "REJECTED" } as const;
const WAITING_EXTRA = { approve: "CONFIRMED", reject: "REJECTED", expire: "EXPIRED" } as const;

/** The only table of transitions (F-373); a state that is absent is final. */
const TRANSITIONS: Readonly<Record<PermitSequence, Transitions>> = {
  0: { WAITING: { approve: "CONFIRMED", ...WAITING }, WAITING_EXTRA, ESCALATED },
  1: { WAITING: { approve: "WAITING_EXTRA", ...WAITING }, WAITING_EXTRA, ESCALATED },
};

/** The state that an act leads to; null where the act is not possible. */
export const permitAfter = (sequence: PermitSequence, status: PermitStatus, act: PermitAct): PermitStatus | null =>
  TRANSITIONS[sequence][status]?.[act] ?? null;

/** States that still wait for a manager. */
export const OPEN_PERMITS = ["WAITING", "WAITING_EXTRA", "ESCALATED"] as const satisfies readonly PermitStatus[];

/** States that time ends (O6); what was passed up stays until a manager decides. */
export const EXPIRING_PERMITS = ["WAITING", "WAITING_EXTRA"] as const satisfies readonly PermitStatus[];

/** Whether a request still waits for a manager. */
export const isOpenPermit = (status: PermitStatus): boolean =>
  (OPEN_PERMITS as readonly PermitStatus[]).includes(status);
