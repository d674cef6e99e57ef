import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { cents } from "./columns.ts";
import { companies, shops } from "./partners.ts";

/** Kind of goods with its price limits (TurtoRusiesID). */
export const goodsGroups = pgTable("goods_groups", {
  id: integer().primaryKey(),
  nameLt: text().notNull(),
  nameEn: text().notNull(),
  minPriceCents: cents().notNull(),
  maxPriceCents: cents().notNull(),
  /** Extra warranty that is sold, in years; empty: none. */
  warrantyYears: jsonb().$type<readonly number[]>().notNull().default([]),
  serialNumber: boolean().notNull().default(false),
  /** False: the group has no catalogue items anywhere, a product number is typed (F-242). */
  hasCatalogue: boolean().notNull().default(true),
  /** Promotional variants that goods of the group list by default. */
  actionVariants: jsonb().$type<readonly number[]>().notNull().default([]),
});

/** Groups that a shop sells. */
export const shopGoodsGroups = pgTable(
  "shop_goods_groups",
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    groupId: integer()
      .notNull()
      .references(() => goodsGroups.id),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.groupId] })],
);

/** Goods of a company's catalogue; a shop sees the items of its company in the groups that it sells. */
export const catalogueItems = pgTable(
  "catalogue_items",
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    groupId: integer()
      .notNull()
      .references(() => goodsGroups.id),
    productNumber: text().notNull(),
    name: text().notNull(),
    /** `toSearchText` of number and name. */
    searchText: text().notNull(),
    priceCents: cents().notNull(),
    manufacturerWarrantyMonths: smallint().notNull().default(24),
    /** Apribojimai exactly as sent: JSON text that may be broken (F-234); null when there are none. */
    limitations: text(),
  },
  (table) => [
    unique("catalogue_items_number").on(table.companyId, table.productNumber),
    index("catalogue_items_group").on(table.companyId, table.groupId),
  ],
);

/** Price of an extended warranty for one unit, by years and by the unit's price. */
export const warrantyPrices = pgTable(
  "warranty_prices",
  {
    years: smallint().notNull(),
    priceFromCents: cents().notNull(),
    priceToCents: cents().notNull(),
    priceCents: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.years, table.priceFromCents] })],
);
