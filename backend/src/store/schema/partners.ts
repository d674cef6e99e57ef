import { boolean, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Partner company that owns shops. */
export const companies = pgTable("companies", {
  id: integer().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
  address: text().notNull(),
});

/** Goods catalogue rules of a shop (F-248). */
export type CatalogueType = "DISABLED" | "TYPE_A" | "TYPE_B";

/** Place where applications are made. */
export const shops = pgTable("shops", {
  id: integer().primaryKey(),
  companyId: integer()
    .notNull()
    .references(() => companies.id),
  name: text().notNull(),
  city: text().notNull(),
  address: text().notNull(),
  email: text(),
  helpPhone: text().notNull(),
  /** IBAN to which goods credits are paid out. */
  accountNumber: text().notNull(),
  catalogueType: text().$type<CatalogueType>().notNull(),
  /** KatalogoAkcijosIsimtis = 1: the goods block is always valid (F-245). */
  catalogueException: boolean().notNull().default(false),
  /** PratestaGarantijaGalima: extended warranties may be sold (F-239). */
  extendedWarrantyAllowed: boolean().notNull().default(true),
  online: boolean().notNull().default(false),
  /** Lender's manager of the shop; null shows the 1080 text. No reference: users point to shops. */
  managerId: integer(),
});

/** Sellers, supervisors and the lender's managers (F-532, F-535). */
export const users = pgTable(
  "users",
  {
    id: integer().primaryKey(),
    login: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** 0 seller, 1 manager, 3 supervisor; 2 is answered as stored and read as supervisor (C1). */
    role: smallint().notNull(),
    /** Null for managers, who belong to no partner. */
    companyId: integer().references(() => companies.id),
    shopId: integer().references(() => shops.id),
    email: text(),
    emailVerified: boolean().notNull().default(false),
    /** +3706NNNNNNN. */
    mobilePhone: text(),
    mobilePhoneVerified: boolean().notNull().default(false),
    phone: text(),
    active: boolean().notNull().default(true),
    /** 0 none, 1 e-mail, 2 SMS. */
    authenticationMethod: smallint().notNull().default(1),
    twoFactor: boolean().notNull().default(false),
    /** MatoIeskoti: may search by number. */
    canSearch: boolean().notNull().default(false),
    /** MatoIsipareigojimus: sees liabilities. */
    seesLiabilities: boolean().notNull().default(false),
    /** ParduotuvesVartotojas: one account shared by a whole shop. */
    sharedAccount: boolean().notNull().default(false),
    /** NeprivalomiDokumentai: documents are not required of this user. */
    documentsOptional: boolean().notNull().default(false),
    mainCompanyUser: boolean().notNull().default(false),
    /** Signs in only as a limited user (F-071). */
    limited: boolean().notNull().default(false),
    /** Text made by `hashPassword` (G03). */
    passwordHash: text().notNull(),
    passwordChangedAt: instant().notNull(),
    /** Wrong passwords since the last good one or since 24 h ago (G03). */
    failedAttempts: smallint().notNull().default(0),
    lastFailedAt: instant(),
    /** 0, 1004 or 1005 (F-084). 1005 also follows from `lastLoginAt` alone. */
    blockState: smallint().notNull().default(0),
    lastLoginAt: instant(),
    /** When a supervisor or a manager last unblocked the account; it begins the days offline again. */
    unblockedAt: instant(),
    /** Day by which a supervisor must confirm this person's warrant; null when nothing is asked. */
    warrantDeadline: date({ mode: "string" }),
    warrantConfirmedAt: instant(),
    /** Code that saving this account provokes (2120, F-466). Only the seed sets it. */
    scenarioFault: smallint("demonstrated_fault"),
  },
  (table) => [index("users_company").on(table.companyId), index("users_shop").on(table.shopId)],
);

/** Signed-in sessions. The session's value itself is never stored (R-L1). */
export const sessions = pgTable(
  "sessions",
  {
    /** Lower-case hex SHA-256 of `Sesija`. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    limited: boolean().notNull().default(false),
    ip: text(),
    language: text().notNull().default("lt"),
    /** Lower-case hex SHA-256 of the device's id that the last device check named (F-504). */
    deviceHash: text(),
    /** Lower-case hex SHA-256 of the `Tokenas` that the log-in gave: without it the password is not changed (F-079). */
    codeHash: text(),
  },
  (table) => [index("sessions_expiry").on(table.expiresAt), index("sessions_user").on(table.userId)],
);
