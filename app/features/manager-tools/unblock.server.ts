import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { permissionDeniedPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { typistOf } from "~/session/portal-session.ts";
import { unblockUser } from "~/services/accounts.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { toFieldIssues, toIssueMessage } from "~/services/notice.server.ts";
import { deleteDraft, findDraft, keyOfForm, type DraftKey } from "~/store/drafts.server.ts";
import { LOGIN_MAX, UNBLOCK_FORM } from "./unblock-form.ts";
import { unblockSchema } from "./unblock-schema.ts";

const draftOf = ({ session }: Portal): DraftKey => keyOfForm(typistOf(session), UNBLOCK_FORM.id, null);

/** A manager's tools; the log-in to unblock may come from the row of a list. */
export async function managerPage(portal: Portal) {
  const draft = await findDraft(draftOf(portal));
  const named = portal.url.searchParams.get("login")?.slice(0, LOGIN_MAX) ?? "";
  const fields = named !== "" || draft === null ? { login: named } : Object.fromEntries(draft.entries);
  return { fields, seals: formSeals(portal.session, UNBLOCK_FORM.id) };
}

/** Unblocks by log-in and says what it was; an unknown one is told at the form (1050, F-404). */
export async function answerUnblock(portal: Portal, read: ReadForm<typeof UNBLOCK_FORM>) {
  if (!portal.can("account:unblock")) throw permissionDeniedPage();
  const form = validate(read, unblockSchema);
  if (!form.ok) return formErrorResponse(form);
  const { session, backend } = portal;
  const { login } = form.value;
  const unblocked = await auditedCall(
    { event: "account.unblocked", user: session.user, subject: login },
    () => unblockUser(backend, login, form.operationId ?? randomUUID()),
    ({ ok }) => ok,
  );
  if (!unblocked.ok) {
    const { notice } = unblocked;
    return formErrorResponse(
      form,
      toFieldIssues(notice, UNBLOCK_FORM.fields) ?? { formErrors: [toIssueMessage(notice)] },
    );
  }
  await deleteDraft(draftOf(portal));
  const wasBlocked = unblocked.value !== 0;
  const key = wasBlocked ? "manager:unblock.done" : "manager:unblock.notBlocked";
  await addNotice(session, { text: { key, params: { login } }, variant: wasBlocked ? "success" : "info" });
  return redirect(accountPaths.unblock(), 303);
}
