import { environment } from "~/platform/env.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import { listNotifications } from "~/services/notifications.server.ts";
import { addNotice, claimGreeting } from "~/session/notices.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/**
 * Asks the back end, once for a log-in, what it wants to tell this user, and adds it to the notices (F-123). A back end that
 * is silent, slow or refuses costs nobody anything: the page goes without, the log says so.
 */
export async function greet(request: Request, session: PortalSession): Promise<void> {
  if (!(await claimGreeting(session))) return;
  const { requestId } = requestFacts(request);
  const patience = AbortSignal.timeout(environment().limits.notificationsSeconds * 1000);
  const backend = backendOf(session, { signal: AbortSignal.any([request.signal, patience]), reference: requestId });
  try {
    const answer = await listNotifications(backend);
    if (!answer.ok) return log("warn", "notifications.refused", { rid: requestId, code: answer.notice.code });
    for (const notice of answer.value) await addNotice(session, notice);
  } catch (error) {
    if (!(error instanceof BackendError || error instanceof BackendSessionEnded)) throw error;
    log("warn", "notifications.failed", { rid: requestId, op: error.operation, ...errorFields(error) });
  }
}
