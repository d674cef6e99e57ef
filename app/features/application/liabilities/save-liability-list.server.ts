import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { saveLiabilities } from "~/services/liabilities.server.ts";
import type { Liability } from "~/services/liability-types.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { liabilityDraftKey, type LiabilityContext } from "./liabilities-page.server.ts";

/** The list with this liability as it was changed, or with a new one at its end. */
export const withChanged = ({ all, liability }: LiabilityContext, changed: Liability): Liability[] =>
  liability === null ? [...all, changed] : all.map((other) => (other.id === liability.id ? changed : other));

/** Saves the list. @returns null when the back end has refused it, which a notice says */
export async function saveList(
  open: LiabilityContext,
  { operationId, version }: Pick<ReadForm, "operationId" | "version">,
  liabilities: readonly Liability[],
): Promise<Response | null> {
  const { backend, session, application } = open;
  const write = { operationId: operationId ?? randomUUID(), version: version ?? open.version };
  const saved = await saveLiabilities(backend, application.id, liabilities, write);
  if (!saved.ok) {
    await addNotice(session, toSessionNotice(saved.notice));
    return null;
  }
  await deleteDraft(liabilityDraftKey(open));
  return redirect(paths.applicationLiabilities(application.id), 303);
}
