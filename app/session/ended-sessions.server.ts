import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { findCookie, secretHash } from "./cookies.server.ts";
import { keyRing } from "./key-ring.server.ts";
import type { PortalSession } from "./portal-session.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** Whom a session belonged to that was ended for a reason other than a log-out. */
const ENDED = {
  name: "ended",
  schema: z.object({ user: z.object({ id: z.string(), login: z.string(), role: z.number() }) }),
};
const MINUTE_MS = 60_000;

/** Remembers for an hour that this session has been ended, before it is: requests under way must all find the one or the other. */
export async function rememberEnded({ id, user }: PortalSession): Promise<void> {
  const value = { user: { id: user.id, login: user.login, role: user.role } };
  await (await portalRecords()).save(ENDED, id, value, environment().limits.visitMinutes * MINUTE_MS, "loose");
}

/** The ended session behind the request's cookie. */
export interface EndedSession {
  user: { id: string; login: string; role: number };
  /**
   * The guest cookie that follows it. Made from the session's own, so that the loaders of two requests that end a session at once set the same
   * one (G6); from it the old one cannot be got back.
   */
  visitor: string;
}

export async function findEnded(request: Request): Promise<EndedSession | null> {
  const secret = findCookie(request, "session");
  if (secret === null) return null;
  const found = await (await portalRecords()).find(ENDED, secretHash(secret));
  return found === null ? null : { user: found.value.user, visitor: keyRing().sign("visitor-after", secret) };
}
