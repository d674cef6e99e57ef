import { boolean, date, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Income as the state registers report it; amounts in cents, newest month first. */
export interface RegistryIncome {
  /** Income type of the affordability rules: worker 1, pensioner 2, other 3, officer 4, farmer 7. */
  readonly type: 1 | 2 | 3 | 4 | 7;
  readonly source: string;
  readonly monthlyCents: readonly number[];
}

/** Financial liability as the credit bureau reports it (F-299, F-300); amounts in cents. */
export interface RegistryLiability {
  /** As the bureau spells it: `CreditCards`, `creditCards`, or a word of its own (F-301, F-573). */
  readonly type: string;
  readonly creditor: string;
  readonly contractDate: string;
  readonly limitCents: number;
  readonly outstandingCents: number;
  readonly instalmentCount: number;
  readonly outstandingCount: number;
  readonly instalmentCents: number;
  readonly correctedInstalmentCents: number | null;
  readonly overdueDays: number;
  readonly refinancePossible: boolean;
  readonly refinanceCents: number | null;
  readonly payerCode: string;
  readonly purpose: string;
}

/** A debt of the debt register (F-305). */
export interface RegisteredDebt {
  readonly creditor: string;
  readonly cents: number;
  readonly since: string;
  /** Null: open. */
  readonly closedOn: string | null;
}

/** What the debt register answers about a person, and how: `slow` takes its time, `failing` fails at first, `silent` never answers. */
export interface DebtRegister {
  readonly debts: readonly RegisteredDebt[];
  readonly service: "quick" | "slow" | "failing" | "silent";
}

/** What the lender's sources know about a person. */
export interface ClientRegistry {
  readonly incomes: readonly RegistryIncome[];
  readonly liabilities: readonly RegistryLiability[];
  /** Absent: the register answers at once that there are no debts. */
  readonly debtRegister?: DebtRegister;
}

/** Persons known to the lender; an unknown code is answered 1030. */
export const clients = pgTable("clients", {
  personalCode: text().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  birthDate: date({ mode: "string" }).notNull(),
  /** ISO alpha-3. */
  citizenship: text().notNull().default("LTU"),
  /** False is answered 1032 (F-207). */
  served: boolean().notNull().default(true),
  registry: jsonb().$type<ClientRegistry>().notNull(),
});
