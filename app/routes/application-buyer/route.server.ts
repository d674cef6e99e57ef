import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { loadNewApplication } from "~/features/application/buyer-page.server.ts";
import { openBuyerStep } from "~/features/application/empty-draft.server.ts";
import { keepingTyped } from "~/features/application/open-application.server.ts";
import { findChosenSeller, newApplicationPath } from "~/features/application/seller/chosen-seller.server.ts";
import { startApplication } from "~/features/application/start-application.server.ts";
import { startOnce } from "~/features/application/start-once.server.ts";
import { startRefused } from "~/features/application/start-refused.server.ts";
import { BUYER_FORM, OTHER_SELLER } from "~/features/application/step-forms.ts";
import { buyerSchema } from "~/features/application/steps/buyer-step.ts";
import { switchLanguage } from "~/session/switch-language.server.ts";
import { personalCodeWhitelist } from "~/features/application/test-codes.server.ts";
import { paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { discardDraft, type DraftKey, saveDraft } from "~/session/drafts.server.ts";
import { formRefused, operationPending } from "~/session/form-answer.server.ts";
import { parseForm, type ParsedForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => loadNewApplication(request));

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const form = await parseForm(request, {
    formId: BUYER_FORM,
    schema: buyerSchema(personalCodeWhitelist()),
    buttons: ["continue", "discardDraft", "keepDraft", "otherLanguage", OTHER_SELLER],
  });
  const typed = form.draft({ route: BUYER_FORM, subject: null });
  const portal = await openBuyerStep(request, typed);
  const { session, backend } = portal;
  const page = newApplicationPath(request, portal);
  const draft = { userId: session.user.id, route: BUYER_FORM, subject: null };
  const aside = await answerAside(request, form, { draft, page });
  if (aside !== null) return aside;
  const seller = await keepingTyped(session, typed, () => findChosenSeller(request, portal));
  // The page of the choice cannot show what was typed: it waits for the seller.
  if (seller.state === "missing") await saveDraft(draft, form.entries);
  if (seller.state === "missing") return redirect(page, 303);
  if (!form.ok) return formRefused(form);
  const { operationId } = form;
  const { sellerId } = seller;
  const attempt = { owner: session.user.id, operationId, content: { ...form.value, sellerId } };
  const start = { sellerId, operationId: operationId ?? "", draft: portal.draft };
  const once = await keepingTyped(session, typed, () =>
    startOnce(session, attempt, () => startApplication(backend, form.value, start)),
  );
  if (once.state !== "done") return operationPending(form, once);
  if (!once.value.ok) return startRefused(form, session, once.value);
  await discardDraft(draft);
  return redirect(paths.applicationStep(once.value.value.applicationId, 2), 303);
});

type BuyerForm = ParsedForm<ReturnType<typeof buyerSchema>>;

/** Buttons that start nothing; null for those that do. */
async function answerAside(request: Request, form: BuyerForm, { draft, page }: { draft: DraftKey; page: string }) {
  switch (form.intent) {
    case "otherLanguage":
      return switchLanguage(request, draft, form.entries, page);
    case "discardDraft":
      await discardDraft(draft);
      return redirect(page, 303);
    case "keepDraft":
      await saveDraft(draft, form.entries);
      return json({});
    case OTHER_SELLER:
      await saveDraft(draft, form.entries);
      return redirect(paths.newApplication(), 303);
    default:
      return null;
  }
}
