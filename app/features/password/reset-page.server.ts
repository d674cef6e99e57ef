import { json } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { passwordWithLoginSchema, passwordWithOptionalLoginSchema } from "./new-password-schema.ts";
import { RESET_FORM } from "./password-forms.ts";
import { requireGuest } from "./require-guest.server.ts";
import { deadLink, findResetLink, mayBeGood, refuseReset, resetPassword } from "./reset-password.server.ts";

/** One of the two addresses of a link: the second one asks for the log-in name at once (F-020). */
export type ResetVariant = { asksLogin: boolean };

type Params = { token?: string; code?: string };

/** The form of a link, if it is still good for anything. Opening it uses nothing up: mail scanners open links, too (R-C17). */
export async function readResetPage(portal: PublicPortal, params: Params, { asksLogin }: ResetVariant) {
  requireGuest(portal);
  const link = findResetLink(params);
  if (link === null || !(await mayBeGood(portal, link))) return deadLink();
  const visitor = await portal.visitor();
  const { id } = RESET_FORM;
  const { csrf } = formSeals(visitor, id);
  return json({ isDead: false as const, id, csrf, asksLogin }, { headers: visitor.cookies });
}

type ResetRequest = { form: ReadForm<typeof RESET_FORM>; params: Params };

/** Answers the form. */
export async function answerResetPage(
  portal: PublicPortal,
  { form: read, params }: ResetRequest,
  { asksLogin }: ResetVariant,
) {
  requireGuest(portal);
  const link = findResetLink(params);
  if (link === null) return deadLink();
  const form = validate(read, asksLogin ? passwordWithLoginSchema : passwordWithOptionalLoginSchema);
  return form.ok ? resetPassword(portal, link, form) : refuseReset(form);
}
