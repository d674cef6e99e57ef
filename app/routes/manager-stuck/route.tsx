import { useLoaderData } from "@remix-run/react";
import { StuckView } from "~/features/manager-tools/stuck/stuck-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["manager", "enumerations"], title: "manager:stuck.title" };

/** What stands still, for a manager to push on. */
export default function StuckPage() {
  return <StuckView {...useLoaderData<typeof loader>()} />;
}
