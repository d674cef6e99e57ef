import type { IsoDay } from "./days.ts";

/**
 * The policy that applies on a day: the latest that had begun by then, or the earliest known for days before it.
 * @throws RangeError when there is none at all.
 */
export function policyInForce<Policy extends { validFrom: IsoDay }>(policies: readonly Policy[], day: IsoDay): Policy {
  const byDate = [...policies].sort((left, right) => (left.validFrom < right.validFrom ? -1 : 1));
  const policy = byDate.findLast((candidate) => candidate.validFrom <= day) ?? byDate[0];
  if (!policy) throw new RangeError("No policy is defined");
  return policy;
}
