import { json, redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { confirmAgreement } from "../goods/goods-agreement.server.ts";
import { isGoodsListFull } from "../goods/goods-context.ts";
import { saveGoods, type StepRequest } from "../save-step.server.ts";
import type { creditSchema } from "./credit-step.ts";
import { answerLive, answerRecalculation } from "./recalculation.server.ts";
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
