import type * as z from "zod";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import { changePassword } from "~/services/session.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { finishedStage } from "~/session/finished-stage.ts";
import { goOn } from "~/session/go-on.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import type { AcceptedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { regenerateSession } from "~/session/session.server.ts";
import { takeWantedPath } from "~/session/visit.server.ts";
import type { newPasswordSchema } from "./new-password-schema.ts";

/** Id of the form. */
export const PASSWORD_UPDATE_FORM = "password-update";

type UpdateForm = AcceptedForm<z.ZodType<z.output<typeof newPasswordSchema>>>;

/** What a password is changed with: the log-in's `Sesija` and `Tokenas`. */
type ProvenBy = Pick<PortalSession, "soapSession" | "token">;

/**
 * Sets a new password in the back end.
 * @param whenUnknown text of an answer that got lost
 * @returns the form again when it is not set, or when nobody knows
 */
export async function setPassword(request: Request, by: ProvenBy, form: UpdateForm, whenUnknown: string) {
  const backend = backendOf(by, { reference: requestFacts(request).requestId });
  const answer = await changePassword(backend, { code: by.token, password: form.value.newPassword }).catch(toFault);
  if (answer instanceof BackendError) return unavailable(form, answer, whenUnknown);
  if (answer.ok) return null;
  if (answer.reason !== "passwordSameAsOld") throw refusalPage(answer.notice);
  return formRefused(form, { fieldErrors: { newPassword: ["soap:1006"] } });
}

/**
 * Sets a new password for whoever is logged in: because the old one is too old, or because he wants to (F-069, F-078, F-079). The
 * session goes on under a new id, the user's others end (C18). An answer that got lost is told as what it is: nobody knows, and trying again does no harm.
 */
export async function updatePassword(request: Request, session: PortalSession, form: UpdateForm) {
  const refused = await setPassword(request, session, form, "password:unknown");
  if (refused !== null) return refused;
  const wanted = await takeWantedPath(request, session.user.id);
  const opened = await regenerateSession(request, session, { stage: finishedStage(session) });
  await endOwnSessions(session.user.id, opened.session.id);
  await addNotice(opened.session, { text: { key: "password:updated" }, variant: "success" });
  return goOn(opened, wanted);
}

function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}

const unavailable = (form: UpdateForm, { nothingSent, noticeKey }: BackendError, whenUnknown: string) =>
  formRefused(form, {
    status: noticeKey === "-404" ? 503 : 502,
    formErrors: [nothingSent ? "password:notSet" : whenUnknown],
  });
