import { json } from "@remix-run/node";
import { newPasswordSchema, passwordWithCurrentSchema } from "~/features/password/new-password-schema.ts";
import { PASSWORD_UPDATE_FORM } from "~/features/password/password-forms.ts";
import { updateOwnPassword, updatePassword } from "~/features/password/update-password.server.ts";
import { updateWhileExpired } from "~/features/password/update-while-expired.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** For a log-in whose password is too old, and for a user who wants a new one (F-022). */
const GUARD = { may: "own", stages: ["passwordExpired", "full"] } as const;

/** A log-in whose password is too old has just typed it. */
const isForced = ({ stage, expired }: PortalSession): boolean => stage === "passwordExpired" && !expired;

export const loader = defineLoader(GUARD, ({ session }) => {
  const { id } = PASSWORD_UPDATE_FORM;
  const { csrf } = formSeals(session, id);
  return json({ id, csrf, isTooOld: session.stage === "passwordExpired", asksCurrent: !isForced(session) });
});

export const action = defineAction({ ...GUARD, forms: [PASSWORD_UPDATE_FORM] }, (portal, read) => {
  if (isForced(portal.session)) {
    const form = validate(read, newPasswordSchema);
    return form.ok ? updatePassword(portal, form) : formErrorResponse(form);
  }
  const form = validate(read, passwordWithCurrentSchema);
  if (!form.ok) return formErrorResponse(form);
  return portal.session.expired ? updateWhileExpired(portal, form) : updateOwnPassword(portal, form);
});
