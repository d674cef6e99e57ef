import { json } from "@remix-run/node";
import { readAccounts } from "~/features/accounts/read-accounts.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "account:manage" }, async (portal) => json(await readAccounts(portal)));
