import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { destinationAfterLogin, paths } from "~/paths.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { dismissNotice } from "~/session/notices.server.ts";
import { getVisit } from "~/session/visit.server.ts";
import { formatZoom, zoomFromForm } from "~/ui/zoom.ts";
import { zoomCookie } from "~/features/shell/zoom-cookie.ts";

const preferencesSchema = z.object({
  zoom: z.string().max(10).optional(),
  notice: z.string().max(60).optional(),
  back: z.string().max(200).optional(),
});

const ZOOM_BUTTONS = ["zoomIn", "zoomOut", "zoomReset"];

/** Nothing to be seen here: a typed address leads home. */
export const loader = () => redirect(paths.home());

/** The frame's small forms: zoom (F-044) and a dismissed notice; both lead back to the page they came from. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, {
    formId: "preferences",
    schema: preferencesSchema,
    buttons: ["dismiss", ...ZOOM_BUTTONS],
  });
  if (!form.ok) return redirect(destinationAfterLogin(null), 303);
  const { zoom, notice, back } = form.value;
  const headers = new Headers();
  if (form.intent === "dismiss" && notice !== undefined) await dismissNotice(await getVisit(request), notice);
  if (zoom !== undefined) {
    const options = { secure: environment().https, now: portalClock.now() };
    headers.set("Set-Cookie", zoomCookie(wantedZoom(zoom, form.intent), options));
  }
  return redirect(destinationAfterLogin(back), { status: 303, headers });
}

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function PreferencesPage() {
  return null;
}

function wantedZoom(zoom: string, button: string | null): string {
  const data = new FormData();
  data.set("zoom", zoom);
  if (button !== null) data.set(button, "");
  return formatZoom(zoomFromForm(data));
}
