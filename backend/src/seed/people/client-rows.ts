import type { clients } from "../../store/schema/clients.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_CLIENTS, type DemoClient } from "./demo-clients.ts";
import { debtRegisterOf } from "./debt-register.ts";
import { DEMO_LIABILITIES, steadyIncome, toRegistryLiability } from "./registry.ts";

const PENSION_SOURCE = "Sodra";

function incomesOf({ income, workplace }: DemoClient) {
  if (income === undefined) return [];
  const [type, euros] = income;
  return [steadyIncome(type, workplace ?? PENSION_SOURCE, euros)];
}

/** Persons that the lender knows, as rows; a person whose story is 1030 is left out. */
export const toClientRows = (time: DemoTime): (typeof clients.$inferInsert)[] =>
  Object.entries(DEMO_CLIENTS)
    .filter(([, client]) => client.known !== false)
    .map(([key, client]) => ({
      personalCode: client.code,
      firstName: client.name[0],
      lastName: client.name[1],
      birthDate: client.born,
      citizenship: client.citizenship ?? "LTU",
      served: client.served ?? true,
      registry: {
        incomes: incomesOf(client),
        liabilities: (DEMO_LIABILITIES[key] ?? []).map((story) => toRegistryLiability(story, client.code, time)),
        ...debtRegisterOf(key, time),
      },
    }));
