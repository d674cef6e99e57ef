import type {
  ClientFinances,
  IncomeType,
  LiabilityType,
  PersonFinances,
  SpouseMode,
} from "../../../backend/src/rules/decision-types.ts";
import { parseCents } from "../../../backend/src/rules/money.ts";
import type { ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { termsOfVector, type ScheduleVectorInput } from "./schedule-vectors.ts";

type VectorPerson = {
  birthDate: string;
  incomes: { type: IncomeType; monthly?: string[]; average?: string; monthsCovered: number; certificate?: boolean }[];
  declared: string[];
  liabilities?: {
    type: LiabilityType;
    installment?: string;
    corrected?: string;
    limit?: string;
    refinanced?: boolean;
    overdueDays?: number;
  }[];
  incomeWillDecrease?: boolean;
  futureIncome?: string;
};

export type DecisionVectorInput = {
  date: string;
  mode: SpouseMode;
  household: number;
  married: boolean;
  buyer: VectorPerson;
  spouse?: VectorPerson;
  offer: Omit<ScheduleVectorInput, "contractDate">;
};

export function financesOfVector(input: DecisionVectorInput): ClientFinances {
  return {
    mode: input.mode,
    householdSize: input.household,
    isMarried: input.married,
    buyer: toPerson(input.buyer),
    ...(input.spouse && { spouse: toPerson(input.spouse) }),
  };
}

export function offerTermsOfVector({ date, offer }: DecisionVectorInput): ScheduleTerms {
  return termsOfVector({ ...offer, contractDate: date });
}

function toPerson(person: VectorPerson): PersonFinances {
  return {
    birthDate: person.birthDate,
    incomes: person.incomes.map((line) => ({
      type: line.type,
      monthlyCents: (line.monthly ?? []).map(parseCents),
      ...(line.average !== undefined && { averageCents: parseCents(line.average) }),
      monthsCovered: line.monthsCovered,
      hasCertificate: line.certificate === true,
    })),
    declaredObligationsCents: person.declared.map(parseCents),
    liabilities: (person.liabilities ?? []).map((liability) => ({
      type: liability.type,
      instalmentCents: parseCents(liability.installment ?? "0"),
      ...(liability.corrected !== undefined && { correctedInstalmentCents: parseCents(liability.corrected) }),
      limitCents: parseCents(liability.limit ?? "0"),
      overdueDays: liability.overdueDays ?? 0,
      isRefinanced: liability.refinanced === true,
    })),
    ...(person.incomeWillDecrease === true && { incomeCeilingCents: parseCents(person.futureIncome ?? "0") }),
  };
}
