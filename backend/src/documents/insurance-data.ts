import type { Lender, Person, Presentation } from "./contract-data.ts";

export type InsuredEvent = "death" | "disability" | "unemployment";

export interface HealthAnswer {
  /** The question as it was asked. */
  readonly question: string;
  readonly answer: boolean;
}

/** Payment protection insurance of one borrower (F-344); made only when an insurance was chosen. */
export interface InsuranceData {
  readonly lender: Lender;
  readonly insurerName: string;
  readonly insured: Person;
  readonly packageName: string;
  readonly policyNumber: string | null;
  readonly events: readonly InsuredEvent[];
  /** Sum insured on the first day; it falls with the balance of the credit. */
  readonly insuredSumCents: number;
  readonly monthlyPremiumCents: number;
  readonly totalPremiumCents: number;
  readonly isCompulsory: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly healthAnswers: readonly HealthAnswer[];
  /** Number of the contract or application that is insured. */
  readonly documentNumber: string | null;
  readonly issuedOn: string;
  /** Days within which the insured may withdraw with the whole premium returned; law or policy. */
  readonly withdrawalDays: number;
  readonly presentation: Presentation;
}
