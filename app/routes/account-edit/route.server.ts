import { json } from "@remix-run/node";
import { ACCOUNT_FORM } from "~/features/accounts/account-forms.ts";
import { accountPage, requireChangeable } from "~/features/accounts/account-page.server.ts";
import { answerAccount } from "~/features/accounts/save-account.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "account:manage" }, async (portal, { params }) =>
  json(await accountPage(portal, await requireChangeable(portal, params))),
);

export const action = defineAction(
  { may: "account:manage", forms: [ACCOUNT_FORM], draftSubject: ({ accountId }) => accountId ?? null },
  async (portal, form, { params }) => answerAccount(portal, form, await requireChangeable(portal, params)),
);
