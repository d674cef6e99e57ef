import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { loadBuyerPage } from "~/features/application/buyer-page.server.ts";
import { keepingTyped, openPortal } from "~/features/application/open-application.server.ts";
import { startApplication } from "~/features/application/start-application.server.ts";
import { startRefused } from "~/features/application/start-refused.server.ts";
import { BUYER_FORM } from "~/features/application/step-forms.ts";
import { buyerSchema } from "~/features/application/steps/buyer-step.ts";
import { switchLanguage } from "~/session/switch-language.server.ts";
import { personalCodeWhitelist } from "~/features/application/test-codes.server.ts";
import { paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { discardDraft, saveDraft } from "~/session/drafts.server.ts";
import { formRefused, operationPending } from "~/session/form-answer.server.ts";

import { runOnce } from "~/session/operations.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => json(await loadBuyerPage(request)));

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const form = await parseForm(request, {
    formId: BUYER_FORM,
    schema: buyerSchema(personalCodeWhitelist()),
    buttons: ["continue", "discardDraft", "keepDraft", "otherLanguage"],
  });
  const typed = form.draft({ route: BUYER_FORM, subject: null });
  const { session, backend } = await openPortal(request, typed);
  const draft = { userId: session.user.id, route: BUYER_FORM, subject: null };
  if (form.intent === "otherLanguage") return switchLanguage(request, draft, form.entries);
  if (form.intent === "keepDraft") await saveDraft(draft, form.entries);
  if (form.intent === "keepDraft") return json({});
  if (form.intent === "discardDraft") await discardDraft(draft);
  if (form.intent === "discardDraft") return redirect(paths.newApplication(), 303);
  if (!form.ok) return formRefused(form);
  const { operationId } = form;
  const attempt = { owner: session.user.id, operationId, content: form.value };
  const start = { sellerId: Number(session.user.id), operationId: operationId ?? "" };
  const once = await keepingTyped(session, typed, () =>
    runOnce(attempt, () => startApplication(backend, form.value, start)),
  );
  if (once.state !== "done") return operationPending(form, once);
  if (!once.value.ok) return startRefused(form, session, once.value);
  await discardDraft(draft);
  return redirect(paths.applicationStep(once.value.value.applicationId, 2), 303);
});
