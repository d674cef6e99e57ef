import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { openApplication } from "~/features/application/open-application.server.ts";
import { scheduleOf } from "~/features/application/schedule-page.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";

export const loader = withFaultPages(async (args: LoaderFunctionArgs) => {
  const open = await openApplication(args);
  return json({ applicationId: open.application.id, schedule: await scheduleOf(open) });
});
