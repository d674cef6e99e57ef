import { createHash } from "node:crypto";
import type { IsoDay } from "../rules/days.ts";
import type { ClientFinances } from "../rules/decision-types.ts";
import type { ScheduleTerms } from "../rules/schedule-types.ts";
import { textOf } from "../store/application-wire.ts";
import type { AssessedOwner } from "../store/assessment-record.ts";
import type { CreditFacts } from "./credit-facts.ts";
import type { DebtAnswer } from "./debt-answers.ts";
import { debtAnswersOf, financesOf, ownContractQuestion } from "./finances.ts";
import { householdOf, type Household } from "./household.ts";
import { owedContracts, type OwnContract } from "./own-contracts.ts";
import { prefixOf } from "./person-incomes.ts";

/** One who borrows. */
export interface Borrower {
  readonly owner: AssessedOwner;
  readonly personalCode: string;
  readonly birthDate: IsoDay;
}

/**
 * Everything that a decision looks at, each with its source and day where it has them: the decision, its record, the permit and the contract read this one
 * object and nothing else.
 */
export interface DecisionFacts {
  readonly day: IsoDay;
  readonly borrowers: readonly Borrower[];
  readonly household: Household;
  /** Incomes with what proves them, obligations with who is owed, sums of the last 30 days. */
  readonly finances: ClientFinances;
  readonly ownContracts: readonly OwnContract[];
  readonly debtAnswers: readonly DebtAnswer[];
  readonly variantId: number;
  readonly terms: ScheduleTerms;
  /** The same for the same facts, whatever the day: lower-case hex SHA-256. */
  readonly hash: string;
}

/** What changes by itself from day to day is no other fact. */
const OF_THE_DAY: readonly string[] = ["contractDate", "overdueDebtDays"];

const hashOf = (facts: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(facts, (name, value: unknown) => (OF_THE_DAY.includes(name) ? undefined : value)))
    .digest("hex");

function borrowersOf({ application }: CreditFacts, { buyer, spouse }: ClientFinances): Borrower[] {
  const codeOf = (owner: AssessedOwner) => textOf(application, `${prefixOf(owner)}AsmensKodas`);
  const toBorrower = (owner: AssessedOwner, { birthDate }: { birthDate: IsoDay }): Borrower => ({
    owner,
    personalCode: codeOf(owner),
    birthDate,
  });
  return [toBorrower("buyer", buyer), ...(spouse === undefined ? [] : [toBorrower("spouse", spouse)])];
}

/** Collects what a decision of a day about these terms looks at. */
export function decisionFactsOf(
  facts: CreditFacts,
  { variantId, terms }: { variantId: number; terms: ScheduleTerms },
  day: IsoDay,
): DecisionFacts {
  const finances = financesOf(facts, day);
  const collected = {
    borrowers: borrowersOf(facts, finances),
    household: householdOf(facts.application),
    finances,
    ownContracts: owedContracts(facts.ownContracts, ownContractQuestion(facts, day)),
    debtAnswers: debtAnswersOf(facts),
    variantId,
    terms,
  };
  return { day, ...collected, hash: hashOf(collected) };
}
