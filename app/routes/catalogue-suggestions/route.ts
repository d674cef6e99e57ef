import { json } from "@remix-run/node";
import { suggestItems } from "~/features/application/goods/item-suggestions.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** Items of the catalogue that fit what is being typed, asked for by the script of step 2 (F-232): a user without the right gets an answer, and is never redirected. */
export const loader = defineLoader({ may: "open" }, async (portal, { params }) => {
  const items = await suggestItems(portal, params["applicationId"]);
  return items === null ? json(null, { status: 401 }) : json({ items });
});
