import { index, integer, jsonb, pgTable, serial, smallint, text } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { bytes, instant } from "./columns.ts";
import { bankReports } from "./incomes.ts";
import { signings } from "./signings.ts";
import { passwordResets, verificationCodes } from "./verification.ts";

/** How a message travels. */
export type MessageChannel = "email" | "sms";

/** Languages of messages. */
export type MessageLanguage = "lt" | "en";

/** What a message says; its secrets (code, link) are made when it is written and are never stored. */
export type MessageKind =
  | "code"
  | "password-reset"
  | "first-password"
  | "password-changed"
  | "bank-report"
  | "signing"
  | "signing-code"
  | "cent-transfer"
  | "hand-over"
  | "documents";

/** A file that came with a caught message. */
export interface CaughtFile {
  readonly name: string;
  /** Lower-case hex SHA-256. */
  readonly hash: string;
}

/** Messages on their way and those of the last day. A row that is pending after a restart is sent then. */
export const messages = pgTable(
  "messages",
  {
    id: serial().primaryKey(),
    /** What a caller asks the sending status with; random, so that the messages of others cannot be counted. */
    requestId: text().notNull().unique(),
    channel: text().$type<MessageChannel>().notNull(),
    /** Address, or a number as +3706NNNNNNN. */
    recipient: text().notNull(),
    language: text().$type<MessageLanguage>().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    codeId: integer().references(() => verificationCodes.id, { onDelete: "cascade" }),
    resetId: integer().references(() => passwordResets.id, { onDelete: "cascade" }),
    bankReportId: integer().references(() => bankReports.id, { onDelete: "cascade" }),
    signingId: integer().references(() => signings.id, { onDelete: "cascade" }),
    /** Of a hand-over: its application. */
    handOverOf: integer().references(() => applications.id, { onDelete: "cascade" }),
    /** The secret of a hand-over's address, which the portal has made: forgotten as soon as the message has left. */
    handOverKey: text(),
    /** 0 pending, 1 failed, 2 success (F-584). */
    status: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    /** After this it is of no use any more and counts as failed. */
    deadline: instant().notNull(),
    /** Deliveries begun so far. */
    attempts: smallint().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** Until then one sender has it in hand; a sender that died gives it back by the passing of time. */
    leasedUntil: instant(),
    finishedAt: instant(),
    /** Why it failed: a code of the operator, never a text. */
    failure: text(),
  },
  (table) => [
    index("messages_due").on(table.status, table.nextAttemptAt),
    index("messages_recipient").on(table.recipient, table.createdAt),
    index("messages_age").on(table.createdAt),
  ],
);

/** Files that leave with a message, as they were when it was queued; gone with it (F-347). */
export const messageFiles = pgTable(
  "message_files",
  {
    id: serial().primaryKey(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    name: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [index("message_files_message").on(table.messageId)],
);

/** What the embedded mail server and SMS operator received: demo and test only, shown by the console (O16). */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    channel: text().$type<MessageChannel>().notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    /** Empty for an SMS. */
    subject: text().notNull(),
    content: text().notNull(),
    files: jsonb().$type<CaughtFile[]>().notNull().default([]),
    receivedAt: instant().notNull(),
  },
  (table) => [index("outbox_age").on(table.receivedAt)],
);
