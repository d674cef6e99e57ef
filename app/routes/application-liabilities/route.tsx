import { useLoaderData } from "@remix-run/react";
import { LiabilitiesList } from "~/features/application/liabilities/liabilities-list.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["application", "liabilities", "enumerations"], title: "liabilities:title" };

export default function LiabilitiesPage() {
  return <LiabilitiesList {...useLoaderData<typeof loader>()} />;
}
