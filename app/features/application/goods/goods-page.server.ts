import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { notFoundPage, refusalPage } from "~/services/fault-pages.server.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { GoodsGroup } from "~/services/goods-types.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { keepDraft, type KeptDraft } from "~/session/drafts.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { draftKey, findTypedDraft } from "../application-draft.server.ts";
import { keepingTyped, openApplication, type OpenApplication } from "../open-application.server.ts";
import type { FormFields } from "../step-definition.ts";
import { GOODS_FORM, toGoodsFields } from "./goods-fields.ts";
import { isGoodsListFull } from "./goods-limit.ts";

export type OpenGoods = OpenApplication & {
  groups: GoodsGroup[];
  index: number | null;
  line: ApplicationGoodsLine | undefined;
};

export type GoodsPage = {
  applicationId: number;
  isNew: boolean;
  seals: { csrf: string; operationId: string };
  version: string | null;
  fields: FormFields;
  draftSavedAt: number | null;
  groups: GoodsGroup[];
  extendedWarrantyAllowed: boolean;
};

/** One line of goods of an application that may still be changed: `new`, or the number of a line. */
export async function openGoods(args: LoaderFunctionArgs, keep: KeptDraft | null = null): Promise<OpenGoods> {
  const open = await openApplication(args, keep);
  const { application, journey, backend } = open;
  if (!journey.editable) throw redirect(paths.applicationStep(application.id, 5));
  const index = indexOf(args.params["line"]);
  const line = index === null ? undefined : application.goods[index];
  if (index !== null && line === undefined) throw await withoutLine(open, keep);
  if (index === null && isGoodsListFull(application)) throw await toFullGoodsList(open, keep);
  const question = { applicationId: application.id, limit: 1 };
  const catalogue = await keepingTyped(open.session, keep, () => getCatalogue(backend, question));
  if (!catalogue.ok) throw refusalPage(catalogue.notice);
  return { ...open, groups: catalogue.value.groups, index, line };
}

/** A line that another tab has removed while it was typed: what was typed is there for a new one (G12, O2). */
async function withoutLine({ session, application }: OpenApplication, keep: KeptDraft | null): Promise<Response> {
  if (keep === null) return notFoundPage();
  await keepDraft(session.user.id, { ...keep, route: formIdOf({ index: null }) });
  await addNotice(session, { text: { key: "application:notices.goodGone" }, variant: "warning" });
  return redirect(paths.applicationGoodsList(application.id), 303);
}

/** No further line fits: the list says so. What was typed for one is kept for when there is room again. */
async function toFullGoodsList({ session, application }: OpenApplication, keep: KeptDraft | null): Promise<Response> {
  if (keep !== null) await keepDraft(session.user.id, keep);
  return redirect(paths.applicationGoodsList(application.id), 303);
}

export async function goodsPage(open: OpenGoods): Promise<GoodsPage> {
  const saved = toGoodsFields(open.line);
  const draft = await findTypedDraft(draftKey(open, formIdOf(open)), saved);
  return {
    applicationId: open.application.id,
    isNew: open.index === null,
    seals: formSeals(open.session, GOODS_FORM),
    version: open.application.version,
    fields: draft?.fields ?? saved,
    draftSavedAt: draft?.savedAt ?? null,
    groups: open.groups,
    extendedWarrantyAllowed: open.application.shopConditions.extendedWarrantyAllowed,
  };
}

/** Each line has a draft of its own. */
export const formIdOf = ({ index }: Pick<OpenGoods, "index">) => `${GOODS_FORM}-${index ?? "new"}`;

function indexOf(text: string | undefined): number | null {
  if (text === "new") return null;
  if (text === undefined || !/^\d{1,2}$/.test(text)) throw notFoundPage();
  return Number(text);
}
