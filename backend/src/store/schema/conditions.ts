import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { cents, percent } from "./columns.ts";
import { shops } from "./partners.ts";

/** Months at the start of the term with a rate of their own; afterwards `annualRate` holds. */
export interface StoredRatePhase {
  readonly months: number;
  /** Decimal string, percent a year. */
  readonly rate: string;
}

/** What an insurance of the borrower may pay for. */
export type InsuredEvent = "life" | "disability" | "unemployment";

/** Credit condition variant (F-252). A fee is percent of the credit sum, at least its minimum. */
export const conditionVariants = pgTable("condition_variants", {
  id: integer().primaryKey(),
  /** SutartiesTipoID: 3 goods credit, 5 credit account, 6 credit card, 7 online. */
  contractType: smallint().notNull(),
  nameLt: text().notNull(),
  nameEn: text().notNull(),
  promotional: boolean().notNull().default(false),
  expired: boolean().notNull().default(false),
  annualRate: percent().notNull(),
  contractFeePercent: percent().notNull().default("0.00"),
  contractFeeMinCents: cents().notNull().default(0),
  adminFeeCents: cents().notNull().default(0),
  adminFeePercent: percent().notNull().default("0.00"),
  minDurationMonths: smallint().notNull(),
  maxDurationMonths: smallint().notNull(),
  durationStepMonths: smallint().notNull().default(1),
  minSumCents: cents().notNull(),
  maxSumCents: cents().notNull(),
  minAdvancePercent: percent().notNull().default("0.00"),
  /** Smaller payments in winter may be chosen (O3). */
  winterPayments: boolean().notNull().default(false),
  deferMonths: smallint().notNull().default(0),
  ratePhases: jsonb().$type<readonly StoredRatePhase[]>().notNull().default([]),
  /** IsmokejimoTipas: cash 2, goods 3, credit account 5, credit card 6, credit 7. */
  payoutType: smallint().notNull().default(3),
  /** Above this sum the spouse must sign too; null: never (G14). */
  spouseRequiredAboveCents: cents(),
});

/** Which shop may offer which variant. */
export const shopVariants = pgTable(
  "shop_variants",
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    variantId: integer()
      .notNull()
      .references(() => conditionVariants.id),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.variantId] })],
);

/** Insurance of the borrower (F-281). */
export const insurancePackages = pgTable("insurance_packages", {
  /** DraudimoID; 0 means no insurance. */
  id: integer().primaryKey(),
  nameLt: text().notNull(),
  nameEn: text().notNull(),
  /** Percent of the credit sum a month. */
  monthlyPercent: percent().notNull(),
  minMonthlyCents: cents().notNull().default(0),
  ageFrom: smallint(),
  ageTo: smallint(),
  compulsory: boolean().notNull().default(false),
  /** It is given only to who answers the health questionnaire, with no to all of it (F-282). */
  asksHealth: boolean().notNull().default(false),
  /** Insured events, as the certificate of insurance names them (F-344). */
  covers: jsonb().$type<readonly InsuredEvent[]>().notNull().default([]),
});
