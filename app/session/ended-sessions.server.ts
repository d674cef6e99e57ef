import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { findCookie, secretHash } from "./cookies.server.ts";
import { keyRing } from "../store/key-ring.server.ts";
import { typingOwner, typistOf, type PortalSession, type TypingOwner } from "./portal-session.ts";
import { portalRecords } from "../store/portal-store.server.ts";
import type { RequestHead } from "../platform/request-head.ts";

/** Whom a session belonged to that was ended for a reason other than a log-out. */
const ENDED = {
  name: "ended",
  schema: z.object({
    user: z.object({ id: z.string(), login: z.string(), role: z.number() }),
    typing: typingOwner.optional(),
  }),
};
const LOGGED_OUT = { ...ENDED, name: "logged-out" };
const MINUTE_MS = 60_000;

/** Remembers for an hour that this session has been ended, before it is: requests under way must all find the one or the other. */
export async function rememberEnded(session: PortalSession): Promise<void> {
  const { id } = session;
  const value = toEnded(session);
  await (await portalRecords()).save(ENDED, id, value, environment().limits.visitMinutes * MINUTE_MS, "loose");
}

/**
 * Remembers for an hour who has logged out of this browser: a form that another tab sends later is saved for that user, and shown to no other user (O2).
 * @param secret of the guest's cookie that takes the place of the session's
 */
export async function rememberLoggedOut(secret: string, session: PortalSession): Promise<void> {
  const value = toEnded(session);
  await (
    await portalRecords()
  ).save(LOGGED_OUT, secretHash(secret), value, environment().limits.visitMinutes * MINUTE_MS, "loose");
}

const toEnded = (session: PortalSession) => ({
  user: { id: session.user.id, login: session.user.login, role: session.user.role },
  typing: typistOf(session).typing,
});

/** Who logged out of the browser of this guest; null without such a user. */
export async function findLoggedOut(request: RequestHead): Promise<Pick<EndedSession, "user" | "typing"> | null> {
  const secret = findCookie(request, "visitor");
  if (secret === null) return null;
  return (await (await portalRecords()).find(LOGGED_OUT, secretHash(secret)))?.value ?? null;
}

/** The ended session behind the request's cookie. */
export interface EndedSession {
  user: { id: string; login: string; role: number };
  /** Whose is what was typed in it; absent in a record of an older version. */
  typing?: TypingOwner | undefined;
  /**
   * The guest cookie that follows it. Made from the session's own, so that the loaders of two requests that end a session at once set the same
   * one (R-G6); from it the old one cannot be got back.
   */
  visitor: string;
}

export async function findEnded(request: RequestHead): Promise<EndedSession | null> {
  const secret = findCookie(request, "session");
  if (secret === null) return null;
  const found = await (await portalRecords()).find(ENDED, secretHash(secret));
  return found === null ? null : { ...found.value, visitor: keyRing().sign("visitor-after", secret) };
}
