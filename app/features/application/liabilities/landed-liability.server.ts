import { redirect } from "@remix-run/node";
import { liabilitySchema } from "~/domain/liability.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { findTypedDraft, saysSame } from "../application-draft.server.ts";
import { withoutEmpty } from "../replay-step.ts";
import { liabilityDraftKey, type LiabilityContext } from "./liabilities-page.server.ts";
import { toLiability } from "./liability-action.server.ts";
import { toLiabilityFields } from "./liability-fields.ts";

/**
 * Leads from a draft to the liabilities, where what it says stands already: its save has arrived, though its answer was lost, and once more would count the debt
 * twice (F-299, O2). Null for what is not there yet, and for what is no whole liability. The same form posted again is refused by its version.
 */
export async function toLandedLiability(open: LiabilityContext): Promise<Response | null> {
  const draft = open.liability === null ? await findTypedDraft(liabilityDraftKey(open), toLiabilityFields(null)) : null;
  const typed = draft && liabilitySchema(open.today).safeParse(withoutEmpty(draft.fields));
  if (typed?.success !== true) return null;
  const fields = toLiabilityFields(toLiability(typed.data, null));
  if (!open.all.some((one) => !one.registered && saysSame(toLiabilityFields(one), fields))) return null;
  await deleteDraft(liabilityDraftKey(open));
  const params = { creditor: typed.data.creditor };
  await addNotice(open.session, { text: { key: "liabilities:landed", params }, variant: "info" });
  return redirect(paths.applicationLiabilities(open.application.id), 303);
}
