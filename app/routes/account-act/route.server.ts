import { json } from "@remix-run/node";
import { actPage, answerAct } from "~/features/accounts/account-act.server.ts";
import { ACT_FORM } from "~/features/accounts/account-forms.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** To unblock is asked with the act: it is the main user's alone (F-397). */
export const loader = defineLoader({ may: "account:manage" }, async (portal, { params }) =>
  json(await actPage(portal, params)),
);

export const action = defineAction({ may: "account:manage", forms: [ACT_FORM] }, async (portal, form, { params }) =>
  answerAct(portal, params, form),
);
