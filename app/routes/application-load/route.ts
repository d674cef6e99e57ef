import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { openApplication } from "~/features/application/open-application.server.ts";
import { paths } from "~/paths.ts";
import { badApplicationIdPage, withFaultPages } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";

/** Opens an application where it stands: a draft at its first incomplete step, a contract at step 5 (F-009). */
export const loader = withFaultPages(async (args: LoaderFunctionArgs) => {
  await requireUser(args.request);
  if (!/^\d{1,10}$/.test(args.params["applicationId"] ?? "")) throw badApplicationIdPage();
  const { application, journey } = await openApplication(args);
  return redirect(paths.applicationStep(application.id, journey.current));
});

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function LoadedApplicationPage() {
  return null;
}
