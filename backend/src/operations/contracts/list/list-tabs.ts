import { eq, type SQL } from "drizzle-orm";
import { applications } from "../../../store/schema/applications.ts";

/** Tabs of the list: applications 3, payments 4, unpaid 5, contracts 6 (F-164). */
export const LIST_TABS = [3, 4, 5, 6] as const;

export type ListTab = (typeof LIST_TABS)[number];

/** An unknown tab is the applications (F-582). */
export const toListTab = (asked: number): ListTab => LIST_TABS.find((tab) => tab === asked) ?? 3;

/** Rows of a tab (C22). */
export const inTab = (tab: ListTab): SQL =>
  tab === 4 || tab === 5 ? eq(applications.paymentTab, tab) : eq(applications.listTab, tab);
