import type {
  ClientFinances,
  IncomeLine,
  IncomeType,
  Liability,
  LiabilityType,
  PersonFinances,
} from "../rules/decision-types.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { textOf } from "../store/application-wire.ts";
import type { ClientRow, CreditFacts } from "./credit-facts.ts";
import { refinanced } from "./credit-sum.ts";
import { toLiabilityType, type CountedLiability } from "./liabilities.ts";
import { householdOf } from "./household.ts";
import { centsOf, dayOf, flagOf, numberOf } from "../wire/wire-values.ts";

/** Elements of the buyer have no prefix, those of the spouse this one (F-224). */
type Prefix = "" | "Sutuoktinio";

const FULL_HISTORY_MONTHS = 24;
/** Monthly payments that the buyer states, in the order in which they are counted. */
export const DECLARED_LOANS = [
  { element: "KlientoVartojimoPaskola", type: "consumer" },
  { element: "KlientoBustoPaskola", type: "mortgage" },
  { element: "KlientoKitaPaskola", type: "other" },
  { element: "KlientoLizingoPaskola", type: "leasing" },
] as const satisfies readonly { element: string; type: LiabilityType }[];

const toIncomeType = (type: number | null): IncomeType =>
  type === 2 || type === 3 || type === 4 || type === 7 ? type : 1;

/** Registers report newest month first, the rules want the oldest first. */
function registeredIncomes(person: ClientRow, hasCertificate: boolean): IncomeLine[] {
  return person.registry.incomes.map(({ type, source, monthlyCents }) => ({
    type,
    source,
    monthlyCents: [...monthlyCents].reverse(),
    monthsCovered: monthlyCents.length,
    hasCertificate,
  }));
}

/** Only the client knows the income: it counts as declared, and the certificate proves it where one is asked. */
const declaredIncome = (application: WireRecord, prefix: Prefix, averageCents: number): IncomeLine => ({
  type: toIncomeType(numberOf(application, `${prefix}PajamuTipas`)),
  monthlyCents: [],
  averageCents,
  monthsCovered: FULL_HISTORY_MONTHS,
  hasCertificate: flagOf(application, `${prefix}PajamuPazyma`),
});

function incomesOf(application: WireRecord, prefix: Prefix, person: ClientRow | null): IncomeLine[] {
  const declaredCents = centsOf(application, `${prefix}Pajamos`) ?? 0;
  if (declaredCents === 0) return [];
  const registered = person ? registeredIncomes(person, flagOf(application, `${prefix}PajamuPazyma`)) : [];
  return registered.length > 0 ? registered : [declaredIncome(application, prefix, declaredCents)];
}

/** The declared income is a ceiling of what the registers say, the lower future income another (L-3.2). */
function ceilingOf(application: WireRecord, prefix: Prefix): number {
  const declaredCents = centsOf(application, `${prefix}Pajamos`) ?? 0;
  const isDecreasing = flagOf(application, `${prefix}MazesPajamos`);
  const futureCents = isDecreasing ? centsOf(application, `${prefix}BusimosPajamos`) : null;
  return Math.min(declaredCents, futureCents ?? declaredCents);
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
  const declared = prefix === "" ? DECLARED_LOANS.map(({ element }) => centsOf(application, element) ?? 0) : [];
  return {
    birthDate: birthDateOf(application, prefix, person, today),
    incomes: incomesOf(application, prefix, person),
    declaredObligationsCents: declared,
    liabilities: liabilitiesOf(
      facts.liabilities.filter((liability) => liability.owner === owner),
      refinanced(facts),
    ),
    incomeCeilingCents: ceilingOf(application, prefix),
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
