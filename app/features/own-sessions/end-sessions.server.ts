import { audit } from "~/platform/audit.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { endOwnSession, endOwnSessions } from "~/session/own-sessions.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** Ends another log-in of the user, in the back end too, and says so on the next page (A14). */
export async function endOtherSession(request: Request, session: PortalSession, reference: string): Promise<void> {
  const ended = await endOwnSession(session.user.id, { reference, except: session.id });
  if (ended !== null) await release(request, [ended]);
  const text = { key: ended === null ? "sessions:done.gone" : "sessions:done.ended" };
  await addNotice(session, { text, variant: ended === null ? "info" : "success" });
}

/** The same for all others at once. */
export async function endOtherSessions(request: Request, session: PortalSession): Promise<void> {
  const ended = await endOwnSessions(session.user.id, session.id);
  await release(request, ended);
  const text =
    ended.length === 0
      ? { key: "sessions:done.noOthers" }
      : { key: "sessions:done.endedOthers", params: { n: ended.length } };
  await addNotice(session, { text, variant: ended.length === 0 ? "info" : "success" });
}

/** They are over here whatever the back end answers; one that is silent about one is not waited for at the next. */
async function release(request: Request, ended: readonly PortalSession[]): Promise<void> {
  if (ended.length > 0) audit("session.ended", { result: "ok" });
  const reference = requestFacts(request).requestId;
  const ends = ended.map(({ soapSession }) => endBackendSession(backendOf({ soapSession }, { reference })));
  for (const end of await Promise.allSettled(ends))
    if (end.status === "rejected") log("warn", "logout.backend", { rid: reference, ...errorFields(end.reason) });
}
