import { environment } from "./env.server.ts";
import { errorResponse } from "./error-response.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.ts";
import { findRequestScope } from "./raw-response.server.ts";

const RETRY_SECONDS = 10;
/** So much of the whole may wait for one user's browsers, so that one who does not read keeps no other user's documents back. */
const SHARE_OF_USER = 0.25;

const held = processWide("heldAnswers", () => ({ total: 0, byUser: new Map<string, number>() }));

/**
 * Takes room for a whole answer until its client has it, or has left. A client that does not read keeps the bytes in memory, up to the time limit of a
 * stalled write; all such answers together are bounded (`heldAnswerBytes`), and those of one user to a share, but for the first.
 * @throws Response 503 when there is no room
 */
export function holdAnswer(bytes: number): void {
  const scope = findRequestScope();
  if (scope === null) return;
  const { heldAnswerBytes } = environment().limits;
  const user = scope.user?.uid ?? "";
  const ofUser = held.byUser.get(user) ?? 0;
  const isShareFull = ofUser > 0 && ofUser + bytes > heldAnswerBytes * SHARE_OF_USER;
  if (held.total + bytes > heldAnswerBytes || isShareFull) {
    log("warn", "answers.full", { bytes, count: held.byUser.size });
    throw errorResponse(503, "busy", RETRY_SECONDS);
  }
  change(user, bytes);
  scope.response.once("close", () => change(user, -bytes));
}

function change(user: string, bytes: number): void {
  held.total += bytes;
  const left = (held.byUser.get(user) ?? 0) + bytes;
  if (left > 0) held.byUser.set(user, left);
  else held.byUser.delete(user);
}
