import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import { processWide } from "~/platform/process-wide.ts";
import { errorResponse } from "~/platform/error-response.server.ts";

const RETRY_AFTER_SECONDS = 30;

/** Exports that run in this process, by user. */
const running = processWide("exports", () => new Map<string, number>());

/**
 * Takes a slot for one export: so many at once for a user, so many for the process (reliability, section 3).
 * @returns gives the slot back; calling it again does nothing
 * @throws the 429 or 503 answer
 */
export function acquireExportSlot(userId: string): () => void {
  const { exportsAtOncePerUser, parallelExports } = environment().limits;
  const own = running.get(userId) ?? 0;
  if (own >= exportsAtOncePerUser) throw refuse(429, "too-many");
  const all = [...running.values()].reduce((sum, count) => sum + count, 0);
  if (all >= parallelExports) throw refuse(503, "busy");
  running.set(userId, own + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  };
}

function refuse(status: 429 | 503, reason: "too-many" | "busy"): Response {
  log("warn", "export.refused", { status, reason });
  return errorResponse(status, reason, RETRY_AFTER_SECONDS);
}
