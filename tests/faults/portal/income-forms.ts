import type { FormEntry } from "./form-table.ts";

/** Forms of the incomes page and of one income line. */
export const INCOME_FORMS: readonly FormEntry[] = [
  {
    form: "incomes",
    route: "routes/application-incomes/route",
    address: ({ application }) => `/applications/incomes/${application}`,
    fields: {},
    button: "continue",
    leadsTo: ({ application }) => `/applications/incomes/${application}`,
    writes: ["SaveIncomes"],
  },
  {
    form: "income-line",
    route: "routes/application-income/route",
    address: ({ application }) => `/applications/incomes/${application}/new`,
    fields: {
      kind: "1",
      title: "Darbo užmokestis",
      source: "UAB Kavos kampas",
      amount: "900,50",
      from: "2024-01-01",
      to: "2030-12-31",
    },
    button: "continue",
    leadsTo: ({ application }) => `/applications/incomes/${application}`,
    writes: ["SaveIncomes"],
  },
];

/**
 * Routes whose forms the author of an application does not have, a manager's or the buyer's own, or not of an application that needs no permit:
 * `incomes.test.ts`, `archive.test.ts`, `permits.test.ts`, `recogniser.test.ts` and `signing.test.ts` are about them.
 */
export const FORMS_OF_OTHERS: readonly string[] = [
  "routes/application-archive/route",
  "routes/application-income-valuation/route",
  "routes/application-permit/route",
  "routes/permit/route",
  "routes/bank-report/route",
  "routes/recogniser/route",
  "routes/sign/route",
];
