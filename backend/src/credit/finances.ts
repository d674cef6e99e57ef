import { affordabilityPolicyOn, lenderOn } from "../configuration/configuration.ts";
import type { ClientFinances, Liability, LiabilityType, PersonFinances } from "../rules/decision-types.ts";
import { multiplyRounded } from "../rules/fraction.ts";
import { averageIncome } from "../rules/income.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { centsOf, dayOf, flagOf, numberOf } from "../wire/wire-values.ts";
import type { ClientRow, CreditFacts } from "./credit-facts.ts";
import { refinanced } from "./credit-sum.ts";
import { overdueDays, type DebtAnswer } from "./debt-answers.ts";
import { householdOf } from "./household.ts";
import { toLiabilityType, type CountedLiability } from "./liabilities.ts";
import { owedContracts, recentSum, type OwnContract } from "./own-contracts.ts";
import { ceilingOf, countedLines, countsRegistered, incomesOf, prefixOf, type IncomeOwner } from "./person-incomes.ts";

/** Monthly payments that a person states, in the order in which they are counted: four kinds of the buyer (F-218), two of the spouse (F-553). */
export const DECLARED_LOANS = [
  { element: "KlientoVartojimoPaskola", ofSpouse: "SutuoktinioVartojimoPaskola", type: "consumer" },
  { element: "KlientoBustoPaskola", ofSpouse: "SutuoktinioBustoPaskola", type: "mortgage" },
  { element: "KlientoKitaPaskola", ofSpouse: null, type: "other" },
  { element: "KlientoLizingoPaskola", ofSpouse: null, type: "leasing" },
] as const satisfies readonly { element: string; ofSpouse: string | null; type: LiabilityType }[];

/** What a person states, kind by kind in cents a month; a kind of which is not asked is 0. */
const declaredLoans = (application: WireRecord, owner: IncomeOwner): number[] =>
  DECLARED_LOANS.map(({ element, ofSpouse }) => {
    const stated = owner === "buyer" ? element : ofSpouse;
    return stated === null ? 0 : (centsOf(application, stated) ?? 0);
  });

const liabilitiesOf = (liabilities: readonly CountedLiability[], repaid: readonly CountedLiability[]): Liability[] =>
  liabilities.map((liability) => ({
    type: toLiabilityType(liability.type),
    instalmentCents: liability.instalmentCents,
    ...(liability.correctedInstalmentCents !== null && {
      correctedInstalmentCents: liability.correctedInstalmentCents,
    }),
    limitCents: liability.limitCents,
    overdueDays: liability.overdueDays,
    isRefinanced: repaid.includes(liability),
    creditor: liability.creditor,
    outstandingCents: liability.outstandingCents,
    contractDate: liability.contractDate,
  }));

/** Contracts with the lender itself as the list of the register has other ones; a card or an account counts by its limit as well (O21). */
const ownLiabilities = (contracts: readonly OwnContract[], day: string): Liability[] =>
  contracts.map((contract) => ({
    type: contract.isLimit ? "creditCards" : "consumer",
    instalmentCents: contract.monthlyCents,
    limitCents: contract.isLimit ? contract.sumCents : 0,
    overdueDays: 0,
    isRefinanced: false,
    creditor: lenderOn(day).name,
    outstandingCents: contract.sumCents,
    contractDate: contract.day,
    ownContractNumber: contract.number,
  }));

/** What the register lists of the lender's own contracts is in the lender's books already: it counts once (O21). */
function withoutOwn(liabilities: readonly CountedLiability[], contracts: readonly OwnContract[], day: string) {
  const { name } = lenderOn(day);
  const isOwn = ({ creditor, contractDate, limitCents }: CountedLiability): boolean =>
    creditor === name &&
    contracts.some((contract) => contract.day === contractDate || contract.sumCents === limitCents);
  return liabilities.filter((liability) => !isOwn(liability));
}

/**
 * Day of birth: from the code, from the register, or as stated. A person whose day is unknown counts as born today,
 * so that the age rule refuses instead of being skipped.
 */
function birthDateOf(application: WireRecord, owner: IncomeOwner, person: ClientRow | null, today: string): string {
  const code = parsePersonalCode(textOf(application, `${prefixOf(owner)}AsmensKodas`));
  const fromCode = code.isValid ? code.birthDate : null;
  const stated = owner === "buyer" ? dayOf(application, "GimimoData") : null;
  return fromCode ?? person?.birthDate ?? stated ?? today;
}

