import type { AffordabilityPolicy, IncomeLine } from "../rules/decision-types.ts";
import { addFractions, compareFractions, multiplyFractions, multiplyRounded, toFraction } from "../rules/fraction.ts";
import { averagedMonths, averageIncome, coefficientOf, sustainableIncome } from "../rules/income.ts";
import type { AssessedIncome, AssessedOwner } from "../store/assessment-record.ts";
import type { AssessedPerson } from "./assessed-person.ts";

function countLine(line: IncomeLine, owner: AssessedOwner, policy: AffordabilityPolicy): AssessedIncome {
  const { coefficient } = policy.incomeTypes[line.type];
  const average = averageIncome(line, policy);
  return {
    kind: "income",
    owner,
    type: line.type,
    source: line.source ?? null,
    proof: line.isUnproved === true ? "none" : (line.proof ?? null),
    ...(line.provedOn !== undefined && { provedOn: line.provedOn }),
    months: line.averageCents === undefined ? averagedMonths(line, policy) : null,
    averageCents: multiplyRounded(1, average),
    coefficient,
    countedCents: multiplyRounded(1, multiplyFractions(average, coefficientOf(line, policy))),
  };
}

/** What is taken off when the person states less than the lines amount to; nothing when no less is stated. */
function lowering({ owner, finances }: AssessedPerson, policy: AffordabilityPolicy): AssessedIncome[] {
  const { incomeCeilingCents: statedCents, isIncomeDecreasing, ...unlowered } = finances;
  const [counted, full] = [finances, unlowered].map((person) => sustainableIncome(person, policy));
  if (statedCents === undefined || counted === undefined || full === undefined) return [];
  if (compareFractions(counted, full) >= 0) return [];
  const kind = isIncomeDecreasing === true ? "willDecrease" : "statedLess";
  return [{ kind, owner, statedCents, countedCents: multiplyRounded(1, counted) - multiplyRounded(1, full) }];
}

/** Income that a person states, that nothing proves, and that the decision does without (O22). */
export const uncountedIncomes = (persons: readonly AssessedPerson[]): AssessedIncome[] =>
  persons.flatMap(({ owner, finances }) =>
    finances.incomes
      .filter(({ isUnproved }) => isUnproved === true)
      .map(({ type, averageCents = 0 }) => ({
        kind: "unproved",
        owner,
        type,
        statedCents: averageCents,
        countedCents: 0,
      })),
  );

/**
 * The income lines of all counted persons. Their sum is the sustainable income that the decision shows: the last line
 * takes the cents that rounding line by line left.
 */
export function assessedIncomes(persons: readonly AssessedPerson[], policy: AffordabilityPolicy): AssessedIncome[] {
  const lines = persons.flatMap((person) => [
    ...person.finances.incomes.map((line) => countLine(line, person.owner, policy)),
    ...lowering(person, policy),
  ]);
  const income = persons
    .map(({ finances }) => sustainableIncome(finances, policy))
    .reduce((total, own) => addFractions(total, own), toFraction(0, 1));
  const left = multiplyRounded(1, income) - lines.reduce((sum, { countedCents }) => sum + countedCents, 0);
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, countedCents: line.countedCents + left } : line,
  );
}
