import { redirect } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { toKeptPassword } from "~/services/session.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import { contactOf } from "./account-change.ts";
import { sendContactCode } from "./contact-code.server.ts";
import { finishSave } from "./finish-save.server.ts";
import { findWrongPassword } from "./find-wrong-password.server.ts";
import { savePendingSave, type PendingSave } from "./pending-save.server.ts";
import { findTakenEmail, saveAccount } from "./save-account.server.ts";
import { draftKeyOf } from "./settings-page.server.ts";
import type { settingsSchema } from "./settings-schema.ts";
import { deleteVerified, isVerified } from "./verified-contacts.server.ts";

type SettingsForm = AcceptedForm<ReturnType<typeof settingsSchema>>;

const HOUR_SECONDS = 60 * 60;

/**
 * Answers a valid form: saves at once when a code has verified the contact in this session (F-136), else asks for the code first (F-137); the
 * second half is `submitCode`. The draft is saved before anything else is tried: whatever page follows, nothing typed is lost (O2).
 */
export async function submitSettings(portal: Portal, form: SettingsForm): Promise<Response> {
  const { session } = portal;
  await saveDraft(draftKeyOf(session), form.entries);
  await requireUpdate(session);
  const wrong = await findWrongPassword(portal, form.value);
  if (wrong !== null) return formErrorResponse(form, wrong);
  const pending = toPending(form);
  const contact = contactOf(pending.change);
  const taken = await findTakenEmail(portal, pending.change.email);
  if (taken !== null) return formErrorResponse(form, taken);
  if (isVerified(session, contact)) {
    const saved = await saveAccount(portal, pending);
    if (saved.ok) return finishSave(portal, saved.seller);
    if (saved.isUnverified) await deleteVerified(session, contact);
    return formErrorResponse(form, saved.errors);
  }
  const notSent = await sendContactCode(portal, contact);
  if (notSent !== null) return formErrorResponse(form, notSent);
  await savePendingSave(session, pending);
  return redirect(paths.settingsCode(), 303);
}

/** Every save may ask whether an address is taken, and costs a password's work (R-C29). */
const requireUpdate = ({ user }: PortalSession) =>
  requireAttempt(
    {
      purpose: "account",
      key: user.id,
      limit: environment().limits.accountUpdatesPerHour,
      windowSeconds: HOUR_SECONDS,
    },
    "closed",
  );

const toPending = ({ value, operationId }: SettingsForm): PendingSave => ({
  change: { method: value.method, email: value.email, phone: value.phone },
  password: toKeptPassword(value.newPassword),
  operationId: operationId ?? randomUUID(),
});
