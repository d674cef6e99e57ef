import { createHash } from "node:crypto";
import { environment } from "../platform/env.server.ts";
import { sessionMonitorMs } from "../platform/limits.ts";
import type { PortalSession } from "./portal-session.ts";
import { isServerTimeKnown } from "../platform/server-time.server.ts";
import { idleMinutes, remainingMs } from "./session-life.server.ts";

/**
 * `unknown`: the time service does not answer, so the rest of the session's time is unknown. The user reads the same as of an expired one
 * (F-101), and may go on working.
 */
export type WatchState = "live" | "expired" | "unknown";

/** What a page may know about its session, to watch over it. No name, no id, nothing that opens anything. */
export interface SessionFacts {
  /** Tells this session from others, to the other tabs of the browser (F-104). */
  tag: string;
  /** Tells its user from others. */
  owner: string;
  /** Null for those whom idleness does not log out (F-107). */
  watch: {
    state: WatchState;
    /** Until the expiry, by the server's clock; the browser counts down from here and asks no clock (F-097). */
    remainingMs: number;
    minutes: number;
    monitorMs: number;
    activityMs: number;
    /** Seconds until the page loads itself again where no script watches over it, or null (decision under G05). */
    refreshAfterSeconds: number | null;
  } | null;
}

/** The facts of a session; null for guests. */
export function sessionFacts(session: PortalSession | null): SessionFacts | null {
  if (session === null) return null;
  const tags = { tag: tagOf("session", session.id), owner: tagOf("user", session.user.id) };
  if (session.idleExempt) return { ...tags, watch: null };
  const { limits } = environment();
  const state = stateOf(session);
  const remaining = remainingMs(session);
  return {
    ...tags,
    watch: {
      state,
      remainingMs: remaining,
      minutes: idleMinutes(),
      monitorMs: sessionMonitorMs(limits),
      activityMs: limits.sessionActivityMilliseconds,
      refreshAfterSeconds: session.scripted || state === "expired" ? null : Math.ceil(remaining / 1000) + 1,
    },
  };
}

function stateOf({ expired }: PortalSession): WatchState {
  if (expired) return "expired";
  return isServerTimeKnown() ? "live" : "unknown";
}

const tagOf = (kind: string, id: string): string =>
  createHash("sha256").update(`${kind}|${id}`).digest("base64url").slice(0, 16);
