/**
 * The code flow that log-in and settings share (G08). A feature that needs a code does this, in its route:
 *
 * 1. `sendCode(session, purpose, contact, ask)`, where `ask` is the call of the service for the purpose (`sendDeviceCode`,
 *    `sendAccountCode`); a fault of the service is thrown and changes nothing. The state stands in the store beside the session:
 *    token, message, contact, refused codes, when another message is allowed (`verification-record.server.ts`).
 * 2. The page: `readFlow(portal, session, purpose)` in the loader gives a `CodeFlowView` (or null when nothing runs) and asks once what
 *    became of the message; `<CodeFlow>` (`code-flow.tsx`) draws it: code field, countdown, resend, sending status. With script the status
 *    is asked at `/sending-status/{purpose}`, without script the page refreshes itself; both stop after 40 questions.
 * 3. The action: reads the form by `codeFormSchema` (or an extension of it) with the buttons `verify` and `resend`.
 *    `verify`: `readTypedCode(running, typed)` refuses a code that was refused before without a call (R-C26);
 *    `checkCode(session, purpose, code, check)` makes the call (`registerDevice`, `checkAccountCode`) and keeps what it said;
 *    `problemMessage` is the finding for the field. Then the feature does what the code was for, and calls `endVerification`.
 *    `resend`: step 1 again; the service says whether it is time (R-C12). Both answer 303 to the page when something changed.
 *
 * Features do not import each other: the route composes this one with its own.
 */
import * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { rejected, type Outcome } from "~/domain/outcome.ts";
import { cleanText, withoutSeparators } from "~/domain/plain-text.ts";
import { parseVerificationCode } from "~/domain/verification-code.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { findMessageState } from "~/services/verify-codes.server.ts";
import type { CodeContact, CodeProblem, CodeVerdict, IssuedCode } from "~/services/verify-types.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import { limitSms } from "./limit-sms.server.ts";
import { toFlowView, type CodeFlowView } from "./code-flow-view.ts";
import {
  changeVerification,
  findVerification,
  type CodePurpose,
  type Holder,
  type Verification,
} from "./verification-record.server.ts";
import { afterIssue, afterQuestion, afterRefusal } from "./verification-steps.ts";

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

const MAX_TYPED_CHARACTERS = 20;

/** The form of the flow. Its second button sends it without a code, so that `readTypedCode` judges the code. */
export const codeFormSchema = z.object({
  code: z
    .string()
    .max(MAX_TYPED_CHARACTERS, { error: issueMessage("verificationCode.format") })
    .optional(),
});

/** The typed code without spaces and dashes, or the finding for its field: missing, not four digits, refused before (R-C26, F-146). */
export function readTypedCode(running: Pick<Verification, "rejected"> | null, typed = ""): Outcome<string, string> {
  const code = withoutSeparators(cleanText(typed));
  if (code === "") return rejected(issueMessage("required"));
  const parsed = parseVerificationCode(code, running?.rejected);
  return parsed.ok ? parsed : rejected(issueMessage(`verificationCode.${parsed.reason}`));
}

/** The finding for a code that the service has refused. What made it useless stands above the field. */
export const problemMessage = (problem: CodeProblem): { field: string } | { form: string } =>
  problem === "wrong" ? { field: "soap:code.wrong" } : { form: "verification:notice.codeDead" };

/** Asks for a code within the day's limits and remembers what came of it; the service's faults are thrown, and nothing is changed then. */
export async function sendCode(
  session: PortalSession,
  purpose: CodePurpose,
  to: CodeContact,
  ask: () => Promise<IssuedCode>,
): Promise<IssuedCode> {
  const about = { event: "code.sent", user: session.user, subject: purpose } as const;
  const running = await findVerification(session, purpose);
  const limited = () => limitSms(session, { purpose, to, running }, ask);
  const issued = await auditedCall(about, limited, ({ state }) => state === "sent");
  const codeLifeMs = environment().limits.codeLifeMinutes * MINUTE_MS;
  const asked = { ...to, now: portalClock.now(), codeLifeMs };
  await changeVerification(session, purpose, (present) => afterIssue(present, issued, asked));
  return issued;
}

/**
 * Checks a code that the schema has let through, and keeps what the service said about it. Tries are counted for the user as well, so
 * that neither a new session nor a restart gives more of them than ten codes a day have (O14).
 * @param check asks the service; called only when there is a code to check
 */
export async function checkCode<Verdict extends CodeVerdict | "withdrawn">(
  session: PortalSession,
  purpose: CodePurpose,
  code: string,
  check: (token: string) => Promise<Verdict>,
): Promise<Verdict | CodeVerdict> {
  const running = await findVerification(session, purpose);
  if (running === null || running.token === null)
    return { ok: false, problem: "unknown", waitSeconds: 0, triesLeft: null };
  await requireAttempt(triesOf(session), "closed");
  const { token } = running;
  const about = { event: "code.checked", user: session.user, subject: purpose } as const;
  const verdict = await auditedCall(about, () => check(token), isRight);
  if (isRefusal(verdict)) {
    const now = portalClock.now();
    await changeVerification(session, purpose, (present) =>
      present === null ? null : afterRefusal(present, code, verdict, now),
    );
  }
  return verdict;
}

const isRight = (verdict: CodeVerdict | "withdrawn"): boolean => verdict !== "withdrawn" && verdict.ok;

const isRefusal = (verdict: CodeVerdict | "withdrawn"): verdict is Extract<CodeVerdict, { ok: false }> =>
  verdict !== "withdrawn" && !verdict.ok;

function triesOf(session: PortalSession) {
  const { codeTries, codesPerDay } = environment().limits;
  return { purpose: "code", key: session.user.id, limit: codeTries * codesPerDay, windowSeconds: DAY_SECONDS };
}

/**
 * The running verification as its page shows it, after one question about a pending message; null when nothing runs.
 * A service that is silent or broken counts as one question without an answer.
 */
export async function readFlow(
  portal: Pick<PublicPortal, "verify">,
  holder: Holder,
  purpose: CodePurpose,
  { ask = true } = {},
): Promise<CodeFlowView | null> {
  const running = await findVerification(holder, purpose);
  if (running === null) return null;
  if (ask && running.sending === "pending") await askAboutMessage(portal, holder, purpose, running);
  const present = await findVerification(holder, purpose);
  return present === null ? null : toFlowView(present, portalClock.now());
}

async function askAboutMessage(
  { verify }: Pick<PublicPortal, "verify">,
  holder: Holder,
  purpose: CodePurpose,
  { requestId }: Verification,
): Promise<void> {
  const answer = requestId === null ? "delivered" : await findMessageState(verify, requestId).catch(asPending);
  const now = portalClock.now();
  // Another message may have been sent meanwhile: the answer is not about that one.
  await changeVerification(holder, purpose, (present) =>
    present === null || present.requestId !== requestId || present.sending !== "pending"
      ? null
      : afterQuestion(present, answer, now),
  );
}

function asPending(error: unknown): "pending" {
  if (error instanceof BackendError) return "pending";
  throw error;
}
