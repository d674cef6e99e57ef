import { json } from "@remix-run/node";
import { logIn } from "~/flows/log-in/log-in.server.ts";
import { loginRefused } from "~/flows/log-in/login-refused.server.ts";
import { loginSchema } from "~/flows/log-in/login-schema.ts";
import { issueTicket } from "~/flows/log-in/login-ticket.server.ts";
import { TICKET_FORM } from "~/flows/log-in/ticket-form.ts";
import { frameSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { type AcceptedForm, validate } from "~/forms/validate.server.ts";
import { findRetryAfter } from "~/platform/error-response.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import type { FRAME_FORM, FrameAnswer } from "./frame-answer.ts";
import { showOrHidePassword, tooManyTries } from "./frame-answers.server.ts";

/** Checks name and password inside the partner's page (F-088 to F-092); the session begins in the top window. */
export async function answerFrameLogIn(portal: PublicPortal, posted: ReadForm<typeof FRAME_FORM>) {
  const form = validate(posted, loginSchema);
  const shown = showOrHidePassword(form);
  if (shown !== null) return shown;
  return form.ok ? tryLogIn(portal, form) : formErrorResponse(form);
}

async function tryLogIn(portal: PublicPortal, form: AcceptedForm<typeof loginSchema, typeof FRAME_FORM>) {
  const { username, password } = form.value;
  try {
    const login = await logIn(portal, { username, password: { plain: password } });
    return login.ok ? handOver(username, login.value) : loginRefused(form, login);
  } catch (thrown) {
    const retryAfterSeconds = findRetryAfter(thrown);
    if (retryAfterSeconds === null) throw thrown;
    return tooManyTries(form, retryAfterSeconds);
  }
}

async function handOver(username: string, start: SessionStart) {
  const { csrf: _csrf } = frameSeals(TICKET_FORM.id);
  const p = await issueTicket(username, start);
  return json({ handOver: { _csrf, u: username, p, r: "news" } } satisfies FrameAnswer);
}
