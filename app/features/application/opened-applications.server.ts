import { CURRENT, currentSubject, OPENED, openedSubjects } from "~/session/opened-subjects.ts";
import { changeSession } from "~/session/session.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

const REMEMBERED = 40;

/** Remembers which applications this session has opened (F-196): once it has expired, it may go on with their last steps and opens no others. */
export async function rememberOpened(session: PortalSession, applicationId: number): Promise<void> {
  if (session.expired || openedSubjects(session)[0] === String(applicationId)) return;
  await changeSession(session, (now) => {
    const others = openedSubjects(now).filter((id) => id !== String(applicationId));
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
  const id = currentSubject(session);
  return id === null ? null : Number(id);
}

/** Forgets a deleted application. */
export async function forgetOpened(session: PortalSession, applicationId: number): Promise<void> {
  await changeSession(session, (now) => ({
    additional: {
      ...now.additional,
      [OPENED]: openedSubjects(now)
        .filter((id) => id !== String(applicationId))
        .join(","),
      [CURRENT]: now.additional[CURRENT] === applicationId ? null : (now.additional[CURRENT] ?? null),
    },
  }));
}
