import { json } from "@remix-run/node";
import { answerNoSuchPage } from "~/features/shell/no-such-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** Any other path answers 404 at its own address (F-029). */
export const loader = defineLoader({ may: "open" }, answerNoSuchPage);

/** The same whatever the method; what is posted is not read. */
export const action = defineLoader({ may: "open" }, () => json(null, { status: 404 }));
