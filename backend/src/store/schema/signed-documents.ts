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
    owner: text().$type<"client" | "spouse">().notNull(),
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
