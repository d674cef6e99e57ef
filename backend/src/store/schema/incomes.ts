import { boolean, date, index, integer, pgTable, primaryKey, serial, smallint, text } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { cents, instant } from "./columns.ts";

/** Who has put an income line down: the shop's user, a manager of the lender, or the buyer's bank. */
export type IncomeOrigin = "seller" | "manager" | "bank";

/** Income lines of an application (F-294, F-550); monthly sums. */
export const incomeLines = pgTable(
  "income_lines",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** PajamuRusiesID, 1 to 7 (decision under G19). */
    kind: smallint().notNull(),
    amountCents: cents().notNull(),
    /** PatikslintaSuma: what the lender has found; null where nothing is corrected. */
    correctedCents: cents(),
    /** Tikslinta: the line was looked at again. */
    revised: boolean().notNull().default(false),
    title: text().notNull(),
    source: text(),
    ofSpouse: boolean().notNull().default(false),
    fromDay: date({ mode: "string" }).notNull(),
    toDay: date({ mode: "string" }).notNull(),
    origin: text().$type<IncomeOrigin>().notNull(),
    /** Left out of the totals (F-296). */
    skipped: boolean().notNull().default(false),
  },
  (table) => [index("income_lines_application").on(table.applicationId, table.id)],
);

/** What an income certificate states: the months that it covers, and its day of issue (F-298). */
export const incomeCertificates = pgTable(
  "income_certificates",
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    ofSpouse: boolean().notNull(),
    fromDay: date({ mode: "string" }).notNull(),
    toDay: date({ mode: "string" }).notNull(),
    issuedOn: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.ofSpouse] })],
);

/** Bank statements that buyers were asked for (F-303, F-304); the newest of an application counts. */
export const bankReports = pgTable(
  "bank_reports",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** From which the secret of the link follows; the link itself is stored nowhere. */
    nonce: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** 1 waiting, 2 received, 3 repeat (F-589); waiting turns into repeat by itself when the link expires. */
    state: smallint().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [index("bank_reports_application").on(table.applicationId, table.id)],
);

/** Money received on a person's accounts, as the person's bank shows it once the person agrees. */
export const bankTransactions = pgTable(
  "bank_transactions",
  {
    id: serial().primaryKey(),
    personalCode: text().notNull(),
    bookedOn: date({ mode: "string" }).notNull(),
    amountCents: cents().notNull(),
    payer: text().notNull(),
    /** PajamuRusiesID. */
    kind: smallint().notNull(),
  },
  (table) => [index("bank_transactions_person").on(table.personalCode, table.bookedOn)],
);
