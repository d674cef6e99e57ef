import { useLoaderData } from "@remix-run/react";
import { RatingOffers } from "~/features/ratings/rating-offers-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["ratings", "application"], title: "ratings:offersTitle" };

export default function RatingOffersPage() {
  return <RatingOffers {...useLoaderData<typeof loader>()} />;
}
