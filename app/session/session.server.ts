import { SESSION_ACTIVITY_DELAY_MS } from "../domain/limits.ts";
import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { findCookie, newSecret, secretHash, toExpiredCookie, toSetCookie } from "./cookies.server.ts";
import {
  type PortalSession,
  type SessionChange,
  type SessionStart,
  type StoredSession,
  storedSession,
} from "./portal-session.ts";
import { portalRecords } from "./store/portal-store.server.ts";

const SESSION = { name: "session", schema: storedSession };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHANGE_TRIES = 5;

/** Thrown when a session vanished between reading and changing it (logged out elsewhere). */
export class SessionEnded extends Error {
  override name = "SessionEnded";
}

/** The session behind the request's cookie, of any stage, idle ones marked `expired`; null when there is none or its 12 hours are over. */
export async function findSession(request: Request): Promise<PortalSession | null> {
  const secret = findCookie(request, "session");
  return secret === null ? null : await findById(secretHash(secret));
}

/**
 * Starts a session with a new random id. Whatever session the browser brought is destroyed, so that a planted cookie is worth nothing (A2).
 * @returns the session and the `Set-Cookie` headers of the answer
 */
export async function startSession(
  request: Request,
  start: SessionStart,
): Promise<{ session: PortalSession; headers: Headers }> {
  const now = portalClock.now();
  await destroy(request);
  return create({ ...start, createdAt: now, lastSeenAt: now, expiresAt: now + idleMs() });
}

/** The same session under a new id, for every step that gains rights: second factor, new password, change of role (A5). */
export async function regenerateSession(
  request: Request,
  session: PortalSession,
  change: SessionChange = {},
): Promise<{ session: PortalSession; headers: Headers }> {
  const { id, expired: _expired, ...stored } = session;
  const now = portalClock.now();
  await (await portalRecords()).remove(SESSION, id);
  await destroy(request);
  return create({ ...stored, ...change, lastSeenAt: now, expiresAt: now + idleMs() });
}

/** Changes the stored session; repeats when another request changed it meanwhile. Throws `SessionEnded`. */
export async function changeSession(
  session: PortalSession,
  change: (now: PortalSession) => SessionChange,
): Promise<PortalSession> {
  const records = await portalRecords();
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt += 1) {
    const found = await records.find(SESSION, session.id);
    if (found === null) throw new SessionEnded();
    const next: StoredSession = { ...found.value, ...change(toSession(session.id, found.value)) };
    if (await records.replace(SESSION, session.id, found.seal, next, remainingMs(next)))
      return toSession(session.id, next);
  }
  throw new Error("the session kept changing");
}

/**
 * Moves the idle expiry to 30 minutes from now (F-095, F-102), at most once in ten seconds. An expired session stays expired. A store that
 * takes no writes does not end the visit (J7).
 */
export async function touchSession(session: PortalSession): Promise<PortalSession> {
  const now = portalClock.now();
  if (session.expired || now - session.lastSeenAt < SESSION_ACTIVITY_DELAY_MS) return session;
  try {
    const records = await portalRecords();
    const found = await records.find(SESSION, session.id);
    if (found === null) return session;
    const next: StoredSession = { ...found.value, lastSeenAt: now, expiresAt: now + idleMs() };
    await records.replace(SESSION, session.id, found.seal, next, remainingMs(next), "loose");
    return toSession(session.id, next);
  } catch (error) {
    log("warn", "session.touchFailed", errorFields(error));
    return session;
  }
}

/** Ends the session on the server and in the browser: the old cookie is worth nothing afterwards (A4, A11, F-108). */
export async function endSession(request: Request): Promise<Headers> {
  await destroy(request);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", toExpiredCookie("session"));
  headers.append("Set-Cookie", toExpiredCookie("visitor"));
  return headers;
}

async function create(stored: StoredSession): Promise<{ session: PortalSession; headers: Headers }> {
  const secret = newSecret();
  const id = secretHash(secret);
  await (await portalRecords()).save(SESSION, id, stored, remainingMs(stored));
  const headers = new Headers();
  headers.append("Set-Cookie", toSetCookie("session", secret, Math.ceil(remainingMs(stored) / 1000)));
  headers.append("Set-Cookie", toExpiredCookie("visitor"));
  return { session: toSession(id, stored), headers };
}

async function destroy(request: Request): Promise<void> {
  const secret = findCookie(request, "session");
  if (secret !== null) await (await portalRecords()).remove(SESSION, secretHash(secret));
}

async function findById(id: string): Promise<PortalSession | null> {
  const found = await (await portalRecords()).find(SESSION, id);
  if (found === null || absoluteEnd(found.value) <= portalClock.now()) return null;
  return toSession(id, found.value);
}

const toSession = (id: string, stored: StoredSession): PortalSession => ({
  ...stored,
  id,
  expired: !stored.idleExempt && portalClock.now() >= stored.expiresAt,
});

const idleMs = (): number => environment().limits.sessionIdleMinutes * MINUTE_MS;
const absoluteEnd = (stored: StoredSession): number =>
  stored.createdAt + environment().limits.sessionAbsoluteHours * HOUR_MS;
const remainingMs = (stored: StoredSession): number => Math.max(1, absoluteEnd(stored) - portalClock.now());
