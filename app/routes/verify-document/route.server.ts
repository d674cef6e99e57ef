import { VERIFY_FORM } from "~/features/verify-document/verify-form.ts";
import { answerVerifyPage, readVerifyPage } from "~/features/verify-document/verify-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** Where the QR code of a paper leads: its holder checks it here, without a log-in. */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readVerifyPage(portal, params));

export const action = defineAction({ may: "open", forms: [VERIFY_FORM] }, (portal, form, { params }) =>
  answerVerifyPage(portal, form, params),
);
