import { json } from "@remix-run/node";
import { FIND_BUYER_FORM } from "~/features/application/find-buyer-form.ts";
import { answerFindBuyer } from "~/features/application/find-buyer.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/**
 * Whose personal code was typed, asked for by the script of step 1 and of the first page (F-204): a user without the right is told so, and never redirected.
 */
const RIGHT = { may: "application:create", facts: { sellerChosen: true }, byItself: true } as const;

/** Names belong to no address: one that is only opened finds no name. */
export const loader = defineLoader(RIGHT, () => json({ found: null }));

export const action = defineAction({ ...RIGHT, forms: [FIND_BUYER_FORM] }, answerFindBuyer);
