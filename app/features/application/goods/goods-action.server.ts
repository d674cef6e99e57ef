import { json, redirect } from "@remix-run/node";
import { goodsLineSchema } from "~/domain/goods-line-schema.ts";
import { issueMessage } from "~/domain/issue.ts";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse, type FormErrors } from "~/forms/form-error-response.server.ts";
import { unsavedResult } from "~/forms/unsaved-result.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate, type ParsedForm } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { deleteDraft, findDraft, saveDraft } from "~/store/drafts.server.ts";
import { draftKey, withDrawn } from "../application-draft.server.ts";
import { buttonOf, overwritesUnseen, sayConflict, toConflict } from "../save-conflict.server.ts";
import { saveGoods } from "../save-step.server.ts";
import { confirmAgreement } from "./goods-agreement.server.ts";
import { changedSince } from "../drawn-version.server.ts";
import { goodsContextOf } from "./goods-context.ts";
import { AGREEMENT_FIELD } from "./agreement-name.ts";
import { toGoodsFields, type GOODS_FORM } from "./goods-fields.ts";
import { goodsDraftKey, requireGoods, type GoodsContext } from "./goods-page.server.ts";
import { toLandedLine } from "./landed-line.server.ts";
import { completeLine, withLine } from "./save-goods-line.server.ts";
import { findWarrantyOffer } from "./warranty-offer.server.ts";

type GoodsForm = ParsedForm<ReturnType<typeof goodsLineSchema>, typeof GOODS_FORM>;
const CONFLICT = 409;
/** The form of step 2, and the field in which an item of the catalogue is typed there. */
const CREDIT_FORM = "credit";
const ITEM_FIELD = "item";

type Params = Readonly<Record<string, string | undefined>>;

/** Answers the form of one good: its schema follows from the shop's groups. */
export async function answerGoods(
  portal: Portal,
  posted: ReadForm<typeof GOODS_FORM>,
  params: Params,
): Promise<Response> {
  const read = withDrawn(posted);
  const open = await requireGoods(portal, params, read.entries);
  const page = paths.applicationGoods(open.application.id, open.index ?? "new");
  const answer = await answerDraftButton(portal, read, { key: goodsDraftKey(open), page });
  if (answer !== null) return answer;
  const { extendedWarrantyAllowed } = open.application.shopConditions;
  const form = validate(read, goodsLineSchema(goodsContextOf(open.groups, extendedWarrantyAllowed)));
  if (form.intent === "warrantyPrices") return showPrices(open, form);
  return saveLine(open, form);
}

/** The page with the prices, and no finding: nothing was to be saved, the duration least of all. */
const showPrices = async ({ backend }: GoodsContext, form: GoodsForm): Promise<Response> =>
  json({ result: unsavedResult(form), warranty: await findWarrantyOffer(backend, form.entries) });

/** The page that says what is wrong; the prices of an extended warranty that is wanted stay on it. */
async function refuse({ backend }: GoodsContext, form: GoodsForm, errors?: FormErrors): Promise<Response> {
  const isInsured = new Map(form.entries).get("insured") === "on";
  return formErrorResponse(form, errors, isInsured ? { warranty: await findWarrantyOffer(backend, form.entries) } : {});
}

/** No extended warranty of such a duration: which there are, or that there is none. */
async function refuseWarranty({ backend }: GoodsContext, form: GoodsForm): Promise<Response> {
  const warranty = await findWarrantyOffer(backend, form.entries);
  const years = warranty.prices.map((price) => price.years).join(", ");
  const found =
    years === ""
      ? issueMessage("goods.warrantyUnavailable")
      : issueMessage("goods.warrantyYearsUnavailable", { years });
  return formErrorResponse(form, { fieldErrors: { warrantyYears: [found] } }, { warranty });
}

async function saveLine(open: GoodsContext, form: GoodsForm): Promise<Response> {
  if (form.stale) return refuse(open, form);
  if (!(await confirmAgreement(open, form)))
    return refuse(open, form, {
      status: 400,
      fieldErrors: { [AGREEMENT_FIELD]: [issueMessage("tick.required")] },
    });
  if (!form.ok) return refuse(open, form);
  const line = await completeLine(open.backend, form.value, open.line);
  if (!line.ok) return refuseWarranty(open, form);
  const landed = await toLandedLine(open, { drawn: form.version, typed: form.value });
  if (landed !== null) return landed;
  const conflict = await findLineConflict(open, form, line.value);
  if (conflict !== null) return conflict;
  const goods = withLine(open.application.goods, open.index, line.value);
  // A line that another save has left alone is changed, one is added, whatever happened to the others.
  const version =
    isSameLine(open, form) && changedSince(form.version, toGoodsFields(open.line)) !== null ? null : form.version;
  const rejectedStatus = await saveGoods(open, goods, { operationId: form.operationId, version });
  if (rejectedStatus !== null) return refuse(open, form, { status: rejectedStatus });
  await deleteDraft(goodsDraftKey(open));
  await forgetTypedItem(open);
  return redirect(paths.applicationGoodsList(open.application.id), 303);
}

/** What was looked for in the catalogue before the good was typed by hand is no data that wait to be saved. */
async function forgetTypedItem(open: GoodsContext): Promise<void> {
  const key = draftKey(open, CREDIT_FORM);
  const draft = await findDraft(key);
  if (draft?.entries.some(([name]) => name === ITEM_FIELD) !== true) return;
  await saveDraft(
    key,
    draft.entries.filter(([name]) => name !== ITEM_FIELD),
  );
}

/** The same line as another tab has changed it meanwhile: both values to be chosen from (G12). Of another line nothing can be said here. */
async function findLineConflict(open: GoodsContext, form: GoodsForm, line: ApplicationGoodsLine) {
  const late = { drawn: form.version, mine: toGoodsFields(line), theirs: toGoodsFields(open.line) };
  if (!isSameLine(open, form) || !overwritesUnseen(late)) return null;
  await saveDraft(goodsDraftKey(open), form.entries);
  await sayConflict(open, open.application);
  const titles = { groupId: open.groups.map(({ id, title }) => ({ value: String(id), title })) };
  const { version } = open.application;
  const conflict = toConflict(late, { version, button: buttonOf(form), entries: form.entries, titles });
  return json({ conflict }, { status: CONFLICT });
}

/** Whether the place still holds the line that the form was drawn for; a new line has none yet. */
const isSameLine = ({ line }: GoodsContext, { entries }: GoodsForm): boolean =>
  (new Map(entries).get("id") ?? "") === String(line?.id ?? "");