/** Those who borrow: both spouses in mode 2, the buyer alone else. */
const ownersOf = (facts: CreditFacts): IncomeOwner[] =>
  householdOf(facts.application).mode === 2 ? ["buyer", "spouse"] : ["buyer"];

const codeOf = ({ application }: CreditFacts, owner: IncomeOwner): string =>
  textOf(application, `${prefixOf(owner)}AsmensKodas`);

/** What is asked about the lender's contracts with those who borrow (O21). */
export const ownContractQuestion = (facts: CreditFacts, day: string) => ({
  personalCodes: ownersOf(facts).map((owner) => codeOf(facts, owner)),
  day,
  applicationId: numberOf(facts.application, "ParaiskosID"),
});

/** Contracts of one who borrows: what both owe is counted for the buyer. */
function contractsOf(facts: CreditFacts, owner: IncomeOwner, today: string): OwnContract[] {
  const owed = owedContracts(facts.ownContracts, ownContractQuestion(facts, today));
  const buyerCode = codeOf(facts, "buyer");
  return owed.filter(({ debtors }) => debtors.includes(buyerCode) === (owner === "buyer"));
}

/** The answers of the debt register about those who borrow. */
export const debtAnswersOf = (facts: CreditFacts): DebtAnswer[] => {
  const codes = ownersOf(facts).map((owner) => codeOf(facts, owner));
  return facts.debtAnswers.filter(({ personalCode }) => codes.includes(personalCode));
};

function personOf(facts: CreditFacts, owner: IncomeOwner, today: string): PersonFinances {
  const { application } = facts;
  const contracts = contractsOf(facts, owner, today);
  const listed = withoutOwn(
    facts.liabilities.filter((liability) => liability.owner === owner),
    contracts,
    today,
  );
  const answer = facts.debtAnswers.find(({ personalCode }) => personalCode === codeOf(facts, owner));
  return {
    birthDate: birthDateOf(application, owner, facts[owner], today),
    incomes: incomesOf(facts, owner, today),
    declaredObligationsCents: declaredLoans(application, owner),
    liabilities: [...liabilitiesOf(listed, refinanced(facts)), ...ownLiabilities(contracts, today)],
    ...(answer && { overdueDebtDays: overdueDays(answer, today) }),
    ...ceilingOf(facts, owner, today),
    isIncomeDecreasing: flagOf(application, `${prefixOf(owner)}MazesPajamos`),
  };
}

/** The household of an application as the affordability rules read it (L-3.2). */
export function financesOf(facts: CreditFacts, today: string): ClientFinances {
  const { mode, size, isMarried } = householdOf(facts.application);
  return {
    mode,
    householdSize: size,
    isMarried,
    buyer: personOf(facts, "buyer", today),
    ...(mode === 2 && { spouse: personOf(facts, "spouse", today) }),
    ...(mode === 1 && { jointObligationsCents: centsOf(facts.application, "BendriSeimosIsipareigojimai") ?? 0 }),
    recentSumCents: recentSum(facts.ownContracts, ownContractQuestion(facts, today)),
    isDebtRegisterSilent: debtAnswersOf(facts).some(({ state }) => state === "silent"),
  };
}

/** Why the income of a person counts as much as it does, all lines together. */
export type IncomeBasis = "LINES" | "STATED" | "REGISTER" | "FUTURE" | "UNPROVED" | "NONE";

/**
 * What the sustainable income of a person follows from: its lines; the registers, which know less than is stated; a lower income that is expected; else
 * what the person states, be it proved or not.
 */
export function incomeBasisOf(facts: CreditFacts, owner: IncomeOwner, today: string): IncomeBasis {
  const finances = personOf(facts, owner, today);
  if (finances.incomes.length === 0) return "NONE";
  if (finances.incomes.every(({ isUnproved }) => isUnproved === true)) return "UNPROVED";
  const { incomeCeilingCents: ceiling } = finances;
  const policy = affordabilityPolicyOn(today);
  const averages = finances.incomes.map((line) => multiplyRounded(1, averageIncome(line, policy)));
  const isCut = ceiling !== undefined && ceiling < averages.reduce((sum, cents) => sum + cents, 0);
  if (isCut && finances.isIncomeDecreasing === true) return "FUTURE";
  if (countedLines(facts, owner, today).length > 0) return "LINES";
  return countsRegistered(facts, owner, today) && !isCut ? "REGISTER" : "STATED";
}
