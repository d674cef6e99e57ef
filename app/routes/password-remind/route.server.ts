import { json } from "@remix-run/node";
import { remindPassword } from "~/features/password/remind-password.server.ts";
import { REMIND_FORM } from "~/features/password/password-forms.ts";
import { remindSchema } from "~/features/password/remind-schema.ts";
import { requireGuest } from "~/features/password/require-guest.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "open" }, async (portal) => {
  requireGuest(portal);
  const visitor = await portal.visitor();
  const { id } = REMIND_FORM;
  const isSent = portal.url.searchParams.has("sent");
  return json({ id, csrf: formSeals(visitor, id).csrf, isSent }, { headers: visitor.cookies });
});

export const action = defineAction({ may: "open", forms: [REMIND_FORM] }, (portal, read) => {
  requireGuest(portal);
  const form = validate(read, remindSchema);
  return form.ok ? remindPassword(portal, form) : formErrorResponse(form);
});
