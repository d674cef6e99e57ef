import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { REMIND_FORM, remindPassword } from "~/features/password/remind-password.server.ts";
import { remindSchema } from "~/features/password/remind-schema.ts";
import { requireGuest } from "~/features/password/require-guest.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireGuest(request);
  const isSent = new URL(request.url).searchParams.has("sent");
  return json({ id: REMIND_FORM, csrf: formSeals(visit, REMIND_FORM).csrf, isSent }, { headers: visit.cookies });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireGuest(request);
  const form = await parseForm(request, { formId: REMIND_FORM, schema: remindSchema, buttons: ["remind"] });
  return form.ok ? remindPassword(request, form) : formRefused(form);
}
