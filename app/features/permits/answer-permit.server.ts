import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { PermitStatus } from "~/domain/enumerations/permit-status.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf, toIssueMessage } from "~/services/notice.server.ts";
import { approvePermit, rejectPermit } from "~/services/permits.server.ts";
import type { Permit } from "~/services/permit-types.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { deleteDraft, saveDraft } from "~/store/drafts.server.ts";
import { APPROVE_FORM, ESCALATE_FORM, type ANSWER_FORMS } from "./permit-forms.ts";
import { draftOf } from "./permit-page.server.ts";
import { approveSchema, explainedSchema } from "./permit-schemas.ts";

const REFUSED = 422;
/** Refusals that leave the request as it was. */
const REPEATABLE: readonly number[] = [codeOf("approvalFailed"), codeOf("operationReused")];

const ANSWERED = codeOf("permitRevoked");

/** Another manager was faster, or the request was withdrawn: the page below says which (F-374). */
const tooLate = ({ id }: Permit) =>
  ({ text: { key: "permits:alreadyAnswered", params: { number: id } }, variant: "warning" }) as const;

type Answer = ReadForm<(typeof ANSWER_FORMS)[number]>;

/**
 * Answers a request as the manager has decided. A refusal is told on its page, which shows the request as it is now: another manager
 * may have been faster (F-374). A user who may not decide hears so in the words of 2403, forged forms included (F-376).
 */
export async function answerPermit(portal: Portal, permit: Permit, read: Answer): Promise<Response> {
  if (!portal.can("approval:decide")) throw refusalPage(noticeOf(codeOf("approvalNotAllowed")));
  const { definition } = read;
  const form = validate(read, definition.id === APPROVE_FORM.id ? approveSchema : explainedSchema);
  if (!form.ok) return formErrorResponse(form);
  const act =
    definition.id === APPROVE_FORM.id ? "approve" : definition.id === ESCALATE_FORM.id ? "escalate" : "reject";
  const { session, backend } = portal;
  const write = { operationId: form.operationId ?? randomUUID() };
  const { note } = form.value;
  const answered = await auditedCall(
    { event: "permit.answered", user: session.user, subject: permit.id },
    () =>
      act === "approve"
        ? approvePermit(backend, { permitId: permit.id, note }, write)
        : rejectPermit(backend, { permitId: permit.id, note: note ?? "", passUp: act === "escalate" }, write),
    ({ ok }) => ok,
  );
  // Nothing has changed: the same words can be sent again (F-379).
  if (!answered.ok && REPEATABLE.includes(answered.notice.code))
    return formErrorResponse(form, { status: REFUSED, formErrors: [toIssueMessage(answered.notice)] });
  if (answered.ok) {
    const isFirst = answered.value.status === PermitStatus.waitingExtra;
    const key = isFirst ? "permits:done.approveFirst" : (`permits:done.${act}` as const);
    await deleteDraft(draftOf(portal, permit, act));
    await addNotice(session, { text: { key, params: { number: permit.id } }, variant: "success" });
  } else {
    // What was written for it waits in the form of the act, should it be chosen again (O2).
    await saveDraft(draftOf(portal, permit, act), read.entries);
    await addNotice(session, answered.notice.code === ANSWERED ? tooLate(permit) : toSessionNotice(answered.notice));
  }
  return redirect(permitPaths.permit(permit.id), 303);
}
