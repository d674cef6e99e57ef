import type { certificate, incomeChanges, incomeLine, incomePerson, incomes } from "./wire/incomes.ts";
import type { ValueOf } from "./wire/parts.ts";

/** One income line with what counts of it (F-294, F-296). */
export type IncomeLine = ValueOf<typeof incomeLine>;

export type IncomeCertificateData = ValueOf<typeof certificate>;

export type IncomePerson = ValueOf<typeof incomePerson>;

/** Everything about incomes of an application. */
export type Incomes = ValueOf<typeof incomes>;

/** What a save adds, changes and removes. */
export type IncomeChanges = ValueOf<typeof incomeChanges>;
