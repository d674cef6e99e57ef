import { createHash } from "node:crypto";
import { CALLS_PER_MINUTE } from "./code-policy.ts";

const MINUTE_MS = 60_000;

/** More counters than this are emptied of old ones first. */
const MAX_COUNTERS = 20_000;

/** Counts calls by what they name; a restart forgets the counts, the tries of a code stay counted in the store. */
export interface CallLimit {
  /** Counts one call at a time of the machine's own. @returns 0 when it may go on, otherwise the seconds to wait */
  count(subject: string, nowMs: number): number;
}

interface Counter {
  startedAt: number;
  calls: number;
}

/** 30 calls a minute for each subject (G36). */
export function createCallLimit(callsPerMinute = CALLS_PER_MINUTE): CallLimit {
  const counters = new Map<string, Counter>();
  const deleteOld = (nowMs: number) => {
    for (const [key, { startedAt }] of counters) if (nowMs - startedAt >= MINUTE_MS) counters.delete(key);
  };
  return {
    count(subject, nowMs) {
      const key = createHash("sha256").update(subject).digest("base64url");
      if (counters.size >= MAX_COUNTERS) deleteOld(nowMs);
      const known = counters.get(key);
      const counter =
        known !== undefined && nowMs - known.startedAt < MINUTE_MS ? known : { startedAt: nowMs, calls: 0 };
      counter.calls += 1;
      counters.set(key, counter);
      return counter.calls <= callsPerMinute ? 0 : Math.ceil((counter.startedAt + MINUTE_MS - nowMs) / 1_000);
    },
  };
}

/** What a call is counted by: its token, else its session. */
export function subjectOf(body: object): string | null {
  const { token, session } = body as { readonly token?: unknown; readonly session?: unknown };
  const named = token ?? session;
  return typeof named === "string" ? named : null;
}
