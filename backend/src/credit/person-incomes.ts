import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import type { IncomeLine, IncomeProof, IncomeType } from "../rules/decision-types.ts";
import { certificateProblem } from "../rules/income-certificate.ts";
import type { RegistryIncome } from "../store/schema/clients.ts";
import { textOf } from "../store/application-wire.ts";
import { centsOf, flagOf, numberOf } from "../wire/wire-values.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { householdOf } from "./household.ts";
import type { CertificateRow } from "./income-facts.ts";
import { valueLines, type ValuedLine } from "./income-lines.ts";
import { registeredIncomes } from "./income-register.ts";
import { toRuleLine } from "./rule-line.ts";

/** Whose incomes they are; elements of the spouse have a prefix (F-224). */
export type IncomeOwner = "buyer" | "spouse";

/** The prefix of a person's elements. */
export const prefixOf = (owner: IncomeOwner): "" | "Sutuoktinio" => (owner === "buyer" ? "" : "Sutuoktinio");

const toIncomeType = (type: number | null): IncomeType =>
  type === 2 || type === 3 || type === 4 || type === 7 ? type : 1;

/** What the register of incomes shows of a person of the application. */
const registeredOf = (facts: CreditFacts, owner: IncomeOwner): readonly RegistryIncome[] =>
  registeredIncomes(facts[owner], textOf(facts.application, `${prefixOf(owner)}AsmensKodas`));

const statedType = ({ application }: CreditFacts, owner: IncomeOwner): IncomeType =>
  toIncomeType(numberOf(application, `${prefixOf(owner)}PajamuTipas`));

/** A certificate that proves income: ticked, with its months, and with its file (O22). Null: there is none. */
export function findCertificate(facts: CreditFacts, owner: IncomeOwner, today: string): CertificateRow | null {
  const row = facts.incomes.certificates.find(({ ofSpouse }) => ofSpouse === (owner === "spouse"));
  if (row === undefined || !facts.incomes.filed.includes(owner)) return null;
  if (!flagOf(facts.application, `${prefixOf(owner)}PajamuPazyma`)) return null;
  return certificateProblem({ ...row, from: row.fromDay, to: row.toDay }, today) === null ? row : null;
}

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
  proof: "register",
});

/**
 * The registers' incomes that speak of the stated one. They do not where it is of a type that takes a certificate and they know none of it: wages
 * cannot stand for other income, nor their coefficient for its own (L-3.2).
 */
function registeredFor(facts: CreditFacts, owner: IncomeOwner, today: string): readonly RegistryIncome[] {
  const registered = registeredOf(facts, owner);
  const stated = statedType(facts, owner);
  const isInNoRegister = affordabilityPolicyOn(today).incomeTypes[stated].isCertificateRequired;
  return isInNoRegister && !registered.some(({ type }) => type === stated) ? [] : registered;
}

/** Long enough for every type: which months a certificate must cover is its own rule (F-298), and without one the certificate is what is missing. */
const FULL_HISTORY_MONTHS = 24;

/** Income that nothing shows: it lacks its certificate, or, of a type that registers have, its history (O22). */
export const unprovedLine = (type: IncomeType, averageCents: number, today: string): IncomeLine => ({
  type,
  monthlyCents: [],
  averageCents,
  monthsCovered: affordabilityPolicyOn(today).incomeTypes[type].isCertificateRequired ? FULL_HISTORY_MONTHS : 0,
  hasCertificate: false,
  isUnproved: true,
});

/** Only the client knows the income: a certificate proves it for its months, else it is only stated. */
function declaredLine(facts: CreditFacts, owner: IncomeOwner, averageCents: number, today: string): IncomeLine {
  const type = statedType(facts, owner);
  const certificate = findCertificate(facts, owner, today);
  if (certificate === null) return unprovedLine(type, averageCents, today);
  return {
    type,
    monthlyCents: [],
    averageCents,
    monthsCovered: FULL_HISTORY_MONTHS,
    hasCertificate: true,
    proof: "certificate",
    provedOn: certificate.issuedOn,
  };
}

