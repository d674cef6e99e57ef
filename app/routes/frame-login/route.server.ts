import { json, type ActionFunctionArgs } from "@remix-run/node";
import { issueTicket } from "~/features/auto-login/login-ticket.server.ts";
import { TICKET_FORM } from "~/features/auto-login/ticket-form.ts";
import { FRAME_BUTTONS, FRAME_FORM, type FrameAnswer } from "~/features/frame-login/frame-answer.ts";
import { showOrHidePassword, tooManyTries } from "~/features/frame-login/frame-answers.server.ts";
import { logIn } from "~/features/login/log-in.server.ts";
import { loginRefused } from "~/features/login/login-refused.server.ts";
import { loginSchema } from "~/features/login/login-schema.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { frameSeals } from "~/session/csrf.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { findRetryAfter } from "~/session/refusal.server.ts";

const FORM = {
  formId: FRAME_FORM,
  schema: loginSchema,
  buttons: FRAME_BUTTONS,
  hide: ["password"],
  frame: true,
} as const;

/** No cookie is read or set here, whoever asks (C23). */
export const loader = () => json({ csrf: frameSeals(FRAME_FORM).csrf });

/** Checks name and password inside the partner's page (F-088 to F-092); the session begins in the top window. */
export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const form = await parseForm(request, FORM);
  const shown = showOrHidePassword(form);
  if (shown !== null) return shown;
  if (!form.ok) return formRefused(form);
  const { username, password } = form.value;
  try {
    const login = await logIn(request, { username, password: { plain: password } }, await getLocale(request));
    return login.ok ? handOver(username, login.value) : loginRefused(form, login);
  } catch (thrown) {
    const retryAfterSeconds = findRetryAfter(thrown);
    if (retryAfterSeconds === null) throw thrown;
    return tooManyTries(form, retryAfterSeconds);
  }
});

async function handOver(username: string, start: SessionStart) {
  const { csrf: _csrf } = frameSeals(TICKET_FORM);
  const p = await issueTicket(username, start);
  return json({ handOver: { _csrf, u: username, p, r: "news" } } satisfies FrameAnswer);
}
