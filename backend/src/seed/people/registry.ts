import { z } from "zod";
import type { DemoTime } from "../demo-time.ts";
import { readSeedData } from "../read-data.ts";
import { clientKey } from "./demo-clients.ts";
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
const liabilitySchema = z.strictObject({
  /** As the bureau spells it: both spellings of the specification are there (F-301). */
  type: z.string(),
  creditor: z.string(),
  purpose: z.string(),
  sinceDaysAgo: z.int(),
  limit: z.number(),
  outstanding: z.number(),
  /** All of them, and how many are left. */
  instalments: z.tuple([z.int(), z.int()]),
  instalment: z.number(),
  corrected: z.number().exactOptional(),
  overdueDays: z.int().exactOptional(),
  /** Amount that would be refinanced; absent: not possible. */
  refinance: z.number().exactOptional(),
});

type DemoLiability = z.output<typeof liabilitySchema>;

/** Liabilities that the credit bureau reports, by the client's key; one person has all five types, one of them 34 days overdue. */
export const DEMO_LIABILITIES = readSeedData("liabilities.json", z.partialRecord(clientKey, z.array(liabilitySchema)));

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