/** The income lines of a person with what each counts on a day (F-296): nothing where the spouse does not borrow (F-225). */
export function valuedLinesOf(facts: CreditFacts, owner: IncomeOwner, today: string): ValuedLine[] {
  const rows = facts.incomes.lines.filter(({ ofSpouse }) => ofSpouse === (owner === "spouse"));
  const valued = valueLines(rows, {
    registered: registeredOf(facts, owner),
    hasCertificate: findCertificate(facts, owner, today) !== null,
    policy: affordabilityPolicyOn(today),
    today,
  });
  const counts = owner === "buyer" || householdOf(facts.application).mode === 2;
  return counts ? valued : valued.map((line) => ({ ...line, valuedCents: 0, basis: "SKIPPED" }));
}

/** Lines that are not left out replace the stated income; without one it counts as it is stated (decision under G19). */
export const countedLines = (facts: CreditFacts, owner: IncomeOwner, today: string): ValuedLine[] =>
  valuedLinesOf(facts, owner, today).filter(({ basis }) => basis !== "SKIPPED");

/** Whether what the registers say decides about a person without lines. */
export const countsRegistered = (facts: CreditFacts, owner: IncomeOwner, today: string): boolean =>
  registeredFor(facts, owner, today).length > 0;

const PROOFS: Readonly<Partial<Record<ValuedLine["basis"], IncomeProof>>> = {
  CORRECTED: "manager",
  MANAGER: "manager",
  BANK: "bank",
  REGISTER: "register",
  REGISTER_USED: "register",
  STATED: "register",
  CERTIFICATE: "certificate",
};

function toLine(facts: CreditFacts, owner: IncomeOwner, line: ValuedLine, today: string): IncomeLine {
  const rule = toRuleLine(line, { hasCertificate: findCertificate(facts, owner, today) !== null, today });
  const proof = PROOFS[line.basis];
  if (line.basis === "UNPROVED")
    return { ...unprovedLine(rule.type, line.statedCents, today), source: rule.source ?? "" };
  return { ...rule, provedOn: line.row.toDay, ...(proof && { proof }) };
}

/** What a person earns as the affordability rules read it: what is proved, and, marked so, what is only stated (O22). */
export function incomesOf(facts: CreditFacts, owner: IncomeOwner, today: string): IncomeLine[] {
  const { application } = facts;
  const lines = countedLines(facts, owner, today);
  if (lines.length > 0) {
    const counted = lines.filter(({ valuedCents, statedCents }) => valuedCents > 0 || statedCents > 0);
    return counted.map((line) => toLine(facts, owner, line, today));
  }
  const declaredCents = centsOf(application, `${prefixOf(owner)}Pajamos`) ?? 0;
  if (declaredCents === 0) return [];
  const hasCertificate = findCertificate(facts, owner, today) !== null;
  const registered = registeredFor(facts, owner, today);
  if (registered.length > 0) return registered.map((line) => registeredLine(line, { hasCertificate }));
  return [declaredLine(facts, owner, declaredCents, today)];
}

/** The declared income is a ceiling of what the registers say, the lower future income another (L-3.2). Lines say themselves how much they are. */
export function ceilingOf(facts: CreditFacts, owner: IncomeOwner, today: string): { incomeCeilingCents?: number } {
  const { application } = facts;
  const prefix = prefixOf(owner);
  const isDecreasing = flagOf(application, `${prefix}MazesPajamos`);
  const futureCents = isDecreasing ? centsOf(application, `${prefix}BusimosPajamos`) : null;
  if (countedLines(facts, owner, today).length > 0)
    return futureCents === null ? {} : { incomeCeilingCents: futureCents };
  const declaredCents = centsOf(application, `${prefix}Pajamos`) ?? 0;
  return { incomeCeilingCents: Math.min(declaredCents, futureCents ?? declaredCents) };
}
