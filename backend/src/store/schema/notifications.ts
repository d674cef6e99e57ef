import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * What the lender shows to users after log-in (F-123). Either plain words or HTML as written by the lender's staff; readers
 * clean it. An English text that is null is the Lithuanian one.
 */
export const notifications = pgTable("notifications", {
  id: integer().primaryKey(),
  /** greeting, attention, soap or general. */
  type: text().notNull(),
  /** danger, warning, info or success. */
  variant: text().notNull(),
  headingLt: text(),
  headingEn: text(),
  messageLt: text(),
  messageEn: text(),
  htmlLt: text(),
  htmlEn: text(),
  /** A further plain sentence under the message. */
  textLt: text(),
  textEn: text(),
  /** Stays until it is dismissed. */
  stays: boolean().notNull().default(false),
  collapsed: boolean().notNull().default(false),
  /** What makes two of them the same. */
  sameAs: text(),
  /** KlaidosKodas that it explains. */
  code: integer(),
  /** For which role; null is all users. */
  role: integer(),
  shopId: integer(),
  startsAt: instant().notNull(),
  endsAt: instant(),
});
