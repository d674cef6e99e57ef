import * as z from "zod";
import { BackendError } from "~/services/backend-errors.ts";
import { isAbandoned, releaseAttempt, runIdempotent, type IdempotentResult } from "~/store/idempotency.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import type { Started } from "./start-application.server.ts";

/** The operation id of a start that did not come to its end. */
const UNFINISHED = defineSessionPart("unfinishedStart", z.string().nullable().default(null));

type Attempt = { owner: string; operationId: string | null; content: unknown };

/**
 * Starts an application once for a form (F-187). Both of its writes are done once for an operation id by the back end, so a start that failed on the way, or
 * that the portal did not survive, is free to be repeated (R-I3); and step 1 is given the same id for it, noted before the first write: what was numbered in
 * vain is found again, and no second draft stays behind.
 */
export async function startIdempotently(
  session: PortalSession,
  attempt: Attempt,
  work: () => Promise<Started>,
): Promise<IdempotentResult<Started>> {
  if (await isAbandoned(attempt)) await releaseAttempt(attempt);
  const begun = await remember(session, attempt.operationId);
  try {
    const once = await runIdempotent(attempt, work);
    if (once.state === "done" && isFinal(once.value)) await remember(begun, null);
    return once;
  } catch (error) {
    if (error instanceof BackendError) await releaseAttempt(attempt);
    throw error;
  }
}

/** The id with which step 1 goes on; null for a start of its own. */
export const findUnfinishedStart = (session: PortalSession): string | null => UNFINISHED.of(session);

const isFinal = (started: Started): boolean => started.ok || started.reason === "alreadyUsed";

/** @returns the session as it is now */
async function remember(session: PortalSession, operationId: string | null): Promise<PortalSession> {
  return findUnfinishedStart(session) === operationId ? session : UNFINISHED.change(session, () => operationId);
}
