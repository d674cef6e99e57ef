import { RESET_FORM } from "~/features/password/password-forms.ts";
import { answerResetPage, readResetPage, type ResetVariant } from "~/features/password/reset-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** The same link for an account that is shared: the log-in name is asked for at once (F-020, F-080). */
const VARIANT: ResetVariant = { asksLogin: true };

export const loader = defineLoader({ may: "open" }, (portal, { params }) => readResetPage(portal, params, VARIANT));

export const action = defineAction({ may: "open", forms: [RESET_FORM] }, (portal, form, { params }) =>
  answerResetPage(portal, { form, params }, VARIANT),
);
