import { addNotice, type NewNotice, type Notice } from "./notices.server.ts";
import type { PortalSession } from "../session/portal-session.ts";
import { idleMinutes } from "../session/session-life.server.ts";
import { changeSession, SessionEnded } from "../session/session.server.ts";

const EXPIRED = "session-expired";

/** There once, on every page until the user dismisses it or logs in again (F-099, F-110). */
const expiredNotice = (): NewNotice => ({
  text: { key: "shell:session.expired", params: { n: idleMinutes() } },
  variant: "danger",
  type: "sessionExpired",
  unique: true,
  uniqueMessage: EXPIRED,
  sessionTimeout: idleMinutes(),
});

/** Why a page was not shown; on the news, and gone on the page after that (F-106). */
export const LOG_IN_FIRST: NewNotice = {
  text: { key: "shell:session.logInFirst" },
  variant: "danger",
  type: "sessionExpired",
};

export const isExpiryNotice = ({ uniqueMessage }: Pick<Notice, "uniqueMessage">): boolean => uniqueMessage === EXPIRED;

/** Shows the user each expiry once, at the first page that finds it (F-098). A session that lives, or is gone, needs no word. */
export async function announceExpiry(session: PortalSession | null): Promise<void> {
  if (session === null || !session.expired || session.expiryNotified === session.expiresAt) return;
  await addNotice(session, expiredNotice());
  try {
    await changeSession(session, () => ({ expiryNotified: session.expiresAt }));
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
  }
}
