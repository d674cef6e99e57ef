import { findRole } from "~/domain/enumerations/role.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { paths } from "~/paths.ts";
import { environment } from "~/platform/env.server.ts";
import type { KeptDraft } from "~/session/drafts.server.ts";
import { requireStage } from "~/session/guards.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/**
 * The session of somebody who may change his account (F-148, D6): of a finished log-in, or of one that has no way to get codes (F-070). Whom
 * the reading that is chosen keeps out goes to the news.
 * @param keep what was typed, for an expired session (O2)
 */
export async function requireSettings(request: Request, keep: KeptDraft | null = null): Promise<PortalSession> {
  const session = await requireStage(request, ["full", "dataUpdate"], { keep });
  if (mayOpenSettings(findRole(session.user.role), environment().settingsGuard)) return session;
  const to = session.stage === "full" ? paths.news() : paths.login();
  throw new Response(null, { status: request.method === "POST" ? 303 : 302, headers: { Location: to } });
}
