import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PermitBasis } from "../../rules/permit-basis.ts";
import type { PermitSequence, PermitStatus } from "../../rules/permit-states.ts";
import type { AssessmentRecord } from "../assessment-record.ts";
import type { WireRecord } from "../wire-record.ts";
import { applications } from "./applications.ts";
import { bytes, cents, instant } from "./columns.ts";
import { users } from "./partners.ts";

/**
 * Who did what to an application, oldest first by (`at`, `id`) (F-180). Append-only: triggers of the migration `action_log_chain` refuse changes, and each line carries the hash of
 * the one before it (`backend/src/applications/log-chain.ts`).
 */
export const actionLog = pgTable(
  "action_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    userId: integer().references(() => users.id),
    /** Full name as it was at that moment, or the name of a system. */
    userName: text().notNull(),
    action: text().notNull(),
    note: text(),
    /** Hash of the application's line before, empty for its first one. */
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index("action_log_application").on(table.applicationId, table.at, table.id),
    // Two lines cannot follow the same one.
    uniqueIndex("action_log_chain").on(table.applicationId, table.previousHash),
  ],
);

/** Creditworthiness assessment with the offers that it led to (F-381, F-382). Usable for 30 days. */
export const valuations = pgTable(
  "valuations",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    shopId: integer().notNull(),
    sellerId: integer().notNull(),
    /** Who asked for it. */
    userId: integer().notNull(),
    createdAt: instant().notNull(),
    /** Assessment system, A or B. */
    system: text().$type<"A" | "B">().notNull().default("A"),
    variantId: integer(),
    durationMonths: smallint(),
    sumCents: cents(),
    maxSumCents: cents(),
    possible: boolean().notNull(),
    /** The wire's `Sprendimas`. */
    decision: jsonb().$type<WireRecord>().notNull(),
    /** What was counted for the saved option; null: no option was saved, or the row is older than this record. */
    counted: jsonb().$type<AssessmentRecord>(),
    /** The wire's `SiulomasVariantas2` items, by duration. */
    offers: jsonb().$type<readonly WireRecord[]>().notNull().default([]),
    /** The wire's `Refinansavimas`; null: not offered. */
    refinancing: jsonb().$type<WireRecord>(),
    /** Answer code that came with the offers: 0, 10, 1800, 1801 or 1802. */
    answerCode: smallint().notNull().default(0),
    /** Message as sent, plain or HTML. */
    message: text(),
    /** Remaining figures of the rating, monthly amounts of the client's sources among them. */
    data: jsonb().$type<WireRecord>().notNull().default({}),
  },
  (table) => [
    index("valuations_application").on(table.applicationId, table.createdAt),
    // The list of ratings is ordered by time.
    index("valuations_time").on(table.createdAt, table.id),
  ],
);

/** Request to let a manager approve a contract (F-370). Expires after 72 hours (O6). */
export const contractRequests = pgTable(
  "contract_requests",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    sumCents: cents().notNull(),
    advanceCents: cents().notNull().default(0),
    durationMonths: smallint().notNull(),
    variantId: integer().notNull(),
    /** 1 personal, 2 spouse. */
    creditType: smallint().notNull().default(1),
    status: text().$type<PermitStatus>().notNull(),
    /** 0 standard, 1 with extra approval. */
    sequence: smallint().$type<PermitSequence>().notNull().default(0),
    initiatorId: integer()
      .notNull()
      .references(() => users.id),
    /** Manager who gave the first of two approvals, or who passed the request up: the last word is another one's. */
    firstApproverId: integer().references(() => users.id),
    firstAnsweredAt: instant(),
    /** What the first manager says to it. */
    firstNote: text(),
    closerId: integer().references(() => users.id),
    closedAt: instant(),
    /** Its answer waits to be told to the one who asked, after the next log-in. */
    untold: boolean().notNull().default(false),
    /** Why a permit is asked for, in the words of the one who asks. */
    reason: text(),
    /** What the manager who closes it says to it. */
    note: text(),
    /** The assessment as it stood when it was asked (O25); null in rows from before it was kept. */
    basis: jsonb().$type<PermitBasis>(),
    /** Null: there is no evaluation for the request (2402). */
    valuationId: integer().references(() => valuations.id, { onDelete: "set null" }),
  },
  (table) => [
    index("contract_requests_application").on(table.applicationId),
    index("contract_requests_queue").on(table.status, table.createdAt),
  ],
);

/** Uploaded copies, by owner and numbered slot, because slots 18 and 19 of the two owners collide (C5). */
export const applicationDocuments = pgTable(
  "application_documents",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    owner: text().$type<"client" | "spouse">().notNull(),
    slot: smallint().notNull(),
    fileName: text().notNull(),
    extension: text().$type<"jpg" | "jpeg" | "png" | "pdf">().notNull(),
    /** Lower-case hex SHA-256 of the content. */
    contentHash: text().notNull(),
    content: bytes().notNull(),
    uploadedAt: instant().notNull(),
    uploadedBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [index("application_documents_application").on(table.applicationId, table.owner, table.slot)],
);

/** Last contract number of each year: `PL26-000123` is year 2026, number 123. */
export const contractNumbers = pgTable("contract_numbers", {
  year: smallint().primaryKey(),
  last: integer().notNull(),
});

/** Answers of writing operations by the caller's operation id, stored for 24 hours (R-J4, G12). */
export const operationRecords = pgTable(
  "operation_records",
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    operationId: text().notNull(),
    operation: text().notNull(),
    /** Lower-case hex SHA-256 of the request without session and operation id. */
    contentHash: text().notNull(),
    answer: jsonb().$type<WireRecord>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operationId] }),
    index("operation_records_age").on(table.createdAt),
  ],
);
