import { redirect } from "@remix-run/node";
import { logIn } from "~/features/login/log-in.server.ts";
import { loginRefused, type Refused } from "~/features/login/login-refused.server.ts";
import { HIDDEN_PASSWORDS, passwordWithCurrentSchema } from "~/features/password/new-password-schema.ts";
import { PASSWORD_UPDATE_FORM, setPassword } from "~/features/password/update-password.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { paths } from "~/paths.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { toFinding } from "~/services/notice.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import { type AcceptedForm, parseForm } from "~/session/parse-form.server.ts";
import type { PortalSession, SessionStart } from "~/session/portal-session.ts";
import { endSession } from "~/session/session.server.ts";
import { getVisit } from "~/session/visit.server.ts";

type ExpiredForm = AcceptedForm<typeof passwordWithCurrentSchema>;

const WRONG_PASSWORD = 1000;

/**
 * A new password from the page of an expired session (F-105): whoever sits there now need not be its user, so that he gives the present password,
 * which is checked as at the log-in, with its limits (C2). Nothing is revived by it: the session ends, and the log-in asks for the new password.
 */
export async function updateWhileExpired(request: Request, session: PortalSession) {
  const form = await parseForm(request, {
    formId: PASSWORD_UPDATE_FORM,
    schema: passwordWithCurrentSchema,
    buttons: ["setPassword"],
    hide: HIDDEN_PASSWORDS,
  });
  if (!form.ok) return formRefused(form);
  const credentials = { username: session.user.login, password: { plain: form.value.currentPassword } };
  const login = await logIn(request, credentials, await getLocale(request));
  if (!login.ok) return refuse(form, login);
  return (await setAndRelease(request, login.value, form)) ?? leave(request, session);
}

/** A wrong password is told at its field, with the tries that are left; everything else as the log-in tells it. */
function refuse(form: ExpiredForm, refused: Refused) {
  const { notice } = refused;
  if (notice?.code !== WRONG_PASSWORD) return loginRefused(form, refused);
  return formRefused(form, { fieldErrors: { currentPassword: [toFinding(notice)] } });
}

/** Sets it in the name of the log-in that has just proved the password, and of no use afterwards. */
async function setAndRelease(request: Request, login: SessionStart, form: ExpiredForm) {
  try {
    return await setPassword(request, login, form, "password:unknownExpired");
  } finally {
    const { requestId: reference } = requestFacts(request);
    await endBackendSession(backendOf(login, { reference })).catch((error: unknown) =>
      log("warn", "logout.backend", { rid: reference, ...errorFields(error) }),
    );
  }
}

/** The back end has ended the user's other sessions; here they end as well, this one first of all. */
async function leave(request: Request, { id, user }: PortalSession): Promise<Response> {
  await endOwnSessions(user.id, id);
  const headers = await endSession(request);
  const visit = await getVisit(request);
  await addNotice(visit, { text: { key: "password:reset.done" }, variant: "success" });
  for (const [name, value] of visit.cookies) headers.append(name, value);
  return redirect(paths.login(), { status: 303, headers });
}
