import { redirect } from "@remix-run/node";
import { LANGUAGES } from "~/domain/language.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { toLanguageUrl } from "~/i18n/language.ts";
import { saveDraft, type DraftKey, type FormEntries } from "~/session/drafts.server.ts";

/** Keeps what was typed and shows the page in the other language, with it (F-043). */
export async function switchLanguage(request: Request, key: DraftKey, entries: FormEntries): Promise<Response> {
  await saveDraft(key, entries);
  const now = await getLocale(request);
  const other = LANGUAGES.find((language) => language !== now) ?? now;
  return redirect(toLanguageUrl({ pathname: new URL(request.url).pathname, search: "" }, other), 303);
}
