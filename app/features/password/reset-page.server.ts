import { json } from "@remix-run/node";
import { formSeals } from "~/session/csrf.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { HIDDEN_PASSWORDS, passwordWithLoginSchema, passwordWithOptionalLoginSchema } from "./new-password-schema.ts";
import { requireGuest } from "./require-guest.server.ts";
import { deadLink, findResetLink, refuseReset, RESET_FORM, resetPassword } from "./reset-password.server.ts";

/** One of the two addresses of a link: the second one asks for the log-in name at once (F-020). */
export type ResetVariant = { asksLogin: boolean };

type Params = { token?: string; code?: string };

/** The form of a link. Opening it asks nobody and uses nothing up: mail scanners open links, too (C17). */
export async function readResetPage(request: Request, params: Params, { asksLogin }: ResetVariant) {
  const visit = await requireGuest(request);
  if (findResetLink(params) === null) return deadLink();
  const { csrf } = formSeals(visit, RESET_FORM);
  return json({ isDead: false as const, id: RESET_FORM, csrf, asksLogin }, { headers: visit.cookies });
}

/** Answers the form. */
export async function answerResetPage(request: Request, params: Params, { asksLogin }: ResetVariant) {
  await requireGuest(request);
  const link = findResetLink(params);
  const form = await parseForm(request, {
    formId: RESET_FORM,
    schema: asksLogin ? passwordWithLoginSchema : passwordWithOptionalLoginSchema,
    buttons: ["setPassword"],
    hide: HIDDEN_PASSWORDS,
  });
  if (link === null) return deadLink();
  return form.ok ? resetPassword(request, link, form) : refuseReset(form);
}
