import { redirect } from "@remix-run/node";
import { endProof, logInAgain } from "~/flows/log-in/verify-password.server.ts";
import { paths } from "~/paths/paths.ts";
import { backendOf } from "~/services/backend.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { endSession } from "~/session/session.server.ts";
import { getVisitor } from "~/request/visitor.server.ts";
import type { passwordWithCurrentSchema } from "./new-password-schema.ts";
import { currentRefused } from "./current-refused.server.ts";
import { setPassword } from "./update-password.server.ts";

type CurrentForm = AcceptedForm<typeof passwordWithCurrentSchema>;

/**
 * A new password from the page of an expired session (F-105): its reader need not be its user any more, so the present password is asked for and
 * checked as at the log-in, with its limits (R-C2). Nothing is revived by it: the session ends, and the log-in asks for the new password.
 */
export async function updateWhileExpired(portal: Portal, form: CurrentForm) {
  const login = await logInAgain(portal, form.value.currentPassword);
  if (!login.ok) return currentRefused(form, login);
  return (await setAndRelease(portal, login.value, form)) ?? leave(portal);
}

/** Sets it in the name of the log-in that has just proved the password, and of no use afterwards. */
async function setAndRelease(portal: Portal, login: SessionStart, form: CurrentForm) {
  const backend = backendOf(login, { reference: portal.requestId });
  try {
    return await setPassword({ backend, token: login.token }, form, "password:unknownExpired");
  } finally {
    await endProof(portal, login);
  }
}

/** The back end has ended the user's other sessions; here they end as well, this one first of all. */
async function leave({ head, session: { id, user } }: Portal): Promise<Response> {
  await endOwnSessions(user.id, id);
  const headers = await endSession(head);
  const visitor = await getVisitor(head);
  await addNotice(visitor, { text: { key: "password:reset.done" }, variant: "success" });
  for (const [name, value] of visitor.cookies) headers.append(name, value);
  return redirect(paths.login(), { status: 303, headers });
}
