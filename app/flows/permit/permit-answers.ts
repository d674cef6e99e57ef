import type { Permit } from "~/services/permit-types.ts";

/** What one manager has said to a request. */
export interface PermitAnswer {
  by: string | null;
  at: string | null;
  note: string | null;
}

/** A moment of the wire to the minute, as it is read. */
export const toMinute = (moment: string): string => moment.replace("T", " ").slice(0, "yyyy-mm-dd hh:mm".length);

/** What was said to a request, the first manager's answer before the last one. */
export function answersOf({ firstManager, closer, closedAt, note }: Permit): PermitAnswer[] {
  const isClosed = closer !== null;
  const first = { by: firstManager, at: null, note: isClosed ? null : note };
  const last = { by: closer, at: closedAt === null ? null : toMinute(closedAt), note };
  return [...(firstManager === null ? [] : [first]), ...(isClosed ? [last] : [])];
}
