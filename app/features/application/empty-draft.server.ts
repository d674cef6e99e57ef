import { redirect } from "@remix-run/node";
import { EMPTY_DRAFT, paths } from "~/paths.ts";
import type { Application } from "~/services/application-types.ts";
import type { KeptDraft } from "~/session/drafts.server.ts";
import { openApplication, openPortal } from "./open-application.server.ts";

/**
 * Step 1 with the application that it is to fill: one without a buyer, named by the address (F-009), as it stays behind
 * when the second write of step 1 fails; null for a new one. An application that has its buyer is led to its own step.
 */
export async function openBuyerStep(request: Request, keep: KeptDraft | null = null) {
  const applicationId = new URL(request.url).searchParams.get(EMPTY_DRAFT);
  if (applicationId === null) return { ...(await openPortal(request, keep)), draft: null as Application | null };
  const open = await openApplication({ request, params: { applicationId }, context: {} }, keep);
  if (open.journey.current !== 1) throw redirect(paths.loadApplication(open.application.id));
  return { ...open, draft: open.application };
}
