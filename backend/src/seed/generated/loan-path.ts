import type { Signature, Story, StoryStatus } from "../applications/story.ts";
import type { Random } from "./random.ts";

/** What became of an application. */
type LoanPath = Pick<
  Story,
  "status" | "eCredit" | "contractDaysAgo" | "paidOutDaysAgo" | "applicationSignature" | "contractSignature"
>;

type Weights = readonly (readonly [status: StoryStatus, weight: number])[];

/** Statuses by the age of the application: what is fresh is open, what is old is decided. */
const FRESH: Weights = [
  [0, 60],
  [1, 18],
  [2, 15],
  [-1, 7],
];
const RECENT: Weights = [
  [0, 14],
  [1, 8],
  [2, 60],
  [-1, 15],
  [4, 3],
];
const OLD: Weights = [
  [0, 3],
  [1, 1],
  [2, 75],
  [-1, 19],
  [4, 2],
];

const FRESH_DAYS = 2;
const RECENT_DAYS = 30;
/** Contracts this old are in the archive. */
const ARCHIVE_DAYS = 700;

const SIGNED_BY: readonly (readonly [Signature, number])[] = [
  [1, 35],
  [11, 32],
  [20, 22],
  [10, 11],
];
const UNSIGNED_BY: readonly (readonly [Signature, number])[] = [
  [0, 60],
  [30, 25],
  [31, 15],
];
const UNPAID_SHARE = 0.03;
const ONLINE_SHOP = 103;

function statusOf(ageDays: number, shopId: number, random: Random): StoryStatus {
  const weights = ageDays < FRESH_DAYS ? FRESH : ageDays < RECENT_DAYS ? RECENT : OLD;
  const status = random.pickWeighted(weights);
  if (status !== 2) return status;
  if (ageDays > ARCHIVE_DAYS) return 3;
  return shopId === ONLINE_SHOP ? 7 : 2;
}

function signedPath(status: StoryStatus, ageDays: number, random: Random): LoanPath {
  const contractDaysAgo = Math.max(0, ageDays - random.between(0, 2));
  const signature = random.pickWeighted(SIGNED_BY);
  const paidOutDaysAgo = contractDaysAgo - random.between(1, 4);
  const isPaid = status !== 4 && paidOutDaysAgo >= 0 && !random.isLucky(UNPAID_SHARE);
  return {
    status,
    eCredit: status === 4 ? 0 : 3,
    contractDaysAgo,
    ...(isPaid && { paidOutDaysAgo }),
    applicationSignature: signature,
    contractSignature: signature,
  };
}

function unsignedPath(ageDays: number, random: Random): LoanPath {
  const contractSignature = random.pickWeighted(UNSIGNED_BY);
  return {
    status: 1,
    eCredit: contractSignature === 30 ? 4 : 0,
    contractDaysAgo: ageDays,
    applicationSignature: contractSignature === 30 ? 11 : 0,
    contractSignature,
  };
}

/** Decides what became of an application of a shop that was made so many days ago. */
export function decideLoanPath(ageDays: number, shopId: number, random: Random): LoanPath {
  const status = statusOf(ageDays, shopId, random);
  if (status === 0) return { status, eCredit: random.isLucky(0.5) ? 0 : -1 };
  if (status === 1) return unsignedPath(ageDays, random);
  if (status === -1) return random.isLucky(0.3) ? { status, eCredit: 2, contractDaysAgo: ageDays } : { status };
  return signedPath(status, ageDays, random);
}
