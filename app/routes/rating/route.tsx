import { useLoaderData } from "@remix-run/react";
import { RatingView } from "~/features/ratings/rating-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["ratings"], title: "ratings:one" };

export default function RatingPage() {
  return <RatingView {...useLoaderData<typeof loader>()} />;
}
