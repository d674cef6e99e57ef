import { WARRANTY_DEFAULT_MONTHS } from "~/domain/limits.ts";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import type { ApplicationGoodsLine } from "~/services/application-types.ts";
import { getCatalogue } from "~/services/goods.server.ts";
import type { CatalogueItem } from "~/services/goods-types.ts";
import type { ApplicationContext } from "../application-context.server.ts";

type Searched = Pick<ApplicationContext, "backend" | "application">;

/** The item of the shop's catalogue with this whole number. */
export async function findCatalogueItem(
  { backend, application }: Searched,
  productNumber: string,
): Promise<CatalogueItem | undefined> {
  const found = await getCatalogue(backend, { applicationId: application.id, productNumber });
  return found.ok ? found.value.items.find((item) => item.productNumber === productNumber) : undefined;
}

/** Enough to know the only match from one of several. */
const ONE_TOO_MANY = 2;

/** The item that a typed text means: the one with this number, else the only one whose number or name has the text in it (F-232). */
export async function findItemByText(
  open: Searched,
  text: string,
): Promise<Outcome<CatalogueItem, "itemUnknown" | "itemAmbiguous">> {
  const exact = await findCatalogueItem(open, text);
  if (exact !== undefined) return accepted(exact);
  const { backend, application } = open;
  const found = await getCatalogue(backend, { applicationId: application.id, search: text, limit: ONE_TOO_MANY });
  const [first, ...others] = found.ok ? found.value.items : [];
  if (first === undefined) return rejected("itemUnknown");
  return others.length === 0 ? accepted(first) : rejected("itemAmbiguous");
}

/** One piece of a catalogue item with the price and the limitations of the catalogue (F-240, F-241). */
export const toGoodsLine = ({
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
