import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { WARRANTY_DEFAULT_MONTHS } from "~/domain/limits.ts";
import { paths } from "~/paths.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { CatalogueItem, GoodsGroup } from "~/services/goods-types.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { openApplication, type OpenApplication } from "../open-application.server.ts";
import { saveChange } from "../save-step.server.ts";
import { isGoodsListFull } from "./goods-limit.ts";

export const CATALOGUE_FORM = "catalogue";

const SHOWN_ITEMS = 25;

const searchSchema = z.object({
  q: z.string().max(60).catch(""),
  group: z.coerce.number().int().positive().catch(0),
});

export type CataloguePage = {
  applicationId: number;
  seals: { csrf: string; operationId: string };
  search: { q: string; group: number };
  groups: GoodsGroup[];
  items: CatalogueItem[];
  limited: boolean;
};

/** An application to which a good may still be added; at the list of goods a full one says so (F-198). */
export async function openForGoods(args: LoaderFunctionArgs): Promise<OpenApplication> {
  const open = await openApplication(args);
  const { application, journey } = open;
  if (!journey.editable) throw redirect(paths.applicationStep(application.id, 5));
  if (isGoodsListFull(application)) throw redirect(paths.applicationGoodsList(application.id), 303);
  return open;
}

/** Catalogue items by a search in the address, so that it works without script and can be shared. */
export async function cataloguePage(open: OpenApplication, url: URL): Promise<CataloguePage> {
  const search = searchSchema.parse({ q: url.searchParams.get("q") ?? "", group: url.searchParams.get("group") ?? 0 });
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
    seals: formSeals(open.session, CATALOGUE_FORM),
    search,
    groups: groups.filter(({ hasCatalogue }) => hasCatalogue),
    items,
    limited: items.length >= SHOWN_ITEMS,
  };
}

/** Adds one piece of a catalogue item with the price and the limitations of the catalogue; false when nothing was saved. */
export async function addCatalogueItem(
  open: OpenApplication,
  productNumber: string,
  operationId: string,
): Promise<boolean> {
  const { application, backend } = open;
  const found = await getCatalogue(backend, { applicationId: application.id, productNumber });
  const item = found.ok ? found.value.items.find((candidate) => candidate.productNumber === productNumber) : undefined;
  return (
    item !== undefined && saveChange(open, { ...application, goods: [...application.goods, toLine(item)] }, operationId)
  );
}

const toLine = ({
  title,
  priceCents,
  groupId,
  productNumber,
  manufacturerWarrantyMonths,
  limitations,
}: CatalogueItem): ApplicationGoodsLine => ({
  id: null,
  title,
  quantity: 1,
  priceCents,
  groupId,
  productNumber,
  serialNumber: null,
  manufacturerWarrantyMonths: manufacturerWarrantyMonths ?? WARRANTY_DEFAULT_MONTHS,
  insured: false,
  warrantyYears: null,
  warrantyCents: 0,
  limitations,
});
