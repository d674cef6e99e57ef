import { redirect } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { GoodsGroup } from "~/services/goods-types.ts";
import { saveDraft, type DraftKey, type FormEntries } from "~/store/drafts.server.ts";
import { findTypedDraft } from "../application-draft.server.ts";
import { requireApplication, type ApplicationContext } from "../application-context.server.ts";
import type { FormFields } from "../step-definition.ts";
import { drawnVersion, restoreDraft } from "../drawn-version.server.ts";
import { asksAgreement } from "./goods-agreement.server.ts";
import { isGoodsListFull } from "./goods-context.ts";
import { draftSubjectOf, GOODS_FORM, toGoodsFields } from "./goods-fields.ts";

export type GoodsContext = ApplicationContext & {
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
  /** A manager must confirm that the change is agreed with the seller (F-251). */
  asksAgreement: boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/**
 * One line of goods of an application that may still be changed: `new`, or the number of a line.
 * @param typed what was typed into the form, when it is posted
 */
export async function requireGoods(
  portal: Portal,
  params: Params,
  typed: FormEntries | null = null,
): Promise<GoodsContext> {
  const index = indexOf(params["line"]);
  const open = await requireApplication(portal, params, { may: "goods:edit", status: "editGoods" });
  const { application, backend } = open;
  const line = index === null ? undefined : application.goods[index];
  if (index !== null && line === undefined) throw await lineGone(open, typed);
  if (index === null && isGoodsListFull(application)) throw await toFullGoodsList(open, typed);
  const catalogue = await getCatalogue(backend, { applicationId: application.id, limit: 1 });
  if (!catalogue.ok) throw refusalPage(catalogue.notice);
  return { ...open, groups: catalogue.value.groups, index, line };
}

/** A line that another tab has removed while it was typed: what was typed is there for a new one (G12, O2). */
async function lineGone(open: ApplicationContext, typed: FormEntries | null): Promise<Response> {
  if (typed === null) return notFoundPage();
  await saveDraft(goodsDraftKey({ ...open, index: null }), typed);
  await addNotice(open.session, { text: { key: "application:notices.goodGone" }, variant: "warning" });
  return redirect(paths.applicationGoodsList(open.application.id), 303);
}

/** No further line fits: the list says so. What was typed for one is saved for when there is room again. */
async function toFullGoodsList(open: ApplicationContext, typed: FormEntries | null): Promise<Response> {
  if (typed !== null) await saveDraft(goodsDraftKey({ ...open, index: null }), typed);
  return redirect(paths.applicationGoodsList(open.application.id), 303);
}

export async function goodsPage(open: GoodsContext): Promise<GoodsPage> {
  const saved = toGoodsFields(open.line);
  const draft = await findTypedDraft(goodsDraftKey(open), saved);
  const now = drawnVersion(open.application.version, saved);
  const { fields, drawn } = draft === null ? { fields: saved, drawn: now } : restoreDraft(now, saved, draft);
  return {
    applicationId: open.application.id,
    isNew: open.index === null,
    seals: formSeals(open.session, GOODS_FORM.id),
    version: drawn,
    fields,
    draftSavedAt: draft?.savedAt ?? null,
    groups: open.groups,
    extendedWarrantyAllowed: open.application.shopConditions.extendedWarrantyAllowed,
    asksAgreement: asksAgreement(open),
  };
}

/** Each line has a draft of its own. */
export const goodsDraftKey = ({
  session,
  application,
  index,
}: Pick<GoodsContext, "session" | "application" | "index">): DraftKey => ({
  userId: session.user.id,
  route: GOODS_FORM.id,
  subject: draftSubjectOf({ applicationId: String(application.id), line: String(index ?? "new") }),
});

function indexOf(text: string | undefined): number | null {
  if (text === "new") return null;
  if (text === undefined || !/^\d{1,2}$/.test(text)) throw notFoundPage();
  return Number(text);
}
