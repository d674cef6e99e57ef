import { environment } from "~/platform/env.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf, withPatience } from "~/services/backend.server.ts";
import { listNotifications } from "~/services/notifications.server.ts";
import { addNotice, claimGreeting } from "~/notices/notices.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/**
 * Asks the back end, once for a log-in, what it wants to tell this user, and adds it to the notices (F-123). A back end that
 * is silent, slow or refuses spoils no page: it goes without, the log says so.
 */
export async function greet({ head, requestId }: PublicPortal, session: PortalSession): Promise<void> {
  if (!(await claimGreeting(session))) return;
  const own = backendOf(session, { signal: head.signal, reference: requestId });
  const backend = withPatience(own, environment().limits.notificationsSeconds * 1000);
  try {
    const answer = await listNotifications(backend);
    if (!answer.ok) return log("warn", "notifications.refused", { rid: requestId, code: answer.notice.code });
    for (const notice of answer.value) await addNotice(session, notice);
  } catch (error) {
    if (!(error instanceof BackendError || error instanceof BackendSessionEnded)) throw error;
    log("warn", "notifications.failed", { rid: requestId, op: error.operation, ...errorFields(error) });
  }
}
