import { redirect } from "@remix-run/node";
import { buyerDraftKey } from "../buyer-page.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import { saveDraft } from "~/store/drafts.server.ts";

/**
 * Leads to step 1 with the buyer's code filled in. It goes by way of the draft of that step, not of its address: addresses are
 * logged, a personal code must not be (F-476). What was typed there for another buyer is replaced.
 */
export async function startWithCode({ session }: Portal, personalCode: string): Promise<Response> {
  await saveDraft(buyerDraftKey(session, null), [["personalCode", personalCode]]);
  return redirect(paths.newApplication(), 303);
}
