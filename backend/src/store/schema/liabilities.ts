import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { WireRecord } from "../wire-record.ts";
import { applications } from "./applications.ts";
import type { RegistryLiability } from "./clients.ts";
import { instant } from "./columns.ts";

/** What a user has said about a registered debt: it is known by `id`, and nothing else of it can be changed. */
export interface LiabilityCorrection {
  readonly id: string;
  /** Counts before what the register says; null: as registered. */
  readonly correctedInstalmentCents: number | null;
  /** Not to be repaid by the new credit, although it could be. */
  readonly isKept: boolean;
  /** Where it is repaid to (F-274); absent in what was said before it was asked. */
  readonly creditorAccount?: string | null;
}

/** A debt that no register knows, as a user has entered it; amounts in cents, `data`: elements that the contract does not name. */
export interface AddedLiability extends RegistryLiability {
  readonly id: string;
  readonly owner: "buyer" | "spouse";
  readonly isKept: boolean;
  readonly creditorAccount?: string | null;
  readonly data: WireRecord;
}

/** Liabilities of an application besides what the registers say of its persons (F-299, F-300). No row: nothing was said. */
export const applicationLiabilities = pgTable("application_liabilities", {
  applicationId: integer()
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  corrections: jsonb().$type<readonly LiabilityCorrection[]>().notNull().default([]),
  added: jsonb().$type<readonly AddedLiability[]>().notNull().default([]),
  /** Changes with each save: a list that is out of date replaces nothing (1101). */
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
});
