import { z } from "zod";
import type { catalogueItems } from "../../store/schema/goods.ts";
import { toSearchText } from "../../store/search-text.ts";
import { variantKey } from "../partners/condition-variants.ts";
import { groupKey } from "../partners/goods-groups.ts";
import { readSeedData } from "../read-data.ts";

/** Product number, name, price in euros, and limitations when they are not those of the group's row. */
const itemSchema = z.union([
  z.tuple([z.string(), z.string(), z.number()]),
  z.tuple([z.string(), z.string(), z.number(), z.string()]),
]);

/** Items of one goods group that share their promotions. */
const sectionSchema = z.strictObject({
  groupId: groupKey,
  actionVariants: z.array(variantKey),
  items: z.array(itemSchema),
});

/** One item of a demo catalogue. */
export interface DemoItem {
  /** Product number, unique in its company. */
  readonly number: string;
  readonly name: string;
  readonly priceCents: number;
  readonly groupId: number;
  /** Apribojimai as sent; null: none. One is broken on purpose: limitations that cannot be read limit nothing (F-234). */
  readonly limitations: string | null;
}

function itemsOf({ groupId, actionVariants, items }: z.output<typeof sectionSchema>): DemoItem[] {
  const shared = actionVariants.length === 0 ? null : JSON.stringify({ actionVariants });
  return items.map(([number, name, euros, limitations = shared]) => ({
    number,
    name,
    priceCents: Math.round(euros * 100),
    groupId,
    limitations,
  }));
}

/** Catalogues by company; companies 3 and 5 have none, so their product numbers are typed (F-242). */
export const DEMO_CATALOGUES: Readonly<Record<string, readonly DemoItem[]>> = Object.fromEntries(
  Object.entries(readSeedData("catalogues.json", z.record(z.string(), z.array(sectionSchema)))).map(
    ([companyId, sections]) => [companyId, sections.flatMap(itemsOf)],
  ),
);

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
