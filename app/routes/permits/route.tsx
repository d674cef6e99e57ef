import { useLoaderData } from "@remix-run/react";
import { PermitsView } from "~/features/permits/permits-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["permits", "enumerations"], title: "permits:title" };

export default function PermitsPage() {
  return <PermitsView page={useLoaderData<typeof loader>()} />;
}
