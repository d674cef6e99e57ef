import type * as z from "zod";
import type { Backend } from "~/services/backend.server.ts";
import { toFieldIssues } from "~/services/notice.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { changePassword } from "~/services/session.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { verifyPassword } from "~/flows/log-in/verify-password.server.ts";
import { finishedStage } from "~/flows/log-in/finished-stage.ts";
import { redirectToNextStep } from "~/request/redirect-to-next-step.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend, type ToldFault } from "~/request/try-backend.server.ts";
import { regenerateSession } from "~/session/session.server.ts";
import { takeWantedPath } from "~/request/visitor.server.ts";
import { currentRefused } from "./current-refused.server.ts";
import type { newPasswordSchema, passwordWithCurrentSchema } from "./new-password-schema.ts";
import { PASSWORD_UPDATE_FORM } from "./password-forms.ts";

type UpdateForm = AcceptedForm<z.ZodType<z.output<typeof newPasswordSchema>>>;

/** What a password is changed with: the back end in the name of a log-in, and that log-in's `Tokenas`. */
type ProvenBy = { backend: Backend; token: string };

/**
 * Sets a new password in the back end.
 * @param whenUnknown text of an answer that got lost
 * @returns the form again when it is not set, or when that is unknown
 */
export async function setPassword({ backend, token }: ProvenBy, form: UpdateForm, whenUnknown: string) {
  const change = { code: token, password: form.value.newPassword };
  const { answer, fault } = await tryBackend(() => changePassword(backend, change));
  if (fault !== null) return unavailable(form, fault, whenUnknown);
  if (answer.ok) return null;
  const issues = toFieldIssues(answer.notice, PASSWORD_UPDATE_FORM.fields);
  if (issues === null) throw refusalPage(answer.notice);
  return formErrorResponse(form, issues);
}

/** The same by the user's own wish: a session may have been left open at a till, so that the present password comes first (F-022, R-C2). */
export async function updateOwnPassword(portal: Portal, form: AcceptedForm<typeof passwordWithCurrentSchema>) {
  const refused = await verifyPassword(portal, form.value.currentPassword);
  return refused === null ? updatePassword(portal, form, "password:unknownOwn") : currentRefused(form, refused);
}

/**
 * Sets a new password for a logged-in user: because the old one is too old, or by the user's own wish (F-069, F-078, F-079). The session goes on under a
 * new id, the user's others end (R-C18). When the answer got lost, the form says that the outcome is unknown and may be sent again.
 */
export async function updatePassword(
  { head, session, backend }: Portal,
  form: UpdateForm,
  whenUnknown = "password:unknown",
) {
  const rejected = await setPassword({ backend, token: session.token }, form, whenUnknown);
  if (rejected !== null) return rejected;
  const wanted = await takeWantedPath(head, session.user.id);
  const opened = await regenerateSession(head, session, { stage: finishedStage(session) });
  await endOwnSessions(session.user.id, opened.session.id);
  await addNotice(opened.session, { text: { key: "password:updated" }, variant: "success" });
  return redirectToNextStep(opened, wanted);
}

const unavailable = (form: UpdateForm, { nothingSent, status }: ToldFault, whenUnknown: string) =>
  formErrorResponse(form, { status, formErrors: [nothingSent ? "password:notSet" : whenUnknown] });
