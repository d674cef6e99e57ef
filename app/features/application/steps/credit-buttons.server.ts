import { json, redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { confirmAgreement } from "../goods/goods-agreement.server.ts";
import { recalculate } from "../recalculate.server.ts";
import { isGoodsListFull } from "../goods/goods-context.ts";
import { saveGoods, type StepRequest } from "../save-step.server.ts";
import type { creditSchema } from "./credit-step.ts";
import { paymentFindings } from "./small-payment.server.ts";
import { addItem, openCatalogue } from "./typed-item.server.ts";
import { agreementMissing } from "./unsaved-answer.server.ts";
import { withDuration } from "./with-duration.server.ts";

type Pressed = StepRequest<typeof creditSchema>;

/**
 * The submit buttons of step 2 besides saving. Those that leave the page or change the rows keep the unfinished form as a
 * draft, so that it is there when the page comes back.
 */
export const creditButtons = {
  recalculate: answerRecalculation,
  chooseDuration: (request: Pressed) => answerRecalculation({ ...request, form: withDuration(request) }),
  live: answerLive,
  addItem,
  addGood: (request: Pressed) => keepAndGo(request, paths.applicationGoods(request.application.id, "new")),
  openCatalogue,
  editGood: (request: Pressed) =>
    keepAndGo(request, paths.applicationGoods(request.application.id, request.form.intentIndex ?? 0)),
  copyGood: (request: Pressed) => changeGoods(request, copyLine),
  removeGood: (request: Pressed) => changeGoods(request, removeLine),
};

/** Goes to the page of a good, where a manager may still confirm what is not ticked here. */
async function keepAndGo(request: Pressed, to: string) {
  await confirmAgreement(request, request.form);
  await saveDraft(draftKey(request, request.form.definition.id), request.form.entries);
  return redirect(to, 303);
}

/** What was typed, calculated by the back end's engine; nothing is saved but the draft. */
async function answerRecalculation(request: Pressed) {
  const { form, step, application, backend, session } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  if (!form.ok) return formErrorResponse(form);
  const { notice, smallPayment, ...computed } = await recalculate(backend, step.apply(application, form.value));
  if (notice !== null) await addNotice(session, toSessionNotice(notice));
  return json({ result: form.submission.reply(), ...computed, findings: paymentFindings({ smallPayment }) });
}

/**
 * The same while the user types: a form that is not ready yet has no summary, and what is wrong with a field by itself is left to the field. What only the goods and
 * the variant can say of a typed sum comes back as a save would say it.
 */
async function answerLive(request: Pressed) {
  const { form, step, application, backend } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  if (!form.ok) return json({});
  const typed = step.apply(application, form.value);
  const { summary, prices, ...computed } = await recalculate(backend, typed);
  const filled = new Set(form.entries.flatMap(([name, value]) => (value.trim() === "" ? [] : [name])));
  const findings = step.validate(typed).filter(({ field }) => TYPED_SUMS.includes(field) && filled.has(field));
  return json({ summary, prices, findings: [...findings, ...paymentFindings(computed)] });
}

const TYPED_SUMS: readonly string[] = ["advance.value", "ownFunds", "transferToClient", "sum"];

async function changeGoods(
  request: Pressed,
  change: (goods: ApplicationGoodsLine[], index: number) => ApplicationGoodsLine[],
) {
  const { form, application } = request;
  if (form.stale) return formErrorResponse(form);
  if (!(await confirmAgreement(request, form))) return agreementMissing(request);
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  const goods = change(application.goods, form.intentIndex ?? -1);
  const refusedStatus = await saveGoods(request, goods, form);
  // What was typed comes back from the draft, without findings about a form that was not sent.
  return refusedStatus === null
    ? redirect(paths.applicationGoodsList(application.id), 303)
    : json({}, { status: refusedStatus });
}

const removeLine = (goods: ApplicationGoodsLine[], index: number) => goods.filter((_, at) => at !== index);

/** A copy is another piece: it has no serial number yet, and the back end numbers its line. */
function copyLine(goods: ApplicationGoodsLine[], index: number): ApplicationGoodsLine[] {
  const line = goods[index];
  if (line === undefined || isGoodsListFull({ goods })) return goods;
  const copy = { ...line, id: null, serialNumber: null, insured: false, warrantyYears: null, warrantyCents: 0 };
  return [...goods.slice(0, index + 1), copy, ...goods.slice(index + 1)];
}
