import { changeSession } from "~/session/session.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

const OPENED = "openedApplications";
const CURRENT = "currentApplication";
const REMEMBERED = 40;

const listOf = (session: PortalSession): string[] =>
  String(session.additional[OPENED] ?? "")
    .split(",")
    .filter(Boolean);

/** Remembers which applications this session has opened (F-196): an expired session may go on with their last steps. */
export async function rememberOpened(session: PortalSession, applicationId: number): Promise<void> {
  if (listOf(session)[0] === String(applicationId)) return;
  await changeSession(session, (now) => {
    const others = listOf(now).filter((id) => id !== String(applicationId));
    return {
      additional: {
        ...now.additional,
        [OPENED]: [String(applicationId), ...others].slice(0, REMEMBERED).join(","),
        [CURRENT]: applicationId,
      },
    };
  });
}

/** The application that this session worked on last: where `/applications/add/{step}` without a number continues (F-006). */
export function findCurrentApplication(session: PortalSession): number | null {
  const id = session.additional[CURRENT];
  return typeof id === "number" ? id : null;
}

/** Forgets a deleted application. */
export async function forgetOpened(session: PortalSession, applicationId: number): Promise<void> {
  await changeSession(session, (now) => ({
    additional: {
      ...now.additional,
      [OPENED]: listOf(now)
        .filter((id) => id !== String(applicationId))
        .join(","),
      [CURRENT]: now.additional[CURRENT] === applicationId ? null : (now.additional[CURRENT] ?? null),
    },
  }));
}
