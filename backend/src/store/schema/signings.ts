import { index, integer, jsonb, pgTable, serial, smallint, text } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { bytes, instant } from "./columns.ts";
import { users } from "./partners.ts";

/** Signing status (F-364). */
export type SigningState = "pending" | "canceled" | "signed" | "error";

/** What a person signs: first the application with its consent, then the contract (F-360). */
export type SigningSubject = "application" | "contract";

/** Why a signature was not given; the seller's own cancelling, a newer link, the signature that came first and changed data besides those of a provider. */
export type SigningFailure =
  | "USER_REFUSED"
  | "TIMEOUT"
  | "WRONG_CODE"
  | "NOT_REGISTERED"
  | "DEVICE"
  | "DELIVERY"
  | "PROVIDER"
  | "CANCELLED"
  | "REPLACED"
  | "OTHER_WAY"
  | "CHANGED";

/** What a signature on a tablet leaves besides the seal: kept as it was sent. */
export interface SignatureEvidence {
  /** The name as the person typed it. */
  readonly name: string;
  /** Lines of points: x and y in the pad's width of 1000, milliseconds since the first point. */
  readonly strokes: readonly (readonly (readonly [number, number, number])[])[];
  /** The browser that it was drawn in. */
  readonly device: string;
  readonly documentHash: string;
  readonly givenAt: string;
}

/** Requests to sign: remote, on a tablet, by cent transfer. The newest of a document and owner counts (G24). */
export const signings = pgTable(
  "signings",
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    subject: text().$type<SigningSubject>().notNull(),
    owner: text().$type<"client" | "spouse">().notNull(),
    /** The way: remote 30, tablet 31, cent transfer 10. */
    way: smallint().notNull(),
    state: text().$type<SigningState>().notNull(),
    failure: text().$type<SigningFailure>(),
    /** The provider's name of it. */
    sessionId: text().notNull(),
    /** From which the secret of the link and the code follow; neither is stored. */
    nonce: text().notNull(),
    tokenHash: text().notNull().unique(),
    channel: text().$type<"email" | "sms">(),
    contact: text(),
    language: text().$type<"lt" | "en">().notNull(),
    /** What is to be signed; the bytes stay as they are until the end. */
    content: bytes().notNull(),
    /** Lower-case hex SHA-256 of the content. */
    contentHash: text().notNull(),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    codeSentAt: instant(),
    endedAt: instant(),
    startedBy: integer().references(() => users.id),
  },
  (table) => [index("signings_application").on(table.applicationId, table.subject, table.owner, table.id)],
);

/** The embedded provider's own certificate authority: for tests, made at the first start. */
export const signingAuthorities = pgTable("signing_authorities", {
  id: smallint().primaryKey(),
  certificate: bytes().notNull(),
  /** PKCS 8. */
  privateKey: bytes().notNull(),
  createdAt: instant().notNull(),
});

/** What the embedded provider was asked to have signed. */
export const signatureSessions = pgTable("signature_sessions", {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  personalCode: text().notNull(),
  personName: text().notNull(),
  phone: text(),
  title: text().notNull(),
  method: text().$type<"gateway" | "tablet" | "cent">().notNull(),
  state: text().$type<SigningState>().notNull(),
  failure: text().$type<SigningFailure>(),
  code: text().notNull(),
  wrongCodes: smallint().notNull().default(0),
  document: bytes().notNull(),
  signed: bytes(),
  certificate: bytes(),
  evidence: jsonb().$type<SignatureEvidence>(),
  expiresAt: instant().notNull(),
  signedAt: instant(),
});
