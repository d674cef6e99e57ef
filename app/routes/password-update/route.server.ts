import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { HIDDEN_PASSWORDS, newPasswordSchema } from "~/features/password/new-password-schema.ts";
import { PASSWORD_UPDATE_FORM, updatePassword } from "~/features/password/update-password.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { requireStage } from "~/session/guards.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import type { SessionStage } from "~/session/portal-session.ts";
import { updateWhileExpired } from "./update-while-expired.server.ts";

/** Whose password is too old, and who wants a new one (F-022). */
const STAGES: readonly SessionStage[] = ["passwordExpired", "full"];

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireStage(request, STAGES);
  const { csrf } = formSeals(session, PASSWORD_UPDATE_FORM);
  const { stage, expired } = session;
  return json({ id: PASSWORD_UPDATE_FORM, csrf, isForced: stage === "passwordExpired", isExpired: expired });
}

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const session = await requireStage(request, STAGES);
  if (session.expired) return updateWhileExpired(request, session);
  const form = await parseForm(request, {
    formId: PASSWORD_UPDATE_FORM,
    schema: newPasswordSchema,
    buttons: ["setPassword"],
    hide: HIDDEN_PASSWORDS,
  });
  return form.ok ? updatePassword(request, session, form) : formRefused(form);
});
