import { answerBuyer } from "~/features/application/buyer-action.server.ts";
import { loadNewApplication } from "~/features/application/buyer-page.server.ts";
import { BUYER_FORM } from "~/features/application/forms/buyer-form.ts";
import { UNFINISHED_APPLICATION } from "~/paths/application-steps.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A manager chooses the seller on the page itself; what is started asks for the choice (F-187). */
const RIGHT = { may: "application:create", facts: { sellerChosen: true } } as const;

/** A started application's data have a draft of their own. */
const draftSubjectOfBuyer = (_: object, query: URLSearchParams): string | null => query.get(UNFINISHED_APPLICATION);

export const loader = defineLoader(RIGHT, loadNewApplication);

export const action = defineAction({ ...RIGHT, forms: [BUYER_FORM], draftSubject: draftSubjectOfBuyer }, answerBuyer);
