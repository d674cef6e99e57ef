import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { findCookie, newSecret, secretHash, toExpiredCookie, toSetCookie } from "./cookies.server.ts";
import { deviceName } from "./device-name.ts";
import { forgetNotices } from "./notices.server.ts";
import { noteOwnSession } from "./own-sessions.server.ts";
import type { PortalSession, SessionChange, SessionStart, StoredSession } from "./portal-session.ts";
import { forgetResume } from "./resume.server.ts";
import { isScriptRequest } from "./script-request.ts";
import { followServerTime } from "./server-time.server.ts";
import { idleMs, isOver, keptMs, toSession } from "./session-life.server.ts";
import { SESSION } from "./session-record.ts";
import { portalRecords } from "./store/portal-store.server.ts";

const CHANGE_TRIES = 5;

/** Thrown when a session vanished between reading and changing it (logged out elsewhere). */
export class SessionEnded extends Error {
  override name = "SessionEnded";
}

/** The session behind the request's cookie, of any stage, idle ones marked `expired`; null when there is none or its 12 hours are over. */
export async function findSession(request: Request): Promise<PortalSession | null> {
  const kept = await findKeptSession(request);
  return kept === null || isOver(kept) ? null : kept;
}

/** The same with those whose 12 hours are over, as long as they are remembered: they open nothing, but say whose form it is that came late. */
export async function findKeptSession(request: Request): Promise<PortalSession | null> {
  const secret = findCookie(request, "session");
  if (secret === null) return null;
  await followServerTime();
  const id = secretHash(secret);
  const found = await (await portalRecords()).find(SESSION, id);
  return found === null ? null : toSession(id, found.value);
}

/**
 * Starts a session with a new random id. Whatever session the browser brought is destroyed, so that a planted cookie is worth nothing (A2);
 * those of the user's other devices live on (A14).
 * @returns the session and the `Set-Cookie` headers of the answer
 */
export async function startSession(
  request: Request,
  start: SessionStart,
): Promise<{ session: PortalSession; headers: Headers }> {
  await followServerTime();
  await destroySession(request);
  const browser = { device: deviceName(request.headers.get("User-Agent")), scripted: isScriptRequest(request) };
  return create({ ...start, ...browser, ...freshTimes(), createdAt: portalClock.now() });
}

/**
 * The same session under a new id, for every step that gains rights: second factor, new password, change of role (A5). One that was ended
 * meanwhile, by a log-out or by the first of two clicks, stays ended (A4): throws `SessionEnded`.
 */
export async function regenerateSession(
  request: Request,
  session: PortalSession,
  change: SessionChange = {},
): Promise<{ session: PortalSession; headers: Headers }> {
  const { id, expired: _expired, ...stored } = session;
  const isEnded = !(await (await portalRecords()).remove(SESSION, id));
  await destroySession(request);
  if (isEnded) throw new SessionEnded();
  return create({ ...stored, ...change, ...freshTimes() });
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
    if (await records.replace(SESSION, session.id, found.seal, next, keptMs(next))) return toSession(session.id, next);
  }
  throw new Error("the session kept changing");
}

/**
 * Moves the idle expiry to 30 minutes from now (F-095, F-102), at most once in ten seconds: a busy user would otherwise write the same record
 * with every click. An expired session stays expired. A store that takes no writes does not end the visit (J7).
 */
export async function touchSession(session: PortalSession): Promise<PortalSession> {
  const { sessionActivityMilliseconds } = environment().limits;
  // Seen in the future: the time service was ahead for a while.
  const age = Math.abs(portalClock.now() - session.lastSeenAt);
  if (session.expired || age < sessionActivityMilliseconds) return session;
  try {
    const records = await portalRecords();
    const found = await records.find(SESSION, session.id);
    if (found === null) return session;
    const next: StoredSession = { ...found.value, ...freshTimes() };
    await records.replace(SESSION, session.id, found.seal, next, keptMs(next), "loose");
    return toSession(session.id, next);
  } catch (error) {
    log("warn", "session.touchFailed", errorFields(error));
    return session;
  }
}

/** Notes that a script of ours runs in this session's browser. Worth a try, not a fault. */
export async function noteScript(session: PortalSession): Promise<PortalSession> {
  if (session.scripted) return session;
  return changeSession(session, () => ({ scripted: true })).catch(() => session);
}

/** Ends the session on the server and in the browser: the old cookie is worth nothing afterwards (A4, A11, F-108). */
export async function endSession(request: Request): Promise<Headers> {
  await destroySession(request);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", toExpiredCookie("session"));
  headers.append("Set-Cookie", toExpiredCookie("visitor"));
  return headers;
}

/**
 * Removes the session with everything that it holds: user, role, opened applications, its notices and its way back (F-108).
 * @returns whether there was one: of several requests that end the same session exactly one is told so
 */
export async function destroySession(request: Request): Promise<boolean> {
  const secret = findCookie(request, "session");
  if (secret === null) return false;
  const id = secretHash(secret);
  if (!(await (await portalRecords()).remove(SESSION, id))) return false;
  await Promise.all([forgetNotices({ id }), forgetResume(id)]);
  return true;
}

async function create(stored: StoredSession): Promise<{ session: PortalSession; headers: Headers }> {
  const secret = newSecret();
  const id = secretHash(secret);
  await (await portalRecords()).save(SESSION, id, stored, keptMs(stored));
  await noteOwnSession(stored.user.id, id);
  const headers = new Headers();
  headers.append("Set-Cookie", toSetCookie("session", secret, Math.ceil(keptMs(stored) / 1000)));
  headers.append("Set-Cookie", toExpiredCookie("visitor"));
  return { session: toSession(id, stored), headers };
}

function freshTimes(): Pick<StoredSession, "lastSeenAt" | "expiresAt" | "toldExpiry"> {
  const now = portalClock.now();
  return { lastSeenAt: now, expiresAt: now + idleMs(), toldExpiry: null };
}
