import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import type {
  ClientFinances,
  IncomeLine,
  IncomeType,
  Liability,
  LiabilityType,
  PersonFinances,
} from "../rules/decision-types.ts";
import { multiplyRounded } from "../rules/fraction.ts";
import { averageIncome } from "../rules/income.ts";
import { certificateProblem } from "../rules/income-certificate.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import type { RegistryIncome } from "../store/schema/clients.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { textOf } from "../store/application-wire.ts";
import type { ClientRow, CreditFacts } from "./credit-facts.ts";
import { refinanced } from "./credit-sum.ts";
import { toLiabilityType, type CountedLiability } from "./liabilities.ts";
import { householdOf } from "./household.ts";
import { valueLines, type ValuedLine } from "./income-lines.ts";
import { centsOf, dayOf, flagOf, numberOf } from "../wire/wire-values.ts";
import { toRuleLine } from "./rule-line.ts";

/** Elements of the buyer have no prefix, those of the spouse this one (F-224). */
type Prefix = "" | "Sutuoktinio";

const FULL_HISTORY_MONTHS = 24;
/** Monthly payments that a person states, in the order in which they are counted: four kinds of the buyer (F-218), two of the spouse (F-553). */
export const DECLARED_LOANS = [
  { element: "KlientoVartojimoPaskola", ofSpouse: "SutuoktinioVartojimoPaskola", type: "consumer" },
  { element: "KlientoBustoPaskola", ofSpouse: "SutuoktinioBustoPaskola", type: "mortgage" },
  { element: "KlientoKitaPaskola", ofSpouse: null, type: "other" },
  { element: "KlientoLizingoPaskola", ofSpouse: null, type: "leasing" },
] as const satisfies readonly { element: string; ofSpouse: string | null; type: LiabilityType }[];

/** What a person states, kind by kind in cents a month; a kind of which is not asked is 0. */
const declaredLoans = (application: WireRecord, prefix: Prefix): number[] =>
  DECLARED_LOANS.map(({ element, ofSpouse }) => {
    const stated = prefix === "" ? element : ofSpouse;
    return stated === null ? 0 : (centsOf(application, stated) ?? 0);
  });

const toIncomeType = (type: number | null): IncomeType =>
  type === 2 || type === 3 || type === 4 || type === 7 ? type : 1;

/** Registers report newest month first, the rules want the oldest first. */
const registeredLine = (
  { type, source, monthlyCents }: RegistryIncome,
  { hasCertificate }: { hasCertificate: boolean },
): IncomeLine => ({
  type,
  source,
  monthlyCents: [...monthlyCents].reverse(),
  monthsCovered: monthlyCents.length,
  hasCertificate,
});

/**
 * The registers' incomes that speak of the stated one. They do not where it is of a type that takes a certificate and they know none of it: wages
 * cannot stand for other income, nor their coefficient for its own (L-3.2).
 */
function registeredFor(facts: CreditFacts, prefix: Prefix, today: string): readonly RegistryIncome[] {
  const registered = facts[prefix === "" ? "buyer" : "spouse"]?.registry.incomes ?? [];
  const stated = toIncomeType(numberOf(facts.application, `${prefix}PajamuTipas`));
  const isInNoRegister = affordabilityPolicyOn(today).incomeTypes[stated].isCertificateRequired;
  return isInNoRegister && !registered.some(({ type }) => type === stated) ? [] : registered;
}

/** Only the client knows the income: it counts as declared, and the certificate proves it where one is asked. */
const declaredIncome = (application: WireRecord, prefix: Prefix, averageCents: number) => ({
  type: toIncomeType(numberOf(application, `${prefix}PajamuTipas`)),
  monthlyCents: [],
  averageCents,
  monthsCovered: FULL_HISTORY_MONTHS,
});

const ofPerson = (prefix: Prefix) => (row: { ofSpouse: boolean }) => row.ofSpouse === (prefix !== "");

/** A ticked certificate proves nothing any more when what it says is known, and is too short or too old (F-298). */
function hasCertificate({ application, incomes }: CreditFacts, prefix: Prefix, today: string): boolean {
  const row = incomes.certificates.find(ofPerson(prefix));
  if (!flagOf(application, `${prefix}PajamuPazyma`)) return false;
  return row === undefined || certificateProblem({ ...row, from: row.fromDay, to: row.toDay }, today) === null;
}

/** The income lines of the buyer, or of the spouse, with what each counts on a day (F-296): nothing where the spouse does not borrow (F-225). */
export function valuedLinesOf(facts: CreditFacts, owner: "buyer" | "spouse", today: string): ValuedLine[] {
  const rows = facts.incomes.lines.filter(({ ofSpouse }) => ofSpouse === (owner === "spouse"));
  const valued = valueLines(rows, facts[owner]?.registry.incomes ?? [], affordabilityPolicyOn(today));
  const counts = owner === "buyer" || householdOf(facts.application).mode === 2;
  return counts ? valued : valued.map((line) => ({ ...line, valuedCents: 0, basis: "SKIPPED" }));
}

