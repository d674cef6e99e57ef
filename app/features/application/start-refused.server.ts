import { issueMessage } from "~/domain/issue.ts";
import { findingsOf } from "~/services/notice.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { releaseOperation } from "~/session/operations.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import type { ParsedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { Started } from "./start-application.server.ts";
import type { buyerSchema } from "./steps/buyer-step.ts";

type Refused = Extract<Started, { ok: false }>;

/** Step 1 again: what the back end said of the code stands at the code (F-206, F-207), names are asked for (F-205). */
export async function startRefused(
  form: ParsedForm<ReturnType<typeof buyerSchema>>,
  session: PortalSession,
  { reason, notice }: Refused,
) {
  await releaseOperation({ owner: session.user.id, operationId: form.operationId });
  const required = [issueMessage("required")];
  if (reason === "namesNeeded") {
    const missing = form.ok ? { firstName: form.value.firstName, lastName: form.value.lastName } : {};
    const fieldErrors = Object.fromEntries(
      Object.entries(missing).flatMap(([name, value]) => (value === null ? [[name, required]] : [])),
    );
    return formRefused(form, { fieldErrors });
  }
  const findings = notice === undefined ? null : findingsOf(notice, ["personalCode"]);
  if (findings !== null) return formRefused(form, findings);
  if (notice !== undefined) await addNotice(session, toSessionNotice(notice));
  return formRefused(form);
}
