import { json, redirect } from "@remix-run/node";
import type { codeFormSchema } from "~/flows/verification/code-flow.server.ts";
import { endVerification } from "~/flows/verification/verification-record.server.ts";
import { formErrorResponse, type FormErrors } from "~/forms/form-error-response.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { findDraft } from "~/store/drafts.server.ts";
import { contactOf } from "./account-change.ts";
import type { CODE_FORM } from "./code-form.ts";
import { sendContactCode, verifyContact } from "./contact-code.server.ts";
import { finishSave } from "./finish-save.server.ts";
import { keepDeviceVerified } from "./keep-device-verified.server.ts";
import { deletePendingSave, findPendingSave, savePendingSave, type PendingSave } from "./pending-save.server.ts";
import { saveAccount } from "./save-account.server.ts";
import { draftKeyOf } from "./settings-page.server.ts";
import { deleteVerified, isVerified, markVerified } from "./verified-contacts.server.ts";

type CodeForm = AcceptedForm<typeof codeFormSchema, typeof CODE_FORM>;

/**
 * Answers the step that asks for the code, by its button: the code is checked and the waiting save is made, another message is sent, or the save is
 * cancelled. A save that no longer waits has lost its code with it.
 */
export async function submitCode(portal: Portal, form: CodeForm): Promise<Response> {
  const pending = await findPendingSave(portal.session);
  if (form.intent === "cancel") return cancel(portal.session);
  if (pending === null) return codeExpired(portal.session);
  return form.intent === "resend" ? resend(portal, form, pending) : verify(portal, form, pending);
}

/** Nothing is saved (F-137); the form shows what was typed, but for the password. */
async function cancel(session: PortalSession): Promise<Response> {
  await deletePendingSave(session);
  return redirect(paths.settings(), 303);
}

async function codeExpired(session: PortalSession): Promise<Response> {
  await addNotice(session, { text: { key: "settings:codeOver" }, variant: "warning" });
  return cancel(session);
}

/** The save waits as long as the newest message can be of use. */
async function resend(portal: Portal, form: CodeForm, pending: PendingSave): Promise<Response> {
  const notSent = await sendContactCode(portal, contactOf(pending.change));
  if (notSent !== null) return formErrorResponse(form, notSent);
  await savePendingSave(portal.session, pending);
  return redirect(paths.settingsCode(), 303);
}

async function verify(portal: Portal, form: CodeForm, pending: PendingSave): Promise<Response> {
  const checked = await verifyContact(portal, form.value.code);
  if (!checked.ok) return formErrorResponse(form, checked.errors);
  await endVerification(portal.session, "account-update");
  const session = await markVerified(portal.session, checked.contact);
  // The form was sent again from another tab, with another contact.
  if (!isVerified(session, contactOf(pending.change))) return codeExpired(session);
  const verified = { ...portal, session };
  const saved = await saveAccount(verified, pending);
  if (!saved.ok) {
    if (saved.isUnverified) await deleteVerified(session, checked.contact);
    return showNotSaved(session, saved.errors);
  }
  const cookie = await keepDeviceVerified(verified, { token: checked.token, method: checked.contact.method });
  const answer = await finishSave(verified, saved.seller);
  if (cookie !== null) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** The form again, with what was typed and why it was not saved; the contact is verified by now and needs no other code. */
async function showNotSaved(session: PortalSession, { status = 422, formErrors, fieldErrors }: FormErrors) {
  await deletePendingSave(session);
  const typed = (await findDraft(draftKeyOf(session)))?.entries ?? [];
  const error = { ...fieldErrors, ...(formErrors === undefined ? {} : { "": formErrors }) };
  return json({ result: { status: "error", initialValue: Object.fromEntries(typed), error } }, { status });
}
