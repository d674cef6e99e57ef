import type { ApprovalReason } from "./decision-types.ts";

/** What a permit is given for: the assessment as it stood (O25). */
export interface PermitBasis {
  /** Of the facts that the decision looked at. */
  readonly hash: string;
  readonly reasons: readonly ApprovalReason[];
  /** Null without income. */
  readonly dstiBasisPoints: number | null;
  readonly sumCents: number;
  readonly durationMonths: number;
  /** Personal codes, ascending. */
  readonly borrowers: readonly string[];
  /** Two managers decide. */
  readonly needsTwo: boolean;
}

/** Why a permit covers a credit no more. */
export type PermitEnd = "NEW_REASON" | "WORSE_RATIO" | "SUM" | "DURATION" | "BORROWERS" | "APPROVALS";

const isWorse = (given: number | null, current: number | null): boolean =>
  current === null ? given !== null : current > (given ?? 0);

/** What has become worse since a permit was given; nothing while it is the same or better (O25). */
export function permitEnds(given: PermitBasis, current: PermitBasis): PermitEnd[] {
  const ends: Record<PermitEnd, boolean> = {
    NEW_REASON: current.reasons.some((reason) => !given.reasons.includes(reason)),
    WORSE_RATIO: isWorse(given.dstiBasisPoints, current.dstiBasisPoints),
    SUM: current.sumCents > given.sumCents,
    DURATION: current.durationMonths > given.durationMonths,
    BORROWERS: current.borrowers.join() !== given.borrowers.join(),
    APPROVALS: current.needsTwo && !given.needsTwo,
  };
  return (Object.keys(ends) as PermitEnd[]).filter((end) => ends[end]);
}
