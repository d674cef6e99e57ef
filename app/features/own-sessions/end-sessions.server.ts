import { audit } from "~/platform/audit.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { addNotice, type NewNotice } from "~/notices/notices.server.ts";
import { endOwnSession, endOwnSessions } from "~/session/own-sessions.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** Ends another log-in of the user, in the back end too, and says so on the next page (R-A14). */
export async function endOtherSession(portal: Portal, reference: string): Promise<void> {
  const { session } = portal;
  const ended = await endOwnSession(session.user.id, { reference, except: session.id });
  if (ended !== null) await release(portal, [ended]);
  const text = { key: ended === null ? "sessions:done.gone" : "sessions:done.ended" } as const;
  await addNotice(session, { text, variant: ended === null ? "info" : "success" });
}

/** The same for all others at once. */
export async function endOtherSessions(portal: Portal): Promise<void> {
  const { session } = portal;
  const ended = await endOwnSessions(session.user.id, session.id);
  await release(portal, ended);
  const notice: NewNotice =
    ended.length === 0
      ? { text: { key: "sessions:done.noOthers" }, variant: "info" }
      : { text: { key: "sessions:done.endedOthers", params: { n: ended.length } }, variant: "success" };
  await addNotice(session, notice);
}

/** They are over here whatever the back end answers; one that is silent about one is not waited for at the next. */
async function release({ requestId: reference }: Portal, ended: readonly PortalSession[]): Promise<void> {
  if (ended.length > 0) audit("session.ended", { result: "ok" });
  const ends = ended.map(({ soapSession }) => endBackendSession(backendOf({ soapSession }, { reference })));
  for (const end of await Promise.allSettled(ends))
    if (end.status === "rejected") log("warn", "logout.backend", { rid: reference, ...errorFields(end.reason) });
}
