import { useLoaderData } from "@remix-run/react";
import { ConditionsView } from "~/features/manager-tools/conditions-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["manager"], title: "manager:conditions.title" };

/** The sales conditions of one seller (F-254, F-405). */
export default function ManagerConditionsPage() {
  return <ConditionsView {...useLoaderData<typeof loader>()} />;
}
