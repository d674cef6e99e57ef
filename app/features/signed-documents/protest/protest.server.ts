import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { signedPaths } from "~/paths/signed-paths.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { protestAuthorization } from "~/services/signed-documents.server.ts";
import { deleteDraft, findDraft, type DraftKey } from "~/store/drafts.server.ts";
import { PROTEST_FORM } from "../signed-forms.ts";
import { readSigned, type Open } from "../signed-page.server.ts";
import { protestSchema } from "./protest-schema.ts";

/** What was typed when the session or a service ended (O2). */
const draftOf = ({ session, application }: Open): DraftKey => ({
  userId: session.user.id,
  route: PROTEST_FORM.id,
  subject: String(application.id),
});

/** The page that asks why, before it is noted that the buyer protests the authorization (F-348). */
export async function protestPage(open: Open) {
  const { session, application } = open;
  const { id, contractNumber, buyer } = application;
  return {
    id,
    number: contractNumber ?? String(id),
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    isNoted: (await readSigned(open)).protestedAt !== null,
    seals: formSeals(session, PROTEST_FORM.id),
    typed: Object.fromEntries((await findDraft(draftOf(open)))?.entries ?? []),
  };
}

/** Notes it; a refusal stands above the form, with what was typed. */
export async function answerProtest(open: Open, read: ReadForm<typeof PROTEST_FORM>): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, protestSchema);
  if (!form.ok) return formErrorResponse(form);
  const protest = { applicationId: application.id, reason: form.value.reason };
  const noted = await auditedCall(
    { event: "authorization.protested", user: session.user, subject: application.id },
    () => protestAuthorization(backend, protest, form.operationId ?? randomUUID()),
    ({ ok }) => ok,
  );
  if (!noted.ok) return formErrorResponse(form, { status: 422 }, { notice: noted.notice });
  await deleteDraft(draftOf(open));
  await addNotice(session, { text: { key: "signed-documents:protest.done" }, variant: "success" });
  return redirect(signedPaths.ofApplication(application.id), 303);
}
