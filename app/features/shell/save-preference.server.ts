import { pageToReturnTo } from "~/paths/destinations.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { dismissNotice, keepNoticesOn } from "~/notices/notices.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { Visitor } from "~/request/visitor.server.ts";
import { formatZoom, zoomFromForm } from "~/ui/zoom.ts";
import { dismissedWarningCookie } from "./internet-explorer.ts";
import type { Preferences } from "./preferences-schema.ts";
import { BROWSER_WARNING, UPDATE_NOTE } from "./standing-note-ids.ts";
import { dismissUpdateNote } from "./update-note.server.ts";
import { zoomCookie } from "./zoom-cookie.ts";

/**
 * Remembers what one of the frame's small forms asks for: a zoom (F-044), a dismissed notice, a note that was put away (F-048, F-421).
 * @returns the cookies of the answer
 */
export async function savePreference(
  portal: PublicPortal,
  { zoom, notice, note, back }: Preferences,
  button: string | null,
): Promise<Headers> {
  const visitor = await portal.visitor();
  const cookie = { secure: environment().https, now: portalClock.now() };
  const headers = new Headers();
  const { pathname } = new URL(pageToReturnTo(back), portal.url);
  if (button === "dismiss" && notice !== undefined) await dismissNotice(visitor, notice, pathname);
  else await keepNoticesOn(visitor, pathname);
  if (button === "dismissNote" && note === UPDATE_NOTE) await deleteUpdateNote(visitor);
  if (button === "dismissNote" && note === BROWSER_WARNING)
    headers.append("Set-Cookie", dismissedWarningCookie(cookie));
  if (zoom !== undefined) headers.append("Set-Cookie", zoomCookie(wantedZoom(zoom, button), cookie));
  return headers;
}

/** For the user, not for the browser: it stays away after the next log-in as well. */
async function deleteUpdateNote({ session }: Visitor): Promise<void> {
  if (session?.stage === "full") await dismissUpdateNote(session.user.id);
}

function wantedZoom(zoom: string, button: string | null): string {
  const data = new FormData();
  data.set("zoom", zoom);
  if (button !== null) data.set(button, "");
  return formatZoom(zoomFromForm(data));
}
