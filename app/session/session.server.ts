import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { findCookie, newSecret, secretHash, toExpiredCookie, toSetCookie } from "./cookies.server.ts";
import { deviceName } from "../platform/device-name.ts";
import { deleteNotices } from "../notices/notices.server.ts";
import { addOwnSession } from "./own-sessions.server.ts";
import type { PortalSession, SessionChange, SessionStart, StoredSession } from "./portal-session.ts";
import { deleteResume } from "../store/resume.server.ts";
import { isScriptRequest } from "../platform/script-request.ts";
import { followServerTime } from "../platform/server-time.server.ts";
import { idleMs, isFinal, retentionMs, toSession } from "./session-life.server.ts";
import { deleteLookUps, lookUpOnce } from "./session-look-up.server.ts";
import { SESSION } from "./session-record.ts";
import { inTurn, pauseShortly } from "../store/in-turn.ts";
import { portalRecords } from "../store/portal-store.server.ts";
import type { RequestHead } from "../platform/request-head.ts";

const CHANGE_TRIES = 5;

/** Thrown when a session vanished between reading and changing it (logged out elsewhere). */
export class SessionEnded extends Error {
  override name = "SessionEnded";
}

/** The session behind the request's cookie, of any stage, idle ones marked `expired`; null when there is none or its 12 hours are over. */
export async function findSession(request: RequestHead): Promise<PortalSession | null> {
  const kept = await findExpiredSession(request);
  return kept === null || isFinal(kept) ? null : kept;
}

/** The same with those whose 12 hours are over, as long as they are remembered: they open nothing, but say whose form it is that came late. */
export async function findExpiredSession(request: RequestHead): Promise<PortalSession | null> {
  const secret = findCookie(request, "session");
  if (secret === null) return null;
  const id = secretHash(secret);
  const stored = await lookUpOnce(id, async () => {
    await followServerTime();
    return (await (await portalRecords()).find(SESSION, id))?.value ?? null;
  });
  return stored === null ? null : toSession(id, stored);
}

/**
 * Starts a session with a new random id. Whatever session the browser brought is destroyed, so that a planted cookie is worth nothing (R-A2);
 * those of the user's other devices live on (R-A14).
 * @returns the session and the `Set-Cookie` headers of the answer
 */
export async function startSession(
  request: RequestHead,
  start: SessionStart,
): Promise<{ session: PortalSession; headers: Headers }> {
  await followServerTime();
  await destroySession(request);
  const browser = { device: deviceName(request.headers.get("User-Agent")), scripted: isScriptRequest(request) };
  return create({ ...start, ...browser, ...freshTimes(), createdAt: portalClock.now() });
}

/**
 * The same session under a new id, for every step that gains rights: second factor, new password, change of role (R-A5). One that was ended
 * meanwhile, by a log-out or by the first of two clicks, stays ended (R-A4): throws `SessionEnded`.
 */
export async function regenerateSession(
  request: RequestHead,
  session: PortalSession,
  change: SessionChange = {},
): Promise<{ session: PortalSession; headers: Headers }> {
  const { id, expired: _expired, ...stored } = session;
  const isEnded = !(await (await portalRecords()).remove(SESSION, id));
  deleteLookUps();
  await destroySession(request);
  if (isEnded) throw new SessionEnded();
  return create({ ...stored, ...change, ...freshTimes() });
}

/** Changes the stored session; repeats when another request changed it meanwhile. Throws `SessionEnded`. */
export const changeSession = (
  session: PortalSession,
  change: (now: PortalSession) => SessionChange,
): Promise<PortalSession> => inTurn(`session:${session.id}`, () => changeStored(session, change));

async function changeStored(
  session: PortalSession,
  change: (now: PortalSession) => SessionChange,
): Promise<PortalSession> {
  const records = await portalRecords();
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt += 1) {
    const found = await records.find(SESSION, session.id);
    if (found === null) throw new SessionEnded();
    const next: StoredSession = { ...found.value, ...change(toSession(session.id, found.value)) };
    if (await records.replace(SESSION, session.id, found.seal, next, retentionMs(next)))
      return toSession(session.id, next);
    await pauseShortly();
  }
  throw new Error("the session kept changing");
}

/**
 * Moves the idle expiry to 30 minutes from now (F-095, F-102), at most once in ten seconds: a busy user would otherwise write the same record
 * with every click. An expired session stays expired. A store that takes no writes does not end the visit (R-J7).
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
    await records.replace(SESSION, session.id, found.seal, next, retentionMs(next), "loose");
    deleteLookUps();
    return toSession(session.id, next);
  } catch (error) {
    log("warn", "session.touchFailed", errorFields(error));
    return session;
  }
}

/** Notes that a script of ours runs in this session's browser. Worth a try, not a fault. */
export async function markScripted(session: PortalSession): Promise<PortalSession> {
  if (session.scripted) return session;
  return changeSession(session, () => ({ scripted: true })).catch(() => session);
}

/**
 * Ends the session on the server and in the browser: the old cookie is worth nothing afterwards (R-A4, R-A11, F-108).
 * @param visitorCookie of the guest that the browser is from now on; none unless told otherwise
 */
export async function endSession(
  request: RequestHead,
  visitorCookie: string = toExpiredCookie("visitor"),
): Promise<Headers> {
  await destroySession(request);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", toExpiredCookie("session"));
  headers.append("Set-Cookie", visitorCookie);
  return headers;
}

/**
 * Removes the session with everything that it holds: user, role, opened applications, its notices and its way back (F-108).
 * @returns whether there was one: of several requests that end the same session exactly one gets true
 */
export async function destroySession(request: RequestHead): Promise<boolean> {
  const secret = findCookie(request, "session");
  if (secret === null) return false;
  const id = secretHash(secret);
  const isFirst = await (await portalRecords()).remove(SESSION, id);
  deleteLookUps();
  if (!isFirst) return false;
  await Promise.all([deleteNotices({ id }), deleteResume(id)]);
  return true;
}

async function create(begun: StoredSession): Promise<{ session: PortalSession; headers: Headers }> {
  const secret = newSecret();
  const id = secretHash(secret);
  const stored = { ...begun, typing: { offered: begun.typing?.offered ?? true, id: begun.typing?.id || id } };
  await (await portalRecords()).save(SESSION, id, stored, retentionMs(stored));
  await addOwnSession(stored.user.id, id);
  const headers = new Headers();
  headers.append("Set-Cookie", toSetCookie("session", secret, Math.ceil(retentionMs(stored) / 1000)));
  headers.append("Set-Cookie", toExpiredCookie("visitor"));
  return { session: toSession(id, stored), headers };
}

function freshTimes(): Pick<StoredSession, "lastSeenAt" | "expiresAt" | "expiryNotified"> {
  const now = portalClock.now();
  return { lastSeenAt: now, expiresAt: now + idleMs(), expiryNotified: null };
}
