import { useLoaderData } from "@remix-run/react";
import { ScheduleTable } from "~/features/application/schedule-table.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["application"], title: "application:schedule.title" };

export default function SchedulePage() {
  return <ScheduleTable {...useLoaderData<typeof loader>()} />;
}
