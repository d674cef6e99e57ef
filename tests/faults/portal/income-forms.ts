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
