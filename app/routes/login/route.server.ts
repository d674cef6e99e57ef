import { json } from "@remix-run/node";
import { authenticate } from "~/features/login/authenticate.server.ts";
import { LOGIN_FORM } from "~/features/login/login-fields.ts";
import { readLoginPage } from "~/features/login/login-page.server.ts";
import { loginRefused } from "~/flows/log-in/login-refused.server.ts";
import { loginSchema } from "~/flows/log-in/login-schema.ts";
import { openSession } from "~/flows/verification/device/open-session.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "open" }, async (portal) => {
  const { page, headers } = await readLoginPage(portal);
  return json(page, { headers });
});

export const action = defineAction({ may: "open", forms: [LOGIN_FORM] }, async (portal, posted) => {
  const form = validate(posted, loginSchema);
  if (!form.ok) return formErrorResponse(form);
  const login = await authenticate(portal, form.value);
  return login.ok ? openSession(portal, login.value) : loginRefused(form, login);
});
