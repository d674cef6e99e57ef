import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WireRecord } from "../wire-record.ts";
import { cents, instant } from "./columns.ts";
import { conditionVariants } from "./conditions.ts";
import { companies, shops, users } from "./partners.ts";

/** Numbers of applications made by people; seeded ones lie below. */
export const applicationNumbers = pgSequence("application_numbers", { startWith: 20_000_001 });

/**
 * Applications and contracts: one row from the first draft to the archive.
 * What lists filter and sort by are columns; every other wire field lives in `data` exactly as it came (F-547).
 */
export const applications = pgTable(
  "applications",
  {
    id: integer()
      .primaryKey()
      .default(sql.raw(`nextval('${applicationNumbers.seqName}')`)),
    /** Raised by one with every save; the wire's `Versija`. */
    version: integer().notNull().default(1),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    sellerId: integer()
      .notNull()
      .references(() => users.id),
    /** Busena: -1 rejected, 0 application, 1 unsigned, 2 signed, 3 archive, 4 defected, 7 concluded online. */
    status: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    contractNumber: text(),
    contractDate: date({ mode: "string" }),
    /** SutartiesTipas: 3 goods credit, 5 credit account, 6 credit card, 7 online. */
    contractType: smallint(),
    creditSumCents: cents(),
    creditLimitCents: cents(),
    durationMonths: smallint(),
    variantId: integer().references(() => conditionVariants.id),
    paymentDay: smallint(),
    accountNumber: text(),
    additionalAccount: text(),
    additionalAccountCode: text(),
    buyerFirstName: text(),
    buyerLastName: text(),
    personalCode: text(),
    /** `toSearchText` of surname and name. */
    buyerSearch: text().notNull().default(""),
    /** `toSortKey` of surname and name, in this order. */
    buyerSort: text().notNull().default(""),
    /** Titles of the goods, joined with ", ". */
    products: text().notNull().default(""),
    productsSearch: text().notNull().default(""),
    comment: text(),
    commentSearch: text().notNull().default(""),
    /** Signature types: unknown 0, paper 1, cent 10, e-sign 11, tablet 20, remote 30, remote tablet 31. */
    applicationSignature: smallint().notNull().default(0),
    contractSignature: smallint().notNull().default(0),
    spouseContractSignature: smallint(),
    /** EKreditoBusena: -1 none, 0 normal, 1 reviewed, 2 terminated, 3 signed contract, 4 signed application. */
    eCreditState: smallint().notNull().default(-1),
    hasIncomeCertificate: boolean().notNull().default(false),
    incomeType: smallint(),
    winterPayments: boolean().notNull().default(false),
    payoutType: smallint(),
    /** When the shop or the client got the money; null: not yet. */
    paidOutAt: instant(),
    /** InicijavimasGalimas: 0 forbidden, 1 allowed, 2 with documents, 3 when e-signed. */
    signingAllowed: smallint().notNull().default(1),
    /** Key by which another seller may take the contract over (F-200). */
    takeOverKey: text(),
    /** Tab of the list: 6 contracts (1, 2, 3, 4, 7), 3 applications (the rest). */
    listTab: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when status in (1, 2, 3, 4, 7) then 6 else 3 end`),
    /** 4 paid out, 5 signed and not paid out, null neither (C22). */
    paymentTab: smallint().generatedAlwaysAs(
      sql`case when status in (2, 3, 7) and paid_out_at is not null then 4 when status in (2, 7) then 5 end`,
    ),
    data: jsonb().$type<WireRecord>().notNull(),
  },
  (table) => {
    const facets = [
      table.status,
      table.contractType,
      table.eCreditState,
      table.applicationSignature,
      table.contractSignature,
      table.hasIncomeCertificate,
      table.winterPayments,
      table.variantId,
      table.durationMonths,
      table.sellerId,
      table.creditSumCents,
      table.contractDate,
    ] as const;
    // One wide index a scope: filters and sorts of the list are answered inside it, whatever the table's size (P9).
    return [
      index("applications_by_shop").on(table.shopId, table.listTab, table.createdAt, table.id, ...facets),
      index("applications_by_company").on(
        table.companyId,
        table.listTab,
        table.createdAt,
        table.id,
        table.shopId,
        ...facets,
      ),
      index("applications_by_day").on(table.listTab, table.createdAt, table.id, ...facets),
      index("applications_payments_by_shop")
        .on(table.shopId, table.paymentTab, table.createdAt, table.id, ...facets)
        .where(sql`payment_tab is not null`),
      index("applications_payments_by_company")
        .on(table.companyId, table.paymentTab, table.createdAt, table.id, table.shopId, ...facets)
        .where(sql`payment_tab is not null`),
      index("applications_payments_by_day")
        .on(table.paymentTab, table.createdAt, table.id, ...facets)
        .where(sql`payment_tab is not null`),
      index("applications_by_buyer").on(
        table.shopId,
        table.listTab,
        sql`${table.buyerSort} collate "C"`,
        table.id,
        table.createdAt,
      ),
      uniqueIndex("applications_contract_number").on(table.contractNumber),
      index("applications_personal_code").on(table.personalCode),
      // Contracts are found by either of those who owe them.
      index("applications_spouse_code")
        .on(sql`(data ->> 'SutuoktinioAsmensKodas')`)
        .where(sql`(data ->> 'SutuoktinioAsmensKodas') is not null`),
      index("applications_texts").using(
        "gin",
        table.buyerSearch.op("gin_trgm_ops"),
        table.productsSearch.op("gin_trgm_ops"),
        table.commentSearch.op("gin_trgm_ops"),
      ),
    ];
  },
);
