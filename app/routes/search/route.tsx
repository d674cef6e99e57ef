import { useLoaderData } from "@remix-run/react";
import { SearchView } from "~/features/search/search-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["search"], title: "search:title" };

export default function SearchPage() {
  return <SearchView page={useLoaderData<typeof loader>()} />;
}
