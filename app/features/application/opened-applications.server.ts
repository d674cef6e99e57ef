import { OPENED } from "~/request/opened-subjects.ts";
import { unlessStoreIsFull } from "~/store/bearable.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

const REMEMBERED = 40;

/** Remembers which applications this session has opened (F-196): once it has expired, it may go on with their last steps and opens no others. */
export async function rememberOpened(session: PortalSession, applicationId: number): Promise<void> {
  if (session.expired || OPENED.of(session).ids[0] === applicationId) return;
  await unlessStoreIsFull(() =>
    OPENED.change(session, ({ ids }) => ({
      ids: [applicationId, ...ids.filter((id) => id !== applicationId)].slice(0, REMEMBERED),
      current: applicationId,
    })),
  );
}

/** The application that this session worked on last: where `/applications/add/{step}` without a number continues (F-006). */
export const findCurrentApplication = (session: PortalSession): number | null => OPENED.of(session).current;

/** Forgets a deleted application. */
export async function deleteOpened(session: PortalSession, applicationId: number): Promise<void> {
  await OPENED.change(session, ({ ids, current }) => ({
    ids: ids.filter((id) => id !== applicationId),
    current: current === applicationId ? null : current,
  }));
}
