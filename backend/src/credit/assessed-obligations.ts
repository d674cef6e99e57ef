import type { AffordabilityPolicy } from "../rules/decision-types.ts";
import { liabilityPayment, monthlyObligations } from "../rules/obligations.ts";
import type { AssessedObligation } from "../store/assessment-record.ts";
import type { AssessedPerson } from "./assessed-person.ts";
import { DECLARED_LOANS } from "./finances.ts";

function registered({ owner, finances }: AssessedPerson, policy: AffordabilityPolicy): AssessedObligation[] {
  return finances.liabilities.map((liability) => ({
    kind: "registered",
    ...(liability.contractDate !== undefined && { contractDate: liability.contractDate }),
    ...(liability.ownContractNumber !== undefined && { ownContractNumber: liability.ownContractNumber }),
    owner,
    type: liability.type,
    creditor: liability.creditor ?? "",
    outstandingCents: liability.outstandingCents ?? 0,
    overdueDays: liability.overdueDays,
    isRefinanced: liability.isRefinanced,
    monthlyCents: liabilityPayment(liability, policy),
  }));
}

function stated({ owner, finances }: AssessedPerson): AssessedObligation[] {
  return DECLARED_LOANS.flatMap(({ type }, index) => {
    const monthlyCents = finances.declaredObligationsCents[index] ?? 0;
    return monthlyCents === 0 ? [] : [{ kind: "stated", owner, type, monthlyCents } as const];
  });
}

/**
 * The obligations of a person. The greater of what the registers list and what the person states counts (L-3.2): with a
 * list the rest of the statement is a line of its own, without one the statement stands alone.
 */
function obligationsOf(person: AssessedPerson, policy: AffordabilityPolicy): AssessedObligation[] {
  const listed = registered(person, policy);
  if (listed.length === 0) return stated(person);
  const listedCents = listed.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  const moreCents = monthlyObligations(person.finances, policy).stayingCents - listedCents;
  return moreCents === 0 ? listed : [...listed, { kind: "statedMore", owner: person.owner, monthlyCents: moreCents }];
}

/** The obligations of all counted persons, and what a family pays together; their sum is the sum that the decision counts. */
export const assessedObligations = (
  persons: readonly AssessedPerson[],
  policy: AffordabilityPolicy,
  jointCents = 0,
): AssessedObligation[] => [
  ...persons.flatMap((person) => obligationsOf(person, policy)),
  ...(jointCents === 0 ? [] : [{ kind: "joint", owner: "buyer", monthlyCents: jointCents } as const]),
];
