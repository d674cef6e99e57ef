import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formAuthenticator, FORM_STRATEGY, requestWithForm } from "~/features/login/authenticator.server.ts";
import { demoLogins } from "~/features/login/demo-logins.server.ts";
import { loginSchema } from "~/features/login/login-schema.ts";
import { loginRefused } from "~/features/login/login-refused.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { destinationAfterLogin, paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { startSession } from "~/session/session.server.ts";
import { getVisit, takeWantedPath } from "~/session/visit.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await getVisit(request);
  if (visit.session?.stage === "full" && !visit.session.expired) throw redirect(paths.news());
  return json({ seals: formSeals(visit, "login"), demoLogins: demoLogins() }, { headers: visit.cookies });
}

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const form = await parseForm(request, { formId: "login", schema: loginSchema, hide: ["password"] });
  if (!form.ok) return formRefused(form);
  const authenticator = formAuthenticator(await getLocale(request));
  const login = await authenticator.authenticate(FORM_STRATEGY, requestWithForm(request, form.value));
  if (!login.ok) return loginRefused(form, login);
  const wanted = await takeWantedPath(request);
  const { headers } = await startSession(request, login.value);
  return redirect(destinationAfterLogin(wanted), { status: 303, headers });
});
