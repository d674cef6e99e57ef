import { json } from "@remix-run/node";
import { ACCOUNT_FORM } from "~/features/accounts/account-forms.ts";
import { accountPage, readShops } from "~/features/accounts/account-page.server.ts";
import { answerAccount } from "~/features/accounts/save-account.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "account:manage" }, async (portal) =>
  json(await accountPage(portal, { account: null, shops: await readShops(portal) })),
);

export const action = defineAction({ may: "account:manage", forms: [ACCOUNT_FORM] }, async (portal, form) =>
  answerAccount(portal, form, { account: null, shops: await readShops(portal) }),
);
