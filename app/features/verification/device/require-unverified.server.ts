import { paths } from "~/paths.ts";
import { requireStage, seeOther } from "~/session/guards.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { findSession } from "~/session/session.server.ts";

/** The session of a log-in that waits for its code (F-018): whoever is through goes to the news, a guest to the log-in. */
export async function requireUnverified(request: Request): Promise<PortalSession> {
  const session = await findSession(request);
  if (session?.stage === "full" && !session.expired) throw seeOther(request, paths.news());
  return requireStage(request, ["unverified"]);
}
