import { SENDING_STATUS_RETRIES } from "~/domain/limits.ts";
import type { CodeMethod, CodeVerdict, IssuedCode, MessageState } from "~/services/verify-types.ts";
import type { Verification } from "./verification-record.server.ts";

/** Where a code was asked for, and when: milliseconds of the portal clock. */
export type Asked = { method: CodeMethod; contact: string; now: number; codeLifeMs: number };

const SECOND_MS = 1000;

/**
 * The state after a code was asked for. A repeated message carries the same code as long as it lives (O14), so codes that were
 * refused stay refused until a new one can have been made.
 */
export function afterIssue(present: Verification | null, issued: IssuedCode, asked: Asked): Verification {
  const { method, contact, now, codeLifeMs } = asked;
  const isSameCode =
    present !== null && present.token !== null && present.contact === contact && now < present.codeSince + codeLifeMs;
  const kept = {
    method,
    contact,
    questions: 0,
    rejected: isSameCode ? present.rejected : [],
    triesLeft: isSameCode ? present.triesLeft : null,
    codeSince: isSameCode ? present.codeSince : now,
  };
  if (issued.state === "refused") {
    const notice = issued.reason === "other" ? "refused" : issued.reason;
    return { ...kept, token: null, requestId: null, sending: "delivered", resendAt: now, notice };
  }
  const { token, requestId, waitSeconds } = issued;
  const resendAt = now + waitSeconds * SECOND_MS;
  if (issued.state === "sent") return { ...kept, token, requestId, sending: "pending", resendAt, notice: null };
  const isSameMessage = present !== null && present.requestId === requestId;
  const unknown = requestId === null ? "delivered" : "pending";
  const sending = isSameMessage ? present.sending : unknown;
  return { ...kept, token, requestId, sending, resendAt, notice: waitingNotice(issued) };
}

/** A code that wrong tries have killed was sent, but typing it is of no use: that is said, however often the page asks (R-C10). */
function waitingNotice({ token, dayLimit }: Extract<IssuedCode, { state: "tryLater" }>): Verification["notice"] {
  if (dayLimit) return "dayLimit";
  return token === null ? "codeDead" : "tryLater";
}

/** The state after the service refused a code. Anything but a wrong one means that this code is dead (R-C10). */
export function afterRefusal(
  present: Verification,
  code: string,
  verdict: Extract<CodeVerdict, { ok: false }>,
  now: number,
): Verification {
  const resendAt = now + verdict.waitSeconds * SECOND_MS;
  if (verdict.problem === "wrong")
    return { ...present, rejected: [...present.rejected, code], triesLeft: verdict.triesLeft, notice: null };
  return { ...present, token: null, rejected: [], triesLeft: null, resendAt, notice: "codeDead" };
}

/**
 * The state after a question about the message (F-152, F-153): at the last one a message that is still pending is given up. One that
 * failed is not waited for.
 */
export function afterQuestion(present: Verification, answer: MessageState, now: number): Verification {
  const questions = present.questions + 1;
  if (answer === "failed") return { ...present, questions, sending: "failed", resendAt: now };
  if (answer === "delivered") return { ...present, questions, sending: "delivered" };
  return { ...present, questions, sending: questions >= SENDING_STATUS_RETRIES ? "unanswered" : "pending" };
}
