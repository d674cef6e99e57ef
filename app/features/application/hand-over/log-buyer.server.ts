import type { HandOver } from "~/flows/hand-over/hand-over.ts";
import { takeLogging } from "~/flows/hand-over/hand-overs.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { logHandOver } from "~/services/hand-over.server.ts";

/**
 * Tells the log of the application what the buyer has done since it was told last: a buyer has no session, so the page of the seller does it when it learns of it
 * (F-180). A back end that does not answer is told with the next question.
 */
export async function logBuyer({ backend }: Portal, { hash, applicationId, openedAt, filledAt, loggedUpTo }: HandOver) {
  const upTo = Math.max(openedAt ?? 0, filledAt ?? 0);
  if (upTo <= loggedUpTo || !(await takeLogging(hash, loggedUpTo, upTo))) return;
  try {
    if ((openedAt ?? 0) > loggedUpTo) await logHandOver(backend, applicationId, "OPENED");
    if ((filledAt ?? 0) > loggedUpTo) await logHandOver(backend, applicationId, "FILLED");
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    await takeLogging(hash, upTo, loggedUpTo);
  }
}
