import { json } from "@remix-run/node";
import { ratingOffersPage } from "~/features/ratings/rating-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "rating:view" }, async (portal, { params }) =>
  json(await ratingOffersPage(portal, params)),
);
