import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./partners.ts";

/** News of the lender to its partners (F-156). Content is HTML as written by the lender's staff; readers clean it. */
export const news = pgTable(
  "news",
  {
    id: integer().primaryKey(),
    titleLt: text().notNull(),
    /** Null: the Lithuanian text is shown in English too. */
    titleEn: text(),
    contentLt: text().notNull(),
    contentEn: text(),
    publishedAt: instant().notNull(),
    expiresAt: instant(),
    pinned: boolean().notNull().default(false),
    managersOnly: boolean().notNull().default(false),
  },
  (table) => [index("news_published").on(table.publishedAt)],
);

/** What of the news each user has had on the screen (decision under G09); no row is unread. */
export const newsReadings = pgTable(
  "news_readings",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);

/** Facts about the store itself, such as the day the demo story was seeded. */
export const storeFacts = pgTable("store_facts", {
  name: text().primaryKey(),
  value: text().notNull(),
});
