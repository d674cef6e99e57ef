import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { declaredOf } from "~/flows/credit-decision/declared-finances.ts";
import { findPermit } from "~/flows/permit/find-permit.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { requestPermit } from "~/services/permits.server.ts";
import { deleteDraft, findDraft, type DraftKey } from "~/store/drafts.server.ts";
import { ASK_FORM } from "./permit-forms.ts";
import { askSchema } from "./permit-schemas.ts";

/** An application of which a permit may be asked. */
type Open = Portal & { application: Application };

const draftOf = ({ session, application }: Open): DraftKey => ({
  userId: session.user.id,
  route: ASK_FORM.id,
  subject: String(application.id),
});

/** What a manager would be asked: the decision with its reasons, and what was asked before. */
export async function askPage(open: Open) {
  const { session, application } = open;
  const { id, version, buyer, decision } = application;
  return {
    id,
    version,
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    decision,
    declared: declaredOf(application),
    permit: await findPermit(open),
    seals: formSeals(session, ASK_FORM.id),
    typed: Object.fromEntries((await findDraft(draftOf(open)))?.entries ?? []),
  };
}

/** Asks the manager and leads to the request; why it cannot be asked stands above the form (F-375, F-377, F-378). */
export async function answerAsk(open: Open, read: ReadForm<typeof ASK_FORM>): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, askSchema);
  if (!form.ok) return formErrorResponse(form);
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version };
  const asked = await auditedCall(
    { event: "permit.asked", user: session.user, subject: application.id },
    () => requestPermit(backend, { applicationId: application.id, reason: form.value.reason }, write),
    ({ ok }) => ok,
  );
  if (!asked.ok) return formErrorResponse(form, { status: 422 }, { notice: asked.notice });
  await deleteDraft(draftOf(open));
  const params = { number: asked.value.id };
  await addNotice(session, { text: { key: "permits:done.ask", params }, variant: "success" });
  return redirect(permitPaths.permit(asked.value.id), 303);
}
