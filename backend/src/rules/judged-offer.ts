import type { AffordabilityPolicy, ClientFinances, PersonFinances, Verdict } from "./decision-types.ts";
import { assessHousehold } from "./household.ts";
import type { RepaymentPlan } from "./schedule-types.ts";
import { decideOffer, type VerdictBasis } from "./verdict.ts";

/** What was decided, and about whom: with the income that counted. */
export type JudgedOffer = { readonly basis: VerdictBasis; readonly verdict: Verdict; readonly countsUnproved: boolean };

const provedOf = (person: PersonFinances): PersonFinances => ({
  ...person,
  incomes: person.incomes.filter(({ isUnproved }) => isUnproved !== true),
});

const hasUnproved = (person: PersonFinances | undefined): boolean =>
  person?.incomes.some(({ isUnproved }) => isUnproved === true) ?? false;

/** The same household with the income that is proved and no other; itself where all of it is (O22). */
export function withProvedIncome(finances: ClientFinances): ClientFinances {
  const { buyer, spouse } = finances;
  if (!hasUnproved(buyer) && !hasUnproved(spouse)) return finances;
  return { ...finances, buyer: provedOf(buyer), ...(spouse && { spouse: provedOf(spouse) }) };
}

/**
 * Decides about offers to one household: proved income alone decides. Where it does not suffice, income that is only stated is looked at as well, for a
 * manager may allow what it would carry (O22); where nothing is proved, a refusal speaks of what is stated.
 */
export function judgeOffers(
  finances: ClientFinances,
  contractDate: string,
  policy: AffordabilityPolicy,
): (plan: RepaymentPlan) => JudgedOffer {
  const proved = withProvedIncome(finances);
  const provedHousehold = assessHousehold(proved, policy);
  const household = proved === finances ? provedHousehold : assessHousehold(finances, policy);
  return (plan) => {
    const basis = { contractDate, finances: proved, household: provedHousehold, plan };
    const verdict = decideOffer(basis, policy);
    if (proved === finances || verdict.decision !== "REJECTED") return { basis, verdict, countsUnproved: false };
    const whole = { contractDate, finances, household, plan };
    const other = decideOffer(whole, policy);
    const isOfUse = other.decision !== "REJECTED" || provedHousehold.sustainableIncome.numerator === 0;
    return isOfUse ? { basis: whole, verdict: other, countsUnproved: true } : { basis, verdict, countsUnproved: false };
  };
}
