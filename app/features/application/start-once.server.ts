import { BackendError } from "~/services/backend-errors.ts";
import { releaseOperation, runOnce, type Once } from "~/session/operations.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { changeSession } from "~/session/session.server.ts";
import type { Started } from "./start-application.server.ts";

/** Under this name a session remembers the operation id of a start that did not come to its end. */
const UNFINISHED = "unfinishedStart";

type Attempt = { owner: string; operationId: string | null; content: unknown };

/**
 * Starts an application once for a form (F-187). Both of its writes are done once for an operation id by the back end, so
 * a start that failed on the way is free to be repeated, and step 1 is given the same id for it: what was numbered in vain
 * is found again, and no second empty draft stays behind.
 */
export async function startOnce(
  session: PortalSession,
  attempt: Attempt,
  work: () => Promise<Started>,
): Promise<Once<Started>> {
  try {
    const once = await runOnce(attempt, work);
    if (once.state === "done") await remember(session, isOver(once.value) ? null : attempt.operationId);
    return once;
  } catch (error) {
    if (error instanceof BackendError) {
      await releaseOperation(attempt);
      await remember(session, attempt.operationId);
    }
    throw error;
  }
}

/** The id with which step 1 goes on; null for a start of its own. */
export function findUnfinishedStart({ additional }: PortalSession): string | null {
  const id = additional[UNFINISHED];
  return typeof id === "string" ? id : null;
}

const isOver = (started: Started): boolean => started.ok || started.reason === "spent";

async function remember(session: PortalSession, operationId: string | null): Promise<void> {
  if (findUnfinishedStart(session) === operationId) return;
  await changeSession(session, (now) => ({ additional: { ...now.additional, [UNFINISHED]: operationId } }));
}
