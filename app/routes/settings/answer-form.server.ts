import { redirect } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { contactOf } from "~/features/settings/account-change.ts";
import { finishSave } from "~/features/settings/finish-save.server.ts";
import { keepPendingSave, type PendingSave } from "~/features/settings/pending-save.server.ts";
import { findTakenEmail, saveAccount } from "~/features/settings/save-account.server.ts";
import { draftKeyOf, ownerOf, SETTINGS_DRAFT, SETTINGS_FORM } from "~/features/settings/settings-page.server.ts";
import { HIDDEN_FIELDS, settingsSchema, type SettingsOwner } from "~/features/settings/settings-schema.ts";
import { sendAccountCode } from "~/features/verification/account/account-code.server.ts";
import { forgetProved, isProved } from "~/features/verification/account/proved-contacts.server.ts";
import { paths } from "~/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { toKeptPassword } from "~/services/session.server.ts";
import { discardDraft, saveDraft } from "~/session/drafts.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { parseForm, type AcceptedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { requireAttempt } from "~/session/rate-limit.server.ts";
import { findSession } from "~/session/session.server.ts";
import { switchLanguage } from "~/session/switch-language.server.ts";
import { requireSettings } from "./require-settings.server.ts";

type SettingsForm = AcceptedForm<ReturnType<typeof settingsSchema>>;

const HOUR_SECONDS = 60 * 60;
const NOBODY: SettingsOwner = { email: null, phone: null, shared: false };

/** Answers the form: saves at once what a code has proved in this session (F-136), else asks for the code first (F-137). */
export async function answerForm(request: Request): Promise<Response> {
  const present = await findSession(request);
  const form = await parseForm(request, {
    formId: SETTINGS_FORM,
    schema: settingsSchema(present === null ? NOBODY : ownerOf(present)),
    buttons: ["save", "discardDraft", "otherLanguage"],
    hide: HIDDEN_FIELDS,
  });
  const session = await requireSettings(request, form.draft(SETTINGS_DRAFT));
  if (form.intent === "discardDraft" && !form.stale) {
    await discardDraft(draftKeyOf(session));
    return redirect(paths.settings(), 303);
  }
  if (form.intent === "otherLanguage" && !form.stale) return switchLanguage(request, draftKeyOf(session), form.entries);
  return form.ok ? saveOrAsk(request, session, form) : formRefused(form);
}

/** What was typed is kept before anything else is tried: whatever page follows, it is not lost (O2). */
async function saveOrAsk(request: Request, session: PortalSession, form: SettingsForm): Promise<Response> {
  await saveDraft(draftKeyOf(session), form.entries);
  await requireUpdate(session);
  const pending = toPending(form);
  const contact = contactOf(pending.change);
  const taken = await findTakenEmail(request, session, pending.change.email);
  if (taken !== null) return formRefused(form, taken);
  if (isProved(session, contact)) {
    const saved = await saveAccount(request, session, pending);
    if (saved.ok) return finishSave(request, session, saved.seller);
    if (saved.isUnproved) await forgetProved(session, contact);
    return formRefused(form, saved.errors);
  }
  const refused = await sendAccountCode(request, session, contact);
  if (refused !== null) return formRefused(form, refused);
  await keepPendingSave(session, pending);
  return redirect(paths.settingsCode(), 303);
}

/** Every save may ask whether an address is taken, and costs a password's work (C29). */
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
  change: { method: value.method === 2 ? 2 : 1, email: value.email, phone: value.phone },
  password: toKeptPassword(value.newPassword),
  operationId: operationId ?? randomUUID(),
});
