import { json } from "@remix-run/node";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { Application } from "~/services/application-types.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { recalculate } from "../recalculate.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { FormFields } from "../step-definition.ts";
import type { creditSchema } from "./credit-step.ts";
import { paymentFindings } from "./small-payment.server.ts";
import { summaryOfRight, sumsAboveGoods } from "./typed-so-far.ts";

type Pressed = StepRequest<typeof creditSchema>;

const summaryOfTyped = ({ form, application }: Pressed) =>
  summaryOfRight(application, form.submission.payload as FormFields);

/** Beside a field that is wrong by itself. */
export const sumsBeside = ({ form, application }: Pressed) =>
  sumsAboveGoods(application, form.submission.payload as FormFields);

/** What was typed, calculated by the back end's engine; nothing is saved but the draft. */
export async function answerRecalculation(request: Pressed) {
  const { form, step, application, backend, session } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  if (!form.ok)
    return formErrorResponse(form, {}, { ...summaryOfTyped(request), prices: [], findings: sumsBeside(request) });
  const typed = step.apply(application, form.value);
  const wrong = wrongSums(request, typed);
  if (wrong.length > 0)
    return json({ result: form.submission.reply(), ...summaryOfTyped(request), prices: [], findings: wrong });
  const { notice, smallPayment, ...computed } = await recalculate(backend, typed);
  if (notice !== null) await addNotice(session, toSessionNotice(notice));
  return json({ result: form.submission.reply(), ...computed, findings: paymentFindings({ smallPayment }) });
}

/**
 * The same while the user types: a form with a wrong field is not priced, and what is wrong with the field by itself is left to it. What only the goods and the
 * variant can say of a typed sum comes back as a save would say it.
 */
export async function answerLive(request: Pressed) {
  const { form, step, application, backend } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  if (!form.ok) return json({ ...summaryOfTyped(request), prices: [], findings: sumsBeside(request) });
  const typed = step.apply(application, form.value);
  const wrong = wrongSums(request, typed);
  if (wrong.length > 0) return json({ ...summaryOfTyped(request), prices: [], findings: wrong });
  const { summary, prices, ...computed } = await recalculate(backend, typed);
  return json({ summary, prices, findings: paymentFindings(computed) });
}

/** What only the goods and the variant can say of a typed sum (F-243). */
function wrongSums({ form, step }: Pressed, typed: Application) {
  const filled = new Set(form.entries.flatMap(([name, value]) => (value.trim() === "" ? [] : [name])));
  return step.validate(typed).filter(({ field }) => TYPED_SUMS.includes(field) && filled.has(field));
}

const TYPED_SUMS: readonly string[] = ["advance.value", "ownFunds", "transferToClient", "sum"];
