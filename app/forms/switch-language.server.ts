import { redirect } from "@remix-run/node";
import { toOtherLanguageUrl } from "~/i18n/i18n.server.ts";
import { type DraftKey, type FormEntries, saveDraft } from "~/store/drafts.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/**
 * Saves what was typed and shows the page in the other language, with it (F-043).
 * @param page address of the page where its query must stay
 */
export async function switchLanguage(
  request: RequestHead,
  key: DraftKey,
  entries: FormEntries,
  page?: string,
): Promise<Response> {
  await saveDraft(key, entries);
  return redirect(await toOtherLanguageUrl(request, page), 303);
}
