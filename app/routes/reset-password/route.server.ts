import { RESET_FORM } from "~/features/password/password-forms.ts";
import { answerResetPage, readResetPage, type ResetVariant } from "~/features/password/reset-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A link to a new password (F-020). */
const VARIANT: ResetVariant = { asksLogin: false };

export const loader = defineLoader({ may: "open" }, (portal, { params }) => readResetPage(portal, params, VARIANT));

export const action = defineAction({ may: "open", forms: [RESET_FORM] }, (portal, form, { params }) =>
  answerResetPage(portal, { form, params }, VARIANT),
);
