import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { pageToReturnTo, paths } from "~/paths.ts";
import { preferencesSchema, PREFERENCE_BUTTONS } from "~/features/shell/preferences-schema.ts";
import { savePreference } from "~/features/shell/save-preference.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

/** Nothing to be seen here: a typed address leads home. */
export const loader = () => redirect(paths.home());

/** The frame's small forms: zoom (F-044), a dismissed notice or note; all lead back to the page they came from. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, {
    formId: "preferences",
    schema: preferencesSchema,
    buttons: PREFERENCE_BUTTONS,
  });
  const to = pageToReturnTo(form.ok ? form.value.back : null);
  const headers = form.ok ? await savePreference(request, form.value, form.intent) : new Headers();
  return redirect(to, { status: 303, headers });
}

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function PreferencesPage() {
  return null;
}
