import type { AffordabilityPolicy, ClientFinances } from "./decision-types.ts";
import { addFractions, multiplyFractions, multiplyRounded, parseFraction, toFraction } from "./fraction.ts";

type HouseholdPersons = Pick<ClientFinances, "mode" | "householdSize" | "isMarried">;

/**
 * What the counted part of the household needs to live on, in cents a month (lender policy, L-3.2). With the
 * spouse the whole family counts; else the buyer and the buyer's share of the children.
 */
export function livingMinimum(persons: HouseholdPersons, policy: AffordabilityPolicy): number {
  const adults = persons.isMarried || persons.mode === 2 ? 2 : 1;
  const children = Math.max(0, persons.householdSize - adults);
  const { firstAdult, secondAdult, child } = policy.livingScale;
  const childrenUnits = multiplyFractions(parseFraction(child), toFraction(children, persons.mode === 2 ? 1 : adults));
  const secondUnits = parseFraction(persons.mode === 2 ? secondAdult : "0");
  const units = addFractions(addFractions(parseFraction(firstAdult), secondUnits), childrenUnits);
  return multiplyRounded(
    policy.stateSupportedIncomeCents,
    multiplyFractions(parseFraction(policy.livingMultiplier), units),
  );
}
