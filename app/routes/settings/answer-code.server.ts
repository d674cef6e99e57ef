import { json, redirect } from "@remix-run/node";
import { contactOf } from "~/features/settings/account-change.ts";
import { finishSave } from "~/features/settings/finish-save.server.ts";
import {
  dropPendingSave,
  findPendingSave,
  keepPendingSave,
  type PendingSave,
} from "~/features/settings/pending-save.server.ts";
import { saveAccount } from "~/features/settings/save-account.server.ts";
import { draftKeyOf } from "~/features/settings/settings-page.server.ts";
import { proveContact, sendAccountCode } from "~/features/verification/account/account-code.server.ts";
import { ACCOUNT_CODE_FORM } from "~/features/verification/account/account-code-step.tsx";
import { moveDevice } from "~/features/verification/account/move-device.server.ts";
import { forgetProved, isProved, noteProved } from "~/features/verification/account/proved-contacts.server.ts";
import { codeFormSchema } from "~/features/verification/code-flow.server.ts";
import { endVerification } from "~/features/verification/verification-record.server.ts";
import { paths } from "~/paths.ts";
import { findDraft } from "~/session/drafts.server.ts";
import { formRefused, type FormErrors } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { parseForm, type AcceptedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { requireSettings } from "./require-settings.server.ts";

type CodeForm = AcceptedForm<typeof codeFormSchema>;

/** Answers the step of the code: the code itself, the wish for another message, or the wish to give it up. */
export async function answerCode(request: Request): Promise<Response> {
  const form = await parseForm(request, {
    formId: ACCOUNT_CODE_FORM,
    schema: codeFormSchema,
    buttons: ["verify", "resend", "cancel"],
    hide: ["code"],
  });
  const session = await requireSettings(request);
  if (!form.ok) return formRefused(form);
  const pending = await findPendingSave(session);
  if (form.intent === "cancel") return giveUp(session);
  if (pending === null) return tooLate(session);
  return form.intent === "resend"
    ? resend(request, session, { form, pending })
    : verify(request, session, { form, pending });
}

type Asked = { form: CodeForm; pending: PendingSave };

/** Nothing is saved (F-137); the form keeps what was typed, but for the password. */
async function giveUp(session: PortalSession): Promise<Response> {
  await dropPendingSave(session);
  return redirect(paths.settings(), 303);
}

async function tooLate(session: PortalSession): Promise<Response> {
  await addNotice(session, { text: { key: "settings:codeOver" }, variant: "warning" });
  return giveUp(session);
}

/** The password is kept as long as the newest message can be of use. */
async function resend(request: Request, session: PortalSession, { form, pending }: Asked): Promise<Response> {
  const refused = await sendAccountCode(request, session, contactOf(pending.change));
  if (refused !== null) return formRefused(form, refused);
  await keepPendingSave(session, pending);
  return redirect(paths.settingsCode(), 303);
}

async function verify(request: Request, session: PortalSession, { form, pending }: Asked): Promise<Response> {
  const proof = await proveContact(request, session, form.value.code);
  if (!proof.ok) return formRefused(form, proof.errors);
  await endVerification(session, "account-update");
  const proved = await noteProved(session, proof.proved);
  // The form was sent anew from another tab, with another contact.
  if (!isProved(proved, contactOf(pending.change))) return tooLate(proved);
  const saved = await saveAccount(request, proved, pending);
  if (!saved.ok && saved.isUnproved) await forgetProved(proved, proof.proved);
  if (!saved.ok) return saveRefused(proved, saved.errors);
  const cookie = await moveDevice(request, proved, { token: proof.token, method: proof.proved.method });
  const answer = await finishSave(request, proved, saved.seller);
  if (cookie !== null) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** The form again, with what was typed and why it was not saved; the contact is proved by now and needs no other code. */
async function saveRefused(session: PortalSession, { status = 422, formErrors, fieldErrors }: FormErrors) {
  await dropPendingSave(session);
  const typed = (await findDraft(draftKeyOf(session)))?.entries ?? [];
  const error = { ...fieldErrors, ...(formErrors === undefined ? {} : { "": formErrors }) };
  return json({ result: { status: "error", initialValue: Object.fromEntries(typed), error } }, { status });
}
