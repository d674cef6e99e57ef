import { SIGN_FORM } from "~/features/signing-link/sign-form.ts";
import { answerSignPage, readSignPage } from "~/features/signing-link/sign-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** The page of the person who signs, behind a link (F-363). */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readSignPage(portal, params));

export const action = defineAction({ may: "open", forms: [SIGN_FORM] }, (portal, form, { params }) =>
  answerSignPage(portal, form, params),
);
