import { answerBuyer, readBuyerPage } from "~/features/application/hand-over/buyer-page.server.ts";
import { HAND_OVER_FORM } from "~/features/application/hand-over/hand-over-form.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** The buyer's own page: opened by a QR code, without a log-in. */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readBuyerPage(portal, params));

export const action = defineAction({ may: "open", forms: [HAND_OVER_FORM] }, (portal, form, { params }) =>
  answerBuyer(portal, form, params),
);
