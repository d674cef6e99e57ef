import { boolean, index, integer, pgTable, serial, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./partners.ts";

/** What a code may be used for; one made for a purpose is refused for every other (R-C11). */
export type CodePurpose = "phone" | "device" | "account-update";

/** Four-digit codes that were sent. The code itself follows from `nonce` and the service's key and is not stored. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: serial().primaryKey(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** Null for a phone that belongs to no user (send-sms). */
    userId: integer().references(() => users.id),
    /** 1 e-mail, 2 SMS. */
    method: smallint().notNull(),
    /** Address, or a number as +3706NNNNNNN. */
    contact: text().notNull(),
    nonce: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastSentAt: instant().notNull(),
    /** The newest message with this code (`messages.requestId`). */
    lastRequestId: text().notNull(),
    wrongTries: smallint().notNull().default(0),
    verifiedAt: instant(),
    /** The session that typed it rightly (`sessions.tokenHash`). */
    verifiedBy: text(),
    /** When a device was remembered, or moved to a new contact, by this code: once (F-506, F-511). */
    deviceSettledAt: instant(),
  },
  (table) => [
    index("verification_codes_contact").on(table.purpose, table.contact, table.createdAt),
    index("verification_codes_user").on(table.userId, table.createdAt),
    index("verification_codes_age").on(table.createdAt),
  ],
);

/** Tokens by which callers name a code; every request for the code gets one of its own. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    /** Lower-case hex SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    codeId: integer()
      .notNull()
      .references(() => verificationCodes.id, { onDelete: "cascade" }),
  },
  (table) => [index("verification_tokens_code").on(table.codeId)],
);

/** Devices on which users do not type a code, for 90 days from the last code (F-066). */
export const devices = pgTable(
  "devices",
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Lower-case hex SHA-256 of the device's id. */
    deviceHash: text().notNull(),
    /** What the portal calls it, such as "Firefox, Windows". */
    name: text(),
    /** The way the code came: another way asks for a new code. */
    method: smallint().notNull(),
    verifiedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** The user has forgotten it: 410 from then on. */
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex("devices_user_device").on(table.userId, table.deviceHash),
    index("devices_expiry").on(table.expiresAt),
  ],
);

/** Links that set a new password: once, the newest only, 30 minutes (R-C17). */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Lower-case hex SHA-256 of the link's token, which follows from `nonce` and the service's key. */
    tokenHash: text().notNull().unique(),
    nonce: text().notNull(),
    /** The mailbox is shared: the person who opens the link must know the log-in name as well. */
    asksLogin: boolean().notNull(),
    wrongLogins: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Used, or replaced by a newer link. */
    closedAt: instant(),
  },
  (table) => [index("password_resets_user").on(table.userId, table.createdAt)],
);

/** When a reminder was asked for which address, known or not (F-081). */
export const passwordReminders = pgTable(
  "password_reminders",
  {
    id: serial().primaryKey(),
    /** Keyed digest of the address: strangers' addresses are not stored. */
    emailDigest: text().notNull(),
    askedAt: instant().notNull(),
  },
  (table) => [index("password_reminders_email").on(table.emailDigest, table.askedAt)],
);
