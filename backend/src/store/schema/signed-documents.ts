import { index, integer, pgTable, serial, smallint, text } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { bytes, instant } from "./columns.ts";
import { users } from "./partners.ts";

/** What is signed: the contract, the consent to process data (the signed application), the insurance consent. */
export type SignedDocumentKind = "contract" | "consent" | "insurance";

/**
 * Documents as they were signed: sealed by a signature provider, or a scan of the paper that a user has passed (F-345, F-349).
 * The newest row of a kind and owner counts; none is ever changed.
 */
export const signedDocuments = pgTable(
  "signed_documents",
  {
    id: serial().primaryKey(),
    /** Names the document on the public verification page; random, 32 lower-case hex digits. */
    publicId: text().notNull().unique(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    kind: text().$type<SignedDocumentKind>().notNull(),
    /** Who signed last; of a contract the lender, whose seal comes after everybody else. */
    owner: text().$type<"client" | "spouse" | "lender">().notNull(),
    /** Signature type: paper 1, cent 10, e-sign 11, tablet 20 (F-356). */
    signatureType: smallint().notNull(),
    /** Lower-case hex SHA-256 of the content. */
    contentHash: text().notNull(),
    content: bytes().notNull(),
    signedAt: instant().notNull(),
    /** Who passed the scan; null: the signature provider. */
    addedBy: integer().references(() => users.id),
  },
  (table) => [
    index("signed_documents_application").on(table.applicationId, table.kind, table.owner, table.id),
    index("signed_documents_hash").on(table.contentHash),
  ],
);

/** What a buyer protests: that the authorization of a contract was given, once (F-348). */
export const authorizationProtests = pgTable("authorization_protests", {
  applicationId: integer()
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  reason: text().notNull(),
  protestedAt: instant().notNull(),
  protestedBy: integer()
    .notNull()
    .references(() => users.id),
});

/** What a paper of ours is, as the public verification page names it. */
export type IssuedDocumentKind = SignedDocumentKind | "standard-information" | "schedule";

/**
 * Papers that were made and carry a QR code, signed later or not. Of each only the hash is kept: enough to tell whether a file is what was made.
 */
export const issuedDocuments = pgTable(
  "issued_documents",
  {
    /** In the address of the QR code; random, 32 lower-case hex digits. */
    publicId: text().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    kind: text().$type<IssuedDocumentKind>().notNull(),
    /** Whose consent it is. */
    owner: text().$type<"client" | "spouse">(),
    /** Lower-case hex SHA-256 of the file. */
    contentHash: text().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [index("issued_documents_application").on(table.applicationId)],
);
