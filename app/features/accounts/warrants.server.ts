import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice, dismissMeaning } from "~/notices/notices.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { confirmWarrants, listAccounts } from "~/services/accounts.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { WARRANTS_WAIT } from "~/services/notifications.server.ts";
import { successNotice } from "~/services/success-notice.ts";
import { WARRANTS_FORM } from "./account-forms.ts";

/** So many people of one company are shown; the back end has no longer page. */
const MAX_SHOWN = 500;

/** Whose warrant waits to be confirmed, and until when (F-400). */
export async function warrantsPage({ session, backend }: Portal) {
  const found = await listAccounts(backend, { awaitingWarrant: true, limit: MAX_SHOWN });
  if (!found.ok) throw refusalPage(found.notice);
  const rows = found.value.rows.map(({ id, login, firstName, lastName, shopName, warrantDue, active }) => ({
    id,
    login,
    name: `${firstName} ${lastName}`,
    shopName,
    warrantDue,
    active,
  }));
  return { rows, seals: formSeals(session, WARRANTS_FORM.id) };
}

/** Confirms them all: the company's authorization is renewed (F-402). */
export async function answerWarrants({ session, backend }: Portal, read: ReadForm<typeof WARRANTS_FORM>) {
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const operationId = form.operationId ?? randomUUID();
  const confirmed = await auditedCall(
    { event: "warrants.confirmed", user: session.user },
    () => confirmWarrants(backend, operationId),
    ({ ok }) => ok,
  );
  if (!confirmed.ok) return formErrorResponse(form, { status: 422 }, { notice: confirmed.notice });
  await dismissMeaning(session, WARRANTS_WAIT);
  await addNotice(session, successNotice("authorizationRenewed"));
  return redirect(accountPaths.list(), 303);
}
