import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { secretHash } from "./cookies.server.ts";
import { rememberEnded } from "./ended-sessions.server.ts";
import { deleteNotices } from "../notices/notices.server.ts";
import type { PortalSession, StoredSession } from "./portal-session.ts";
import { deleteResume } from "../store/resume.server.ts";
import { isFinal, toSession } from "./session-life.server.ts";
import { SESSION } from "./session-record.ts";
import { changeRecord } from "../store/change-record.server.ts";
import { portalRecords } from "../store/portal-store.server.ts";

/** Ids of a user's sessions, newest first; those that have ended go with the next log-in. The sessions themselves say whether they live. */
const OWN = { name: "own-sessions", schema: z.array(z.string()) };
const MAX_LIVING = 50;
const REFERENCE_CHARACTERS = 22;
const HOUR_MS = 60 * 60_000;

/**
 * Notes that a session belongs to a user. Each device has a session of its own (R-A14); one that lives is never forgotten: where there are too
 * many, the oldest end (R-C18). Without the note the session lives all the same, so that many log-ins at once lock no user out.
 */
export async function addOwnSession(userId: string, id: string): Promise<void> {
  const lifeMs = environment().limits.sessionAbsoluteHours * HOUR_MS;
  try {
    const noted = await readNoted(userId);
    const gone = new Set(noted.flatMap((one) => (one.stored === null ? [one.id] : [])));
    await changeRecord(OWN, userId, lifeMs, (ids) => [id, ...(ids ?? []).filter((one) => !gone.has(one))], "loose");
    if (noted.length - gone.size >= MAX_LIVING) await endOldest(userId);
  } catch (error) {
    log("warn", "session.unlisted", { uid: userId, ...errorFields(error) });
  }
}

async function endOldest(userId: string): Promise<void> {
  const oldest = new Set((await listOwnSessions(userId)).slice(MAX_LIVING).map(({ id }) => id));
  const ended = await endWhere(userId, ({ id }) => oldest.has(id));
  if (ended.length > 0) log("info", "session.ended", { reason: "tooMany", uid: userId, count: ended.length });
}

/** The user's sessions that can still be worked in, newest first; idle ones are among them, marked `expired`. */
export const listOwnSessions = async (userId: string): Promise<PortalSession[]> =>
  (await readNoted(userId)).flatMap(({ id, stored }) =>
    stored === null || isFinal(stored) || stored.user.id !== userId ? [] : [toSession(id, stored)],
  );

/** All that are noted, with what the store still has of them. */
async function readNoted(userId: string): Promise<{ id: string; stored: StoredSession | null }[]> {
  const records = await portalRecords();
  const ids = (await records.find(OWN, userId))?.value ?? [];
  return Promise.all(ids.map(async (id) => ({ id, stored: (await records.find(SESSION, id))?.value ?? null })));
}

/** A word by which a page and its forms name a session: neither its cookie nor its place in the store can be had from it. */
export const referenceOf = ({ id }: Pick<PortalSession, "id">): string => secretHash(id).slice(0, REFERENCE_CHARACTERS);

/**
 * Ends the user's other sessions: after a password reset, or when the user wants it (R-A14, R-C18).
 * @param except the session that stays; null when none does
 * @returns those that were ended; the caller releases their sessions in the back end
 */
export const endOwnSessions = (userId: string, except: string | null): Promise<PortalSession[]> =>
  endWhere(userId, ({ id }) => id !== except);

/**
 * Ends one of the user's other sessions (R-A14). A reference to anybody else's is one to nothing.
 * @returns the session, which the caller releases in the back end; null when it is over already
 */
export async function endOwnSession(
  userId: string,
  { reference, except }: { reference: string; except: string },
): Promise<PortalSession | null> {
  const isMeant = (session: PortalSession) => session.id !== except && referenceOf(session) === reference;
  return (await endWhere(userId, isMeant))[0] ?? null;
}

/** What is typed in one of them is saved for the user, as with every session that is ended from another one (O2). */
async function endWhere(userId: string, isMeant: (session: PortalSession) => boolean): Promise<PortalSession[]> {
  const records = await portalRecords();
  const ended = (await listOwnSessions(userId)).filter(isMeant);
  for (const session of ended) {
    await rememberEnded(session);
    await Promise.all([records.remove(SESSION, session.id), deleteNotices(session), deleteResume(session.id)]);
  }
  return ended;
}
