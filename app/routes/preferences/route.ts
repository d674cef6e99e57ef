import { redirect } from "@remix-run/node";
import { PREFERENCES_FORM, preferencesSchema } from "~/features/shell/preferences-schema.ts";
import { savePreference } from "~/features/shell/save-preference.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { pageToReturnTo } from "~/paths/destinations.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** Nothing to be seen here: a typed address leads home. */
export const loader = defineLoader({ may: "open" }, () => redirect(paths.home()));

/** The frame's small forms: zoom (F-044), a dismissed notice or note; all lead back to the page they came from. */
export const action = defineAction({ may: "open", forms: [PREFERENCES_FORM] }, async (portal, posted) => {
  const form = validate(posted, preferencesSchema);
  const to = pageToReturnTo(form.ok ? form.value.back : null);
  const headers = form.ok ? await savePreference(portal, form.value, form.intent) : new Headers();
  return redirect(to, { status: 303, headers });
});

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function PreferencesPage() {
  return null;
}
