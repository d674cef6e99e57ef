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
export function answersOf(permit: Permit): PermitAnswer[] {
  const { firstManager, firstAnsweredAt, firstNote, closer, closedAt, note } = permit;
  const isClosed = closer !== null;
  const first = { by: firstManager, at: toMinuteOrNull(firstAnsweredAt), note: firstNote ?? (isClosed ? null : note) };
  const last = { by: closer, at: toMinuteOrNull(closedAt), note };
  return [...(firstManager === null ? [] : [first]), ...(isClosed ? [last] : [])];
}

/** Every note of a request in the order of the answers, as one text; null where no manager has left any. */
export function notesOf(permit: Permit): string | null {
  const notes = answersOf(permit).flatMap(({ note }) => note ?? []);
  return notes.length === 0 ? permit.note : notes.join("; ");
}

const toMinuteOrNull = (moment: string | null): string | null => (moment === null ? null : toMinute(moment));
