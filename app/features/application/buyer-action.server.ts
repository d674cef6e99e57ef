import { redirect } from "@remix-run/node";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse, operationPending } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { FIRST_STEP_OF_APPLICATION } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { isUnknownCountry } from "~/flows/citizenship/citizenship.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { deleteDraft, saveDraft } from "~/store/drafts.server.ts";
import { buyerDraftKey } from "./buyer-page.server.ts";
import { answerBuyerData } from "./buyer-data.server.ts";
import { unknownCitizenship } from "./unknown-citizenship.server.ts";
import { sayCleanedName } from "./name-buyer.server.ts";
import { calculationIn, findChosenSeller, newApplicationPath } from "./seller/chosen-seller.server.ts";
import { startApplication } from "./start-application.server.ts";
import { startIdempotently } from "./start-idempotently.server.ts";
import { startRefused } from "./start-refused.server.ts";
import type { BUYER_FORM } from "./forms/buyer-form.ts";
import { OTHER_SELLER } from "./forms/buyer-form.ts";
import { buyerSchema } from "./steps/buyer-step.ts";
import { personalCodeWhitelist } from "./test-codes.server.ts";
import { requireBuyerStep } from "./unfinished-application.server.ts";

/** Answers step 1: starts an application for the buyer (F-187, F-203 to F-207), or does what a button about the draft or the seller says. */
export async function answerBuyer(portal: Portal, read: ReadForm<typeof BUYER_FORM>): Promise<Response> {
  const step = await requireBuyerStep(portal);
  const { session, unfinishedApplication, started } = step;
  if (started !== null) return answerBuyerData(started, read);
  const page = newApplicationPath(step);
  const key = buyerDraftKey(session, unfinishedApplication?.id ?? null);
  const answer = await answerDraftButton(portal, read, { key, page });
  if (answer !== null) return answer;
  if (read.intent === OTHER_SELLER) {
    await saveDraft(key, read.entries);
    return redirect(paths.newApplication(), 303);
  }
  const seller = await findChosenSeller(step);
  if (seller.state === "missing") {
    // The page of the choice cannot show what was typed: it waits for the seller.
    await saveDraft(key, read.entries);
    return redirect(page, 303);
  }
  const form = validate(read, buyerSchema(personalCodeWhitelist()));
  if (!form.ok) return formErrorResponse(form);
  if (await isUnknownCountry(portal, form.value.citizenship)) return unknownCitizenship(form, "citizenship");
  const { operationId, value } = form;
  const { sellerId } = seller;
  const calculation = calculationIn(step);
  const attempt = { owner: session.user.id, operationId, content: { ...value, sellerId, calculation } };
  const start = { sellerId, operationId: operationId ?? "", unfinishedApplication, calculation };
  const once = await startIdempotently(session, attempt, () => startApplication(step, value, start));
  if (once.state !== "done") {
    // The page that is opened again has what was typed from here.
    if (once.state === "running") await saveDraft(key, read.entries);
    return operationPending(form, once, page);
  }
  if (!once.value.ok) return startRefused(form, session, once.value);
  await deleteDraft(key);
  if (value.firstName !== null) await sayCleanedName(session, read.entries, value);
  return redirect(paths.applicationStep(once.value.value.applicationId, FIRST_STEP_OF_APPLICATION), 303);
}
