import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";

/** Countries by ISO alpha-3 code (F-564). */
export const countries = pgTable("countries", {
  code: text().primaryKey(),
  nameLt: text().notNull(),
  nameEn: text().notNull(),
});

/** A street, or a stretch of it with its own postal code. Search columns are `toSearchText` of the names. */
export const addresses = pgTable(
  "addresses",
  {
    id: serial().primaryKey(),
    city: text().notNull(),
    street: text().notNull(),
    houseFrom: integer().notNull(),
    houseTo: integer().notNull(),
    /** LT-NNNNN. */
    postalCode: text().notNull(),
    citySearch: text().notNull(),
    streetSearch: text().notNull(),
  },
  (table) => [index("addresses_search").on(table.citySearch, table.streetSearch)],
);
