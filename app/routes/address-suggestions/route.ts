import { json } from "@remix-run/node";
import { suggestWhileTyping } from "~/features/application/steps/address-suggestions.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** Addresses that fit what is being typed, asked for by the script of step 4 (F-285): a user without the right gets an answer, and is never redirected. */
export const loader = defineLoader({ may: "open" }, async (portal) => {
  const addresses = await suggestWhileTyping(portal);
  return addresses === null ? json(null, { status: 401 }) : json({ addresses });
});
