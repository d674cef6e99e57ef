import type { Application } from "~/services/application-types.ts";
import { deleteDraft, findDraft, saveDraft, type DraftKey, type FormEntries } from "~/store/drafts.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

const keyOf = (session: PortalSession, application: Application, formId: string): DraftKey => ({
  userId: session.user.id,
  route: formId,
  subject: String(application.id),
});

/** What was typed into a form of step 5 and did not get through (O2), by field name; empty when there is nothing. */
export async function findTyped(
  session: PortalSession,
  application: Application,
  formId: string,
): Promise<Record<string, string>> {
  const draft = await findDraft(keyOf(session, application, formId));
  return Object.fromEntries(draft?.entries ?? []);
}

/** Saves the fields of a form that the back end has refused: the page that follows is a new one. */
export const saveTyped = (session: PortalSession, application: Application, formId: string, entries: FormEntries) =>
  saveDraft(keyOf(session, application, formId), entries);

/** Deletes them: they are saved now. */
export const deleteTyped = (session: PortalSession, application: Application, formId: string): Promise<void> =>
  deleteDraft(keyOf(session, application, formId));
