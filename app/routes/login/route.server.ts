import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formAuthenticator, FORM_STRATEGY, requestWithForm } from "~/features/login/authenticator.server.ts";
import { demoLogins } from "~/features/login/demo-logins.server.ts";
import { loginSchema } from "~/features/login/login-schema.ts";
import { loginRefused } from "~/features/login/login-refused.server.ts";
import { findNextStep } from "~/features/login/next-step.server.ts";
import { letIn } from "~/features/verification/device/let-in.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { getVisit, rememberPath, whoWas } from "~/session/visit.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await getVisit(request);
  if (visit.session?.stage === "full" && !visit.session.expired) throw redirect(paths.news());
  if (visit.session !== null) await rememberPath(request, visit, new URL(request.url).searchParams.get("from"));
  const user = await whoWas(request, visit);
  const page = {
    seals: formSeals(visit, "login"),
    username: user?.login ?? "",
    demoLogins: demoLogins(),
    nextStep: findNextStep(visit.session),
  };
  return json(page, { headers: visit.cookies });
}

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const form = await parseForm(request, { formId: "login", schema: loginSchema, hide: ["password"] });
  if (!form.ok) return formRefused(form);
  const authenticator = formAuthenticator(await getLocale(request));
  const login = await authenticator.authenticate(FORM_STRATEGY, requestWithForm(request, form.value));
  return login.ok ? letIn(request, login.value) : loginRefused(form, login);
});
