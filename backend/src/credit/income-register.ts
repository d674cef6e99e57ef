import { createHash } from "node:crypto";
import type { ClientRow } from "./credit-facts.ts";
import type { RegistryIncome } from "../store/schema/clients.ts";

/** A young person who has not worked yet: no register of incomes knows the code. */
const IN_NO_REGISTER: readonly string[] = ["50710029801"];

const WORKER = 1;
const SOURCE = "Sodra";
const MONTHS = 4;
const LEAST_EUROS = 1_100;
const MOST_EUROS = 2_600;
const CENTS_PER_EURO = 100;

/** Net wages of a person in whole euros: the same at each question, and different from person to person. */
function wageOf(personalCode: string): number {
  const number = createHash("sha256").update(personalCode).digest().readUInt32BE();
  return LEAST_EUROS + (number % (MOST_EUROS - LEAST_EUROS + 1));
}

/**
 * What the register of incomes shows of a person: of one whom the lender knows what is told of the person, of any other code four months of wages
 * (O22). The same whenever it is asked. Into an application come valid codes only.
 */
export function registeredIncomes(client: ClientRow | null, personalCode: string): readonly RegistryIncome[] {
  if (client !== null) return client.registry.incomes;
  if (personalCode === "" || IN_NO_REGISTER.includes(personalCode)) return [];
  const monthlyCents = Array.from({ length: MONTHS }, () => wageOf(personalCode) * CENTS_PER_EURO);
  return [{ type: WORKER, source: SOURCE, monthlyCents }];
}