/** Lines that are not left out replace the stated income; without one it counts as it is stated (decision under G19). */
const countedLines = (facts: CreditFacts, prefix: Prefix, today: string): ValuedLine[] =>
  valuedLinesOf(facts, prefix === "" ? "buyer" : "spouse", today).filter(({ basis }) => basis !== "SKIPPED");

function incomesOf(facts: CreditFacts, prefix: Prefix, today: string): IncomeLine[] {
  const { application } = facts;
  const isProven = hasCertificate(facts, prefix, today);
  const lines = countedLines(facts, prefix, today);
  if (lines.length > 0) {
    const counted = lines.filter(({ valuedCents }) => valuedCents > 0);
    return counted.map((line) => toRuleLine(line, { hasCertificate: isProven, today }));
  }
  const declaredCents = centsOf(application, `${prefix}Pajamos`) ?? 0;
  if (declaredCents === 0) return [];
  const registered = registeredFor(facts, prefix, today);
  if (registered.length > 0) return registered.map((line) => registeredLine(line, { hasCertificate: isProven }));
  return [{ ...declaredIncome(application, prefix, declaredCents), hasCertificate: isProven }];
}

/** The declared income is a ceiling of what the registers say, the lower future income another (L-3.2). Lines say themselves how much they are. */
function ceilingOf(facts: CreditFacts, prefix: Prefix, today: string): { incomeCeilingCents?: number } {
  const { application } = facts;
  const isDecreasing = flagOf(application, `${prefix}MazesPajamos`);
  const futureCents = isDecreasing ? centsOf(application, `${prefix}BusimosPajamos`) : null;
  if (countedLines(facts, prefix, today).length > 0)
    return futureCents === null ? {} : { incomeCeilingCents: futureCents };
  const declaredCents = centsOf(application, `${prefix}Pajamos`) ?? 0;
  return { incomeCeilingCents: Math.min(declaredCents, futureCents ?? declaredCents) };
}

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
  }));

/**
 * Day of birth: from the code, from the register, or as stated. A person whose day is unknown counts as born today,
 * so that the age rule refuses instead of being skipped.
 */
function birthDateOf(application: WireRecord, prefix: Prefix, person: ClientRow | null, today: string): string {
  const code = parsePersonalCode(textOf(application, `${prefix}AsmensKodas`));
  const fromCode = code.isValid ? code.birthDate : null;
  const stated = prefix === "" ? dayOf(application, "GimimoData") : null;
  return fromCode ?? person?.birthDate ?? stated ?? today;
}

function personOf(facts: CreditFacts, prefix: Prefix, today: string): PersonFinances {
  const { application, buyer, spouse } = facts;
  const owner = prefix === "" ? "buyer" : "spouse";
  const person = prefix === "" ? buyer : spouse;
  return {
    birthDate: birthDateOf(application, prefix, person, today),
    incomes: incomesOf(facts, prefix, today),
    declaredObligationsCents: declaredLoans(application, prefix),
    liabilities: liabilitiesOf(
      facts.liabilities.filter((liability) => liability.owner === owner),
      refinanced(facts),
    ),
    ...ceilingOf(facts, prefix, today),
    isIncomeDecreasing: flagOf(application, `${prefix}MazesPajamos`),
  };
}

/** The household of an application as the affordability rules read it (L-3.2). */
export function financesOf(facts: CreditFacts, today: string): ClientFinances {
  const { mode, size, isMarried } = householdOf(facts.application);
  return {
    mode,
    householdSize: size,
    isMarried,
    buyer: personOf(facts, "", today),
    ...(mode === 2 && { spouse: personOf(facts, "Sutuoktinio", today) }),
  };
}

/** Why the income of a person counts as much as it does, all lines together. */
export type IncomeBasis = "LINES" | "STATED" | "REGISTER" | "FUTURE" | "NONE";

/**
 * What the sustainable income of a person follows from: its lines; the registers, which know less than is stated; a lower income that is expected; else
 * what the person states.
 */
export function incomeBasisOf(facts: CreditFacts, owner: "buyer" | "spouse", today: string): IncomeBasis {
  const prefix = owner === "buyer" ? "" : "Sutuoktinio";
  const finances = personOf(facts, prefix, today);
  if (finances.incomes.length === 0) return "NONE";
  const { incomeCeilingCents: ceiling } = finances;
  const policy = affordabilityPolicyOn(today);
  const averages = finances.incomes.map((line) => multiplyRounded(1, averageIncome(line, policy)));
  const isCut = ceiling !== undefined && ceiling < averages.reduce((sum, cents) => sum + cents, 0);
  if (isCut && finances.isIncomeDecreasing === true) return "FUTURE";
  if (countedLines(facts, prefix, today).length > 0) return "LINES";
  const isRegistered = registeredFor(facts, prefix, today).length > 0;
  return isRegistered && !isCut ? "REGISTER" : "STATED";
}
