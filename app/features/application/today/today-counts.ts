import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";

/** The list shows as many days when its address names none, so that a count and its list agree. */
export const COUNTED_DAYS = 30;

/** What is counted: the rows of a tab, or of one category in it. */
export const COUNTED = {
  applications: { tab: ListTab.applications, category: undefined },
  unsigned: { tab: ListTab.contracts, category: ListCategory.unsignedContract },
  withDefects: { tab: ListTab.contracts, category: ListCategory.withDefects },
  contracts: { tab: ListTab.contracts, category: undefined },
} as const;

export type CountKey = keyof typeof COUNTED;

/** A count, with the list that has exactly these rows. */
export type TodayCount = { key: CountKey; count: number; to: string };

/** The figures of the day as the page shows them. */
export type TodayCounts = {
  /** Null while nothing has been counted in this session. */
  counts: TodayCount[] | null;
  /** Time of day at which they were counted, if that was not now: the back end was too slow or silent. */
  since: string | null;
};

/** Whether they were counted just now; others are asked for again soon. */
export const areFresh = ({ counts, since }: TodayCounts): boolean => counts !== null && since === null;

/** Whether an answer of the portal holds figures: a log-in page in its place does not. */
export const isTodayCounts = (answer: unknown): answer is TodayCounts =>
  typeof answer === "object" && answer !== null && "counts" in answer && Array.isArray(answer.counts);
