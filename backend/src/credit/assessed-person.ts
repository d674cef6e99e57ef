import type { ClientFinances, PersonFinances } from "../rules/decision-types.ts";
import type { AssessedOwner } from "../store/assessment-record.ts";

/** A person whose income and obligations count. */
export interface AssessedPerson {
  readonly owner: AssessedOwner;
  readonly finances: PersonFinances;
}

/** Both spouses in mode 2, the buyer alone else (L-3.2). */
export const assessedPersons = ({ mode, buyer, spouse }: ClientFinances): AssessedPerson[] => [
  { owner: "buyer", finances: buyer },
  ...(mode === 2 && spouse ? [{ owner: "spouse", finances: spouse } as const] : []),
];
