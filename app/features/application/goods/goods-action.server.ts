import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { goodsLineSchema } from "~/domain/goods-line-schema.ts";
import { issueMessage } from "~/domain/issue.ts";
import { parseMoney } from "~/domain/money.ts";
import { paths } from "~/paths.ts";
import { getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { discardDraft } from "~/session/drafts.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { parseForm, type ParsedForm } from "~/session/parse-form.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { keepingTyped } from "../open-application.server.ts";
import { saveGoods } from "../save-step.server.ts";
import { switchLanguage } from "~/session/switch-language.server.ts";
import { goodsContextOf } from "./goods-context.ts";
import { GOODS_FIELDS, GOODS_FORM } from "./goods-fields.ts";
import { formIdOf, openGoods, type OpenGoods } from "./goods-page.server.ts";
import { completeLine, withLine } from "./save-goods-line.server.ts";

const BUTTONS = ["continue", "warrantyPrices", "discardDraft", "otherLanguage"];

/**
 * The form is read twice: what was typed first, so that it is kept whatever happens next, and its values once the shop's
 * groups are known.
 */
export async function answerGoods({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const options = { formId: GOODS_FORM, fields: GOODS_FIELDS, buttons: BUTTONS };
  const typed = await parseForm(request.clone(), { ...options, schema: z.looseObject({}) });
  const draft = typed.draft({ route: `${GOODS_FORM}-${params["line"]}`, subject: params["applicationId"] ?? null });
  const open = await openGoods({ request, params, context }, draft);
  if (typed.intent === "otherLanguage") return switchLanguage(request, draftKey(open, formIdOf(open)), typed.entries);
  const schema = goodsLineSchema(goodsContextOf(open.groups, open.application.shopConditions.extendedWarrantyAllowed));
  const form = await parseForm(request, { ...options, schema });
  return keepingTyped(open.session, draft, () => answerButton(open, form));
}

type GoodsForm = ParsedForm<ReturnType<typeof goodsLineSchema>>;

async function answerButton(open: OpenGoods, form: GoodsForm): Promise<Response> {
  const key = draftKey(open, formIdOf(open));
  if (form.intent === "discardDraft") await discardDraft(key);
  if (form.intent === "discardDraft")
    return redirect(paths.applicationGoods(open.application.id, open.index ?? "new"), 303);
  if (form.intent === "warrantyPrices")
    return json({ result: form.submission.reply({ hideFields: [] }), prices: await findPrices(open.backend, form) });
  if (!form.ok) return formRefused(form);
  const line = await completeLine(open.backend, form.value, open.line);
  if (!line.ok)
    return formRefused(form, { fieldErrors: { warrantyYears: [issueMessage("goods.warrantyUnavailable")] } });
  const goods = withLine(open.application.goods, open.index, line.value);
  const refusedStatus = await saveGoods(open, goods, form);
  if (refusedStatus !== null) return formRefused(form, { status: refusedStatus });
  await discardDraft(key);
  return redirect(paths.applicationGoodsList(open.application.id), 303);
}

/** Prices of the extended warranty for the typed group and price, as far as they can be read. */
async function findPrices(backend: Backend, { entries }: GoodsForm) {
  const typed = new Map(entries);
  const price = parseMoney(typed.get("priceCents") ?? "");
  const groupId = Number(typed.get("groupId"));
  if (!price.ok || !Number.isSafeInteger(groupId)) return [];
  const prices = await getGuaranteeInsurancePrices(backend, { groupId, priceCents: price.value });
  return prices.ok ? prices.value : [];
}
