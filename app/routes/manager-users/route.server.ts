import { json } from "@remix-run/node";
import { readUsers } from "~/features/accounts/read-accounts.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "seller:list" }, async (portal) => json(await readUsers(portal)));
