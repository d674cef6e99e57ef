import type { catalogueItems } from "../../store/schema/goods.ts";
import { toSearchText } from "../../store/search-text.ts";
import { BEDS } from "./beds.ts";
import type { DemoItem } from "./catalogue-item.ts";
import { ELECTRONICS } from "./electronics.ts";
import { SOLAR } from "./solar.ts";

/** Catalogues by company; companies 3 and 5 have none, so their product numbers are typed (F-242). */
export const DEMO_CATALOGUES: Readonly<Record<number, readonly DemoItem[]>> = { 1: ELECTRONICS, 2: BEDS, 4: SOLAR };

/** All catalogue items as rows. */
export const DEMO_CATALOGUE_ROWS: readonly (typeof catalogueItems.$inferInsert)[] = Object.entries(
  DEMO_CATALOGUES,
).flatMap(([companyId, items]) =>
  items.map(({ number, name, priceCents, groupId, limitations }) => ({
    companyId: Number(companyId),
    groupId,
    productNumber: number,
    name,
    searchText: toSearchText(`${number} ${name}`),
    priceCents,
    limitations,
  })),
);
