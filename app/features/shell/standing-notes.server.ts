import type { Translate } from "~/i18n/text-key.ts";
import { environment } from "~/platform/env.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { StandingNote } from "~/ui/frame/standing-notes.tsx";
import { isInternetExplorer, isWarningDismissed } from "./internet-explorer.ts";
import { isUpdateNoteDismissed } from "./update-note.server.ts";
import { BROWSER_WARNING, UPDATE_NOTE } from "./standing-note-ids.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/** What stands above every page until it is put away: the warning of an old browser (F-421), the note about the old system (F-048). */
export async function standingNotes(
  request: RequestHead,
  session: PortalSession | null,
  translate: Translate,
): Promise<StandingNote[]> {
  const isWarned =
    isInternetExplorer(request.headers.get("User-Agent")) && !isWarningDismissed(request.headers.get("Cookie"));
  const { oldSystem } = environment().outside;
  const isNoted = session !== null && oldSystem !== null && !(await isUpdateNoteDismissed(session.user.id));
  return [...(isWarned ? [browserWarning(translate)] : []), ...(isNoted ? [updateNote(oldSystem, translate)] : [])];
}

/** The warning for Internet Explorer, recognised here or by the browser itself. */
export const browserWarning = (translate: Translate): StandingNote => ({
  id: BROWSER_WARNING,
  variant: "warning",
  text: translate("shell:oldBrowser.text"),
  link: { href: environment().browserUpdateUrl, label: translate("shell:oldBrowser.link") },
});

const updateNote = (oldSystem: string, translate: Translate): StandingNote => ({
  id: UPDATE_NOTE,
  variant: "info",
  text: translate("shell:updateNote.text"),
  link: { href: oldSystem, label: translate("shell:updateNote.link") },
});
