import { findRole } from "~/domain/enumerations/role.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { pageOfStep } from "~/request/redirect-to-next-step.server.ts";
import type { PortalSession, SessionStage } from "~/session/portal-session.ts";

/** A log-in that was begun: what is missing, and the page where it is done; null when only the help desk can. */
export type NextStep = { stage: Exclude<SessionStage, "full" | "limited">; to: string | null };

/**
 * What the log-in page offers to a user whose password was right already (F-064, F-070, F-074). Without a way to get codes it says so
 * and leads to the settings, the only page that is open.
 */
export function findNextStep(session: PortalSession | null): NextStep | null {
  if (session === null || session.expired) return null;
  const { stage, user } = session;
  if (stage === "full" || stage === "limited") return null;
  if (stage !== "dataUpdate") return { stage, to: pageOfStep(session) };
  const isOpen = mayOpenSettings(findRole(user.role), environment().settingsGuard);
  return { stage, to: isOpen ? paths.settings() : null };
}
