import { redirect } from "@remix-run/node";
import { isApplicationId, requireApplication } from "~/features/application/application-context.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineLoader } from "~/request/define-route.server.ts";
import { badApplicationIdPage } from "~/request/fault-pages.server.ts";

/** Opens an application where it stands: a draft at its first incomplete step, a contract at step 5 (F-009). */
export const loader = defineLoader({ may: "application:view" }, async (portal, { params }) => {
  if (!isApplicationId(params["applicationId"])) throw badApplicationIdPage();
  const needed = { may: "application:view", status: "view" } as const;
  const { application, journey } = await requireApplication(portal, params, needed);
  return redirect(paths.applicationStep(application.id, journey.current));
});

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function LoadedApplicationPage() {
  return null;
}
