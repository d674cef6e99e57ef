import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { logOut } from "~/features/login/log-out.server.ts";
import { paths } from "~/paths.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { isOwnNavigation } from "~/session/guards.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { getVisit } from "~/session/visit.server.ts";

/** A link of our own or a typed address logs out; one of another site gets the question (O19). */
export async function loader({ request }: LoaderFunctionArgs) {
  if (isOwnNavigation(request)) throw redirect(paths.login(), { headers: await logOut(request) });
  const visit = await getVisit(request);
  return json({ csrf: formSeals(visit, "logout").csrf }, { headers: visit.cookies });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, { formId: "logout", schema: z.object({}), buttons: ["logout"] });
  if (form.stale) return redirect(paths.logout(), 303);
  return redirect(paths.login(), { status: 303, headers: await logOut(request) });
}
