import type { ClientKey } from "./demo-clients.ts";
import type { DemoLiability } from "./registry.ts";

const MORTGAGE = { type: "mortgage", creditor: "AB „Pavyzdžio bankas“", purpose: "Būstui" } as const;

/** Liabilities that the credit bureau reports; one person has all five types, one of them 34 days overdue. */
export const DEMO_LIABILITIES: Readonly<Partial<Record<ClientKey, readonly DemoLiability[]>>> = {
  mantas: [
    { ...MORTGAGE, sinceDaysAgo: 1900, limit: 68_000, outstanding: 55_200, instalments: [300, 238], instalment: 285 },
  ],
  vytautas: [
    {
      type: "leasing",
      creditor: "UAB „Ratų lizingas“",
      purpose: "Automobiliui",
      sinceDaysAgo: 620,
      limit: 14_500,
      outstanding: 9100,
      instalments: [60, 40],
      instalment: 246.5,
    },
  ],
  tomas: [
    { ...MORTGAGE, sinceDaysAgo: 2100, limit: 52_000, outstanding: 46_300, instalments: [360, 291], instalment: 310 },
    {
      type: "creditCards",
      creditor: "AB „Pavyzdžio bankas“",
      purpose: "Kredito kortelė",
      sinceDaysAgo: 800,
      limit: 2000,
      outstanding: 1850,
      instalments: [12, 12],
      instalment: 60,
    },
    {
      type: "leasing",
      creditor: "UAB „Ratų lizingas“",
      purpose: "Automobiliui",
      sinceDaysAgo: 500,
      limit: 8000,
      outstanding: 5200,
      instalments: [60, 44],
      instalment: 152.4,
    },
    {
      type: "consumer",
      creditor: "UAB „Greitos paskolos“",
      purpose: "Vartojimo kreditas",
      sinceDaysAgo: 300,
      limit: 3000,
      outstanding: 2400,
      instalments: [36, 26],
      instalment: 118.9,
      overdueDays: 34,
      refinance: 2400,
    },
    {
      type: "other",
      creditor: "UAB „Ryšio tinklas“",
      purpose: "Įrangos išsimokėtinai sutartis",
      sinceDaysAgo: 200,
      limit: 600,
      outstanding: 350,
      instalments: [24, 14],
      instalment: 25,
      corrected: 27.5,
    },
  ],
  simona: [
    {
      type: "consumer",
      creditor: "UAB „Greitos paskolos“",
      purpose: "Vartojimo kreditas",
      sinceDaysAgo: 410,
      limit: 2500,
      outstanding: 1600,
      instalments: [36, 23],
      instalment: 89.9,
      refinance: 1600,
    },
  ],
};
