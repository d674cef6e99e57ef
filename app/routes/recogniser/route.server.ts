import { answerRecogniser, readRecogniser } from "~/features/recogniser/recogniser-page.server.ts";
import { RECOGNISER_FORM } from "~/features/recogniser/recogniser-form.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** Where a document is photographed, by everybody who has the address (F-313, F-023). */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readRecogniser(portal, params));

export const action = defineAction({ may: "open", forms: [RECOGNISER_FORM] }, (portal, form, { params }) =>
  answerRecogniser(portal, form, params),
);
