import type { DemoTime } from "../demo-time.ts";
import type { RegistryIncome, RegistryLiability } from "../../store/schema/clients.ts";

/** Long enough for every income type's averaging window. */
const MONTHS_KNOWN = 24;

const toCents = (euros: number): number => Math.round(euros * 100);

/** Income of the same net amount in each of the last 24 months. */
export const steadyIncome = (type: RegistryIncome["type"], source: string, euros: number): RegistryIncome => ({
  type,
  source,
  monthlyCents: Array.from({ length: MONTHS_KNOWN }, () => toCents(euros)),
});

/** What a liability of the story says; amounts in euros. */
export interface DemoLiability {
  readonly type: RegistryLiability["type"];
  readonly creditor: string;
  readonly sinceDaysAgo: number;
  readonly limit: number;
  readonly outstanding: number;
  readonly instalments: readonly [all: number, left: number];
  readonly instalment: number;
  readonly corrected?: number;
  readonly overdueDays?: number;
  /** Amount that would be refinanced; absent: not possible. */
  readonly refinance?: number;
  readonly purpose: string;
}

/** The liability as the credit bureau reports it. */
export const toRegistryLiability = (story: DemoLiability, payerCode: string, time: DemoTime): RegistryLiability => ({
  type: story.type,
  creditor: story.creditor,
  contractDate: time.dayBefore(story.sinceDaysAgo),
  limitCents: toCents(story.limit),
  outstandingCents: toCents(story.outstanding),
  instalmentCount: story.instalments[0],
  outstandingCount: story.instalments[1],
  instalmentCents: toCents(story.instalment),
  correctedInstalmentCents: story.corrected === undefined ? null : toCents(story.corrected),
  overdueDays: story.overdueDays ?? 0,
  refinancePossible: story.refinance !== undefined,
  refinanceCents: story.refinance === undefined ? null : toCents(story.refinance),
  payerCode,
  purpose: story.purpose,
});
