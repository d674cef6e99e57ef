import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import type { PortalSession, StoredSession } from "./portal-session.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a user may do nothing (F-095). */
export const idleMs = (): number => environment().limits.sessionIdleMilliseconds;

/** The same in whole minutes, as notices say it (F-110). */
export const idleMinutes = (): number => Math.max(1, Math.round(idleMs() / MINUTE_MS));

/** When even the busiest session ends. */
export const absoluteEnd = ({ createdAt }: Pick<StoredSession, "createdAt">): number =>
  createdAt + environment().limits.sessionAbsoluteHours * HOUR_MS;

export const isFinal = (stored: StoredSession): boolean => absoluteEnd(stored) <= portalClock.now();

/**
 * How long the record and its cookie are kept: an hour beyond the end, in which the session opens nothing any more, but tells whose form it is that
 * came too late (O2).
 */
export const retentionMs = (stored: StoredSession): number =>
  Math.max(1, absoluteEnd(stored) + environment().limits.visitMinutes * MINUTE_MS - portalClock.now());

/** How long the session will last if nothing more is done, in milliseconds. */
export const remainingMs = (session: PortalSession): number =>
  Math.max(0, Math.min(session.idleExempt ? Infinity : session.expiresAt, absoluteEnd(session)) - portalClock.now());

/** The session as the portal works with it. `expired` is asked again each time: nothing is lost when a wrong clock is put right. */
export const toSession = (id: string, stored: StoredSession): PortalSession => ({
  ...stored,
  id,
  expired: !stored.idleExempt && portalClock.now() >= stored.expiresAt,
});
