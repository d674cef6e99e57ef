import { json } from "@remix-run/node";
import { readRatings } from "~/features/ratings/read-ratings.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "rating:view" }, async (portal) => json(await readRatings(portal)));
