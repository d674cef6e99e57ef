import { issueMessage } from "~/domain/issue.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { portalClock } from "~/platform/clock.ts";
import { setAnswerHeader } from "~/platform/raw-response.server.ts";
import { toFieldIssues } from "~/services/notice.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { releaseAttempt } from "~/store/idempotency.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { ParsedForm } from "~/forms/validate.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { Started } from "./start-application.server.ts";
import type { buyerSchema } from "./steps/buyer-step.ts";

const NAMES = ["firstName", "lastName"] as const;
const TOO_MANY = 429;
const SECOND_MS = 1_000;

type Refused = Extract<Started, { ok: false }>;

/** Step 1 again: what the back end said of the code stands at the code (F-206, F-207), names are asked for (F-205). */
export async function startRefused(
  form: ParsedForm<ReturnType<typeof buyerSchema>>,
  session: PortalSession,
  { reason, notice, retryAfterSeconds = 0 }: Refused,
) {
  await releaseAttempt({ owner: session.user.id, operationId: form.operationId });
  if (reason === "namesNeeded") return askForNames(form);
  if (reason === "tooMany") return tooManyNames(form, retryAfterSeconds);
  const findings = notice === undefined ? null : toFieldIssues(notice, ["personalCode"]);
  if (findings !== null) return formErrorResponse(form, findings);
  if (notice !== undefined) await addNotice(session, toSessionNotice(notice));
  return formErrorResponse(form);
}

/** Names are asked for once without a finding: fields that were not on the page cannot have been left empty. Then they are required (F-205). */
function askForNames(form: ParsedForm<ReturnType<typeof buyerSchema>>) {
  const posted = new Set(form.entries.map(([name]) => name));
  const missing = form.ok ? NAMES.filter((name) => form.value[name] === null && posted.has(name)) : [];
  const required = [issueMessage("required")];
  const fieldErrors = Object.fromEntries(missing.map((name) => [name, required]));
  return formErrorResponse(form, missing.length === 0 ? {} : { fieldErrors }, { asksNames: true });
}

/** The form with everything typed, and when the next name may be asked for (R-D16). */
function tooManyNames(form: ParsedForm<ReturnType<typeof buyerSchema>>, retryAfterSeconds: number) {
  const time = toDayAndTime(portalClock.now() + retryAfterSeconds * SECOND_MS);
  const answer = formErrorResponse(form, {
    status: TOO_MANY,
    formErrors: [issueMessage("personalCode.tooMany", { time })],
  });
  setAnswerHeader(answer.headers, "Retry-After", String(retryAfterSeconds));
  return answer;
}
