import { answerConsentPage, CONSENT_FORM, readConsentPage } from "~/features/bank-report/consent-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** The buyer's link to the bank statement (F-304). */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readConsentPage(portal, params));

export const action = defineAction({ may: "open", forms: [CONSENT_FORM] }, (portal, form, { params }) =>
  answerConsentPage(portal, form, params),
);
