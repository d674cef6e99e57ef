import { json, redirect } from "@remix-run/node";
import { paths } from "~/paths.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { saveDraft } from "~/session/drafts.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { recalculate } from "../recalculate.server.ts";
import { isGoodsListFull } from "../goods/goods-limit.ts";
import { saveGoods, type StepRequest } from "../save-step.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Request = StepRequest<typeof creditSchema>;

/**
 * The submit buttons of step 2 besides saving. Those that leave the page or change the rows keep the unfinished form as a
 * draft, so that it is there when the page comes back.
 */
export const creditButtons = {
  recalculate: answerRecalculation,
  live: answerLive,
  addGood: (request: Request) => keepAndGo(request, paths.applicationGoods(request.application.id, "new")),
  openCatalogue: (request: Request) => keepAndGo(request, paths.applicationCatalogue(request.application.id)),
  editGood: (request: Request) =>
    keepAndGo(request, paths.applicationGoods(request.application.id, request.form.intentIndex ?? 0)),
  copyGood: (request: Request) => changeGoods(request, copyLine),
  removeGood: (request: Request) => changeGoods(request, removeLine),
};

async function keepAndGo(request: Request, to: string) {
  await saveDraft(draftKey(request, request.step.formId), request.form.entries);
  return redirect(to, 303);
}

/** What was typed, calculated by the back end's engine; nothing is saved but the draft. */
async function answerRecalculation(request: Request) {
  const { form, step, application, backend, session } = request;
  await saveDraft(draftKey(request, step.formId), form.entries);
  if (!form.ok) return formRefused(form);
  const { summary, notice } = await recalculate(backend, step.apply(application, form.value));
  if (notice !== null) await addNotice(session, toSessionNotice(notice));
  return json({ result: form.submission.reply(), summary });
}

/** The same while somebody types: findings are left to the fields, a form that is not ready yet has no summary. */
async function answerLive(request: Request) {
  const { form, step, application, backend } = request;
  await saveDraft(draftKey(request, step.formId), form.entries);
  if (!form.ok) return json({});
  const { summary } = await recalculate(backend, step.apply(application, form.value));
  return json({ summary });
}

async function changeGoods(
  request: Request,
  change: (goods: ApplicationGoodsLine[], index: number) => ApplicationGoodsLine[],
) {
  const { form, application, step } = request;
  await saveDraft(draftKey(request, step.formId), form.entries);
  const goods = change(application.goods, form.intentIndex ?? -1);
  const refusedStatus = await saveGoods(request, goods, form);
  // What was typed comes back from the draft, without findings about a form that nobody wanted to send.
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
