import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { instant } from "./columns.ts";
import { users } from "./partners.ts";

/** Questions to the debt register about a person of an application; the newest of each (F-305). */
export const debtRecords = pgTable(
  "debt_records",
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    personalCode: text().notNull(),
    requestedAt: instant().notNull(),
    requestedBy: integer()
      .notNull()
      .references(() => users.id),
    /** How many times it was asked. */
    attempts: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.personalCode] })],
);
