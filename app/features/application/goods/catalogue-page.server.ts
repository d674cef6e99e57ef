import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths/paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { confirmAgreement } from "./goods-agreement.server.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { CatalogueItem, GoodsGroup } from "~/services/goods-types.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { requireApplication, type ApplicationContext } from "../application-context.server.ts";
import { saveChange } from "../save-step.server.ts";
import { CATALOGUE_FORM } from "./catalogue-form.ts";
import { findCatalogueItem, toGoodsLine } from "./catalogue-item.server.ts";
import { isGoodsListFull } from "./goods-context.ts";

const SHOWN_ITEMS = 25;

const searchSchema = z.object({
  q: z.string().max(60).catch(""),
  group: z.coerce.number().int().positive().catch(0),
});

const catalogueSchema = z.object({ productNumber: z.string().max(30) });

export type CataloguePage = {
  applicationId: number;
  seals: { csrf: string; operationId: string };
  search: { q: string; group: number };
  groups: GoodsGroup[];
  items: CatalogueItem[];
  limited: boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/** An application to which a good may still be added; at the list of goods a full one says so (F-198). */
export async function requireCatalogue(portal: Portal, params: Params): Promise<ApplicationContext> {
  const open = await requireApplication(portal, params, { may: "goods:edit", status: "editGoods" });
  const { application } = open;
  if (isGoodsListFull(application)) throw redirect(paths.applicationGoodsList(application.id), 303);
  return open;
}

/** Catalogue items by a search in the address, so that it works without script and can be shared. */
export async function cataloguePage(open: ApplicationContext): Promise<CataloguePage> {
  const search = searchSchema.parse(Object.fromEntries(open.url.searchParams));
  const found = await getCatalogue(open.backend, {
    applicationId: open.application.id,
    search: search.q,
    limit: SHOWN_ITEMS,
    ...(search.group > 0 ? { groupId: search.group } : {}),
  });
  if (!found.ok) throw refusalPage(found.notice);
  const { groups, items } = found.value;
  return {
    applicationId: open.application.id,
    seals: formSeals(open.session, CATALOGUE_FORM.id),
    search,
    groups: groups.filter(({ hasCatalogue }) => hasCatalogue),
    items,
    limited: items.length >= SHOWN_ITEMS,
  };
}

/**
 * Answers the button of an item: with the good it leads to the list of goods, else the catalogue says what is wrong. A manager who has not
 * confirmed on the list of goods that the change is agreed does it there first (F-251).
 */
export async function answerCatalogue(
  portal: Portal,
  read: ReadForm<typeof CATALOGUE_FORM>,
  params: Params,
): Promise<Response> {
  const open = await requireCatalogue(portal, params);
  const { id } = open.application;
  const form = validate(read, catalogueSchema);
  if (!form.ok) return redirect(paths.applicationCatalogue(id), 303);
  if (!(await confirmAgreement(open, form))) {
    await addNotice(open.session, { text: { key: "application:notices.goodsNotAgreed" }, variant: "warning" });
    return redirect(paths.applicationGoodsList(id), 303);
  }
  const added = await addCatalogueItem(open, form.value.productNumber, form.operationId ?? randomUUID());
  return redirect(added ? paths.applicationGoodsList(id) : paths.applicationCatalogue(id), 303);
}

/** Adds one piece of a catalogue item; false when nothing was saved. */
async function addCatalogueItem(
  open: ApplicationContext,
  productNumber: string,
  operationId: string,
): Promise<boolean> {
  const { application } = open;
  const item = await findCatalogueItem(open, productNumber);
  if (item === undefined) return false;
  return saveChange(open, { ...application, goods: [...application.goods, toGoodsLine(item)] }, operationId);
}
