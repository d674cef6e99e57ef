import { and, sql, type SQL } from "drizzle-orm";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";
import { inTab, LIST_TABS, type ListTab } from "./list-tabs.ts";

/** Counting stops here: "more than 10 000" is all that a screen needs. */
const MAX_COUNTED = 10_001;

/** Rows of a tab under the same filters. */
export interface TabCount {
  readonly tab: ListTab;
  readonly count: number;
}

const countOf = (conditions: SQL | undefined, tab: ListTab): SQL<string> =>
  sql`(select count(*) from (select 1 from ${applications} where ${and(inTab(tab), conditions)} limit ${MAX_COUNTED}) as counted)`;

/** Counts all tabs in one statement. */
export async function countTabs(db: Store, conditions: SQL | undefined): Promise<TabCount[]> {
  const [row] = await db
    .select({
      3: countOf(conditions, 3),
      4: countOf(conditions, 4),
      5: countOf(conditions, 5),
      6: countOf(conditions, 6),
    })
    .from(sql`(select 1) as one`);
  return LIST_TABS.map((tab) => ({ tab, count: Number(row?.[tab] ?? 0) }));
}
