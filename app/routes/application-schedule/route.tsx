import { useLoaderData } from "@remix-run/react";
import { PersonalPart } from "~/features/application/personal-part.tsx";
import { ScheduleTable } from "~/features/application/schedule-table.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["application"], title: "application:schedule.title" };

export default function SchedulePage() {
  const { printable, ...page } = useLoaderData<typeof loader>();
  const { applicationId, buyerName, schedule, limit, isTried, printed } = page;
  return (
    <ScheduleTable {...{ applicationId, buyerName, schedule, limit, printed }} printable={printable && !isTried}>
      <PersonalPart page={page} />
    </ScheduleTable>
  );
}
