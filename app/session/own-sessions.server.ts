import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { forgetNotices } from "./notices.server.ts";
import type { PortalSession } from "./portal-session.ts";
import { forgetResume } from "./resume.server.ts";
import { isOver, toSession } from "./session-life.server.ts";
import { SESSION } from "./session-record.ts";
import { changeRecord } from "./store/change-record.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** Ids of a user's sessions, newest first; those that have ended are not taken off. The sessions themselves say whether they live. */
const OWN = { name: "own-sessions", schema: z.array(z.string()) };
const MAX_LISTED = 50;
const HOUR_MS = 60 * 60_000;

/**
 * Notes that a session belongs to a user. Each device has a session of its own (A14). Without the note the session lives all the same,
 * so that nobody is kept out by many log-ins at once.
 */
export async function noteOwnSession(userId: string, id: string): Promise<void> {
  const lifeMs = environment().limits.sessionAbsoluteHours * HOUR_MS;
  try {
    await changeRecord(OWN, userId, lifeMs, (ids) => [id, ...(ids ?? [])].slice(0, MAX_LISTED), "loose");
  } catch (error) {
    log("warn", "session.unlisted", { uid: userId, ...errorFields(error) });
  }
}

/** The user's sessions that can still be worked in, newest first; idle ones are among them, marked `expired`. */
export async function listOwnSessions(userId: string): Promise<PortalSession[]> {
  const records = await portalRecords();
  const ids = (await records.find(OWN, userId))?.value ?? [];
  const found = await Promise.all(ids.map((id) => records.find(SESSION, id)));
  return ids.flatMap((id, at) => {
    const stored = found[at]?.value;
    return stored === undefined || isOver(stored) || stored.user.id !== userId ? [] : [toSession(id, stored)];
  });
}

/**
 * Ends the user's other sessions: after a password reset, or when he wants it (A14, C18).
 * @param except the session that stays; null when none does
 * @returns those that were ended, for whoever releases their sessions in the back end
 */
export async function endOwnSessions(userId: string, except: string | null): Promise<PortalSession[]> {
  const records = await portalRecords();
  const others = (await listOwnSessions(userId)).filter(({ id }) => id !== except);
  for (const other of others)
    await Promise.all([records.remove(SESSION, other.id), forgetNotices(other), forgetResume(other.id)]);
  return others;
}
