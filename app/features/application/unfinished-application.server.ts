import { redirect } from "@remix-run/node";
import { UNFINISHED_APPLICATION } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { requireApplication, type ApplicationContext } from "./application-context.server.ts";

/**
 * A request about step 1: of a new application (both null), of one without a buyer that it is to fill, or of a started one whose
 * buyer's data are corrected.
 */
export type BuyerStep = Portal & { unfinishedApplication: Application | null; started: ApplicationContext | null };

/**
 * Step 1 with the application that the address names (F-009): one without a buyer stays behind when the second write of step 1 fails. One that has its
 * buyer can be corrected until the contract; where it cannot any more, the address leads to its own step.
 */
export async function requireBuyerStep(portal: Portal): Promise<BuyerStep> {
  const applicationId = portal.url.searchParams.get(UNFINISHED_APPLICATION);
  if (applicationId === null) return { ...portal, unfinishedApplication: null, started: null };
  const needed = { may: "application:edit", status: "view" } as const;
  const open = await requireApplication(portal, { applicationId }, needed);
  const { application, journey } = open;
  if (journey.current === "buyer") return { ...portal, unfinishedApplication: application, started: null };
  if (!journey.editable) throw redirect(paths.loadApplication(application.id));
  return { ...portal, unfinishedApplication: null, started: open };
}
