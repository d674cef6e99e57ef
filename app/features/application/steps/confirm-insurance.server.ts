import { json } from "@remix-run/node";
import { issueMessage } from "~/domain/issue.ts";
import { unsavedResult } from "~/forms/unsaved-result.server.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { findInsuranceChange } from "../insurance-change.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { StepAnswer } from "../step-answer.ts";
import type { PreparedSave } from "../step-route.server.ts";
import type { creditSchema } from "./credit-step.ts";
import { INSURANCE_CHANGE_FIELD } from "./insurance-change-field.ts";
import { sumsBeside } from "./recalculation.server.ts";
import { refuseSmallPayment } from "./small-payment.server.ts";
import { takeTypedItem } from "./typed-item.server.ts";

type Pressed = StepRequest<typeof creditSchema>;

/**
 * What “save” and “continue” of step 2 do first: the typed item becomes a good (F-232), a payment that is too small is refused (G17), and a changed premium is
 * agreed to (F-264).
 */
export async function prepareCredit(request: Pressed): Promise<PreparedSave<typeof creditSchema>> {
  const prepared = await takeTypedItem(request);
  if ("answer" in prepared) return prepared;
  const refused = await refuseSmallPayment(prepared.request);
  return refused === null ? confirmInsurance(prepared.request, request) : { answer: refused };
}

/** The credit is compared with what is saved: a typed item is not part of that. */
async function confirmInsurance(
  request: Pressed,
  { application: before }: Pressed,
): Promise<PreparedSave<typeof creditSchema>> {
  const { form, step, application, backend } = request;
  if (!form.ok) return { request: { ...request, beside: sumsBeside(request) } };
  const after = step.apply(application, form.value);
  if (step.validate(after).length > 0) return { request };
  const change = await findInsuranceChange(backend, { before, after });
  if (change === null || isAgreed(form.posted, change.newSumCents)) return { request };
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  const result = unsavedResult(form, { [INSURANCE_CHANGE_FIELD]: [issueMessage("tick.required")] });
  return { answer: json({ result, insuranceChange: change } satisfies StepAnswer, { status: 400 }) };
}

const isAgreed = (posted: readonly (readonly [string, unknown])[], sumCents: number): boolean =>
  posted.some(([name, value]) => name === INSURANCE_CHANGE_FIELD && value === String(sumCents));
