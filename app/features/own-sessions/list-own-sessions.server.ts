import { listOwnSessions, referenceOf } from "~/session/own-sessions.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** A log-in of the user as the page shows it. Times are milliseconds. */
export type OwnSession = {
  reference: string;
  /** Browser and system in words; empty when the browser did not tell. */
  device: string;
  startedAt: number;
  usedAt: number;
  state: "this" | "other" | "idle" | "unfinished";
};

/** The user's log-ins, this one first, then the newest (R-A14). Nothing in them opens a session. */
export async function readOwnSessions(session: PortalSession): Promise<OwnSession[]> {
  const own = (await listOwnSessions(session.user.id)).map((listed) => toOwnSession(listed, session.id));
  return [...own.filter(({ state }) => state === "this"), ...own.filter(({ state }) => state !== "this")];
}

const toOwnSession = (listed: PortalSession, thisId: string): OwnSession => ({
  reference: referenceOf(listed),
  device: listed.device,
  startedAt: listed.createdAt,
  usedAt: listed.lastSeenAt,
  state: stateOf(listed, thisId),
});

function stateOf({ id, expired, stage }: PortalSession, thisId: string): OwnSession["state"] {
  if (id === thisId) return "this";
  if (expired) return "idle";
  return stage === "unverified" ? "unfinished" : "other";
}
