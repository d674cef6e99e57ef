import { json, redirect } from "@remix-run/node";
import { issueMessage } from "~/domain/issue.ts";
import type { IssueKey } from "~/domain/issue-keys.ts";
import { paths } from "~/paths/paths.ts";
import type { Application, ApplicationGoodsLine } from "~/services/application-types.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { unsavedResult } from "~/forms/unsaved-result.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { findItemByText, toGoodsLine } from "../goods/catalogue-item.server.ts";
import { confirmAgreement } from "../goods/goods-agreement.server.ts";
import { isGoodsListFull } from "../goods/goods-context.ts";
import { ITEM_MAX_LENGTH } from "../goods/item-query.ts";
import { saveGoods, type StepRequest } from "../save-step.server.ts";
import type { PreparedSave } from "../step-route.server.ts";
import { agreementMissing } from "./unsaved-answer.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Pressed = StepRequest<typeof creditSchema>;

/** The field in which an item of the catalogue is typed. */
const ITEM_FIELD = "item";

const typedItem = ({ form }: Pressed): string => new Map(form.entries).get(ITEM_FIELD)?.trim() ?? "";

/** What a typed item comes to: a line of goods, a finding at its field, or another answer in its place. */
type TypedLine = { line: ApplicationGoodsLine } | { finding: IssueKey } | { answer: Response };

/** “Add”: the typed item becomes a line of goods at once (F-232); the rest of the form stays as it was typed. */
export async function addItem(request: Pressed): Promise<Response> {
  const { form, application } = request;
  if (form.stale) return formErrorResponse(form);
  const typed = await findTypedLine(request);
  if ("answer" in typed) return typed.answer;
  if ("finding" in typed) return showFinding(request, typed.finding);
  const refusedStatus = await saveGoods(request, [...application.goods, typed.line], form);
  if (refusedStatus !== null) return formErrorResponse(form, { status: refusedStatus });
  await keepWithoutItem(request);
  return redirect(paths.applicationGoodsList(application.id), 303);
}

/**
 * The catalogue is searched for what stands in the field, which is empty when the seller comes back. Each item there has a form of its own, so that a manager
 * confirms here (F-251).
 */
export async function openCatalogue(request: Pressed): Promise<Response> {
  if (!(await confirmAgreement(request, request.form))) return agreementMissing(request);
  await keepWithoutItem(request);
  const text = typedItem(request);
  const search = text === "" ? "" : new URLSearchParams({ q: text }).toString();
  return redirect(paths.applicationCatalogue(request.application.id, search), 303);
}

const keepWithoutItem = (request: Pressed): Promise<void> =>
  saveDraft(
    draftKey(request, request.form.definition.id),
    request.form.entries.filter(([name]) => name !== ITEM_FIELD),
  );

/**
 * “Save” and “continue” take along what stands in the field: the item is saved with the terms, or nothing is.
 * @returns the request with the item among the goods, or the page that says what is wrong with it
 */
export async function takeTypedItem(request: Pressed): Promise<PreparedSave<typeof creditSchema>> {
  if (request.form.stale || typedItem(request) === "") return { request };
  const typed = await findTypedLine(request);
  if ("answer" in typed) return typed;
  if ("finding" in typed && isListed(request)) return { request };
  if ("finding" in typed)
    return { answer: formErrorResponse(request.form, { fieldErrors: atItem(typed.finding), status: 400 }) };
  const { line } = typed;
  const withItem = (application: Application): Application =>
    application.goods.includes(line) ? application : { ...application, goods: [...application.goods, line] };
  const { step } = request;
  return {
    request: {
      ...request,
      application: withItem(request.application),
      // A late save reads the application once more: the item must be in that one as well.
      step: { ...step, apply: (latest, values) => step.apply(withItem(latest), values) },
    },
  };
}

/** What the catalogue has not, and stands among the goods by now, was typed there by hand. */
const isListed = (request: Pressed): boolean => {
  const text = typedItem(request).toLowerCase();
  return request.application.goods.some(({ title }) => title.toLowerCase().includes(text));
};

async function findTypedLine(request: Pressed): Promise<TypedLine> {
  const { form, application } = request;
  const text = typedItem(request);
  if (isGoodsListFull(application)) {
    await saveDraft(draftKey(request, form.definition.id), form.entries);
    return { answer: redirect(paths.applicationGoodsList(application.id), 303) };
  }
  if (!(await confirmAgreement(request, form))) return { answer: await agreementMissing(request) };
  if (text === "") return { finding: "goods.itemMissing" };
  if (text.length > ITEM_MAX_LENGTH) return { finding: "goods.itemUnknown" };
  const item = await findItemByText(request, text);
  return item.ok ? { line: toGoodsLine(item.value) } : { finding: `goods.${item.reason}` };
}

/** The page of “Add” again: without findings about a form that was not to be saved, and with everything typed. */
async function showFinding({ form, ...open }: Pressed, finding: IssueKey): Promise<Response> {
  await saveDraft(draftKey(open, form.definition.id), form.entries);
  return json({ result: unsavedResult(form, atItem(finding)) }, { status: 400 });
}

const atItem = (finding: IssueKey): Record<string, string[]> => ({ [ITEM_FIELD]: [issueMessage(finding)] });
