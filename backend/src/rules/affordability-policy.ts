import type { IsoDay } from "./days.ts";
import type { AffordabilityPolicy } from "./decision-types.ts";
import { policyInForce } from "./policy-in-force.ts";

/**
 * Affordability policy (domain.md 3.1, 3.2; O6). The 40 % limit is Bank of Lithuania resolution 03-62 p. 9; the 60 % and
 * 50 % steps, the coefficients and the living minimum are the lender's own. The base amount is the state-supported
 * income of 2026.
 */
export const AFFORDABILITY_POLICY: AffordabilityPolicy = {
  validFrom: "2026-01-01",
  dstiLimit: "0.40",
  dstiExtraApproval: "0.50",
  dstiManagerMax: "0.60",
  approvalSumCents: 500_000,
  extraApprovalSumCents: 1_000_000,
  minAge: 18,
  maxAgeAtEnd: 80,
  overdueApprovalDays: 30,
  overdueRejectDays: 60,
  stateSupportedIncomeCents: 23_300,
  livingMultiplier: "1.5",
  livingScale: { firstAdult: "1.0", secondAdult: "0.8", child: "0.7" },
  cardLimitShare: "0.05",
  incomeTypes: {
    1: { windowMonths: 4, coefficient: "1.0", isCertificateRequired: false, minMonths: 4 },
    2: { windowMonths: 1, coefficient: "1.0", isCertificateRequired: false, minMonths: 1 },
    3: { windowMonths: 12, coefficient: "0.7", isCertificateRequired: true, minMonths: 6 },
    4: { windowMonths: 4, coefficient: "1.0", isCertificateRequired: true, minMonths: 4 },
    7: { windowMonths: 24, coefficient: "0.7", isCertificateRequired: true, minMonths: 12 },
  },
  creditSumLimits: { minCents: 6_000, maxCents: 2_500_000 },
  requestExpiryHours: 72,
};

/** The policy on the day of a decision. */
export function affordabilityPolicyOn(day: IsoDay): AffordabilityPolicy {
  return policyInForce([AFFORDABILITY_POLICY], day);
}
