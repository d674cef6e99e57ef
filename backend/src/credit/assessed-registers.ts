import type { AssessedOwner, AssessedRegister } from "../store/assessment-record.ts";
import type { DecisionFacts } from "./decision-facts.ts";

function ofBorrower(facts: DecisionFacts, owner: AssessedOwner, personalCode: string): AssessedRegister[] {
  const { incomes = [], liabilities = [] } = facts.finances[owner] ?? {};
  const debts = facts.debtAnswers.find((answer) => answer.personalCode === personalCode);
  const listed = liabilities.filter(({ ownContractNumber }) => ownContractNumber === undefined);
  const line = (register: AssessedRegister["register"], found: number): AssessedRegister => ({
    owner,
    register,
    found,
    askedAt: null,
  });
  return [
    line("incomes", incomes.filter(({ proof }) => proof === "register").length),
    line("liabilities", listed.length),
    line("own", liabilities.length - listed.length),
    {
      owner,
      register: "debts",
      found: debts?.state === "answered" ? debts.debts.filter(({ closedOn }) => closedOn === null).length : null,
      askedAt: debts?.askedAt?.toISOString() ?? null,
    },
  ];
}

/** Which registers were asked about those who borrow, and how much each had to say. */
export const toAssessedRegisters = (facts: DecisionFacts): AssessedRegister[] =>
  facts.borrowers.flatMap(({ owner, personalCode }) => ofBorrower(facts, owner, personalCode));
