import { json, redirect } from "@remix-run/node";
import type { RequestHead } from "~/platform/request-head.ts";
import { deleteDraft, type DraftKey, saveDraft, takeOfferedDraft } from "~/store/drafts.server.ts";
import { TAKE_DRAFT } from "./draft-buttons.ts";
import type { ReadForm } from "./read-form.server.ts";
import { switchLanguage } from "./switch-language.server.ts";

/**
 * Answers the buttons about the draft, the same on every page: drop it, take over that of another session, save it while the user types, save it and show the page in the other language
 * (F-043). Nothing is validated, and nothing but the draft is changed.
 * @param page address of the page, where its query must stay
 * @returns null when another button was pressed
 */
export async function answerDraftButton(
  { head }: { head: RequestHead },
  { intent, entries, stale }: Pick<ReadForm, "intent" | "entries" | "stale">,
  { key, page }: { key: DraftKey; page: string },
): Promise<Response | null> {
  if (stale) return null;
  switch (intent) {
    case "discardDraft":
      await deleteDraft(key);
      return redirect(page, 303);
    case TAKE_DRAFT:
      await takeOfferedDraft(key);
      return redirect(page, 303);
    case "keepDraft":
      await saveDraft(key, entries);
      return json({});
    case "otherLanguage":
      return switchLanguage(head, key, entries, page);
    default:
      return null;
  }
}
