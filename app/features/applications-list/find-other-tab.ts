import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { hasCategory } from "./tab-categories.ts";

type Asked = { view: { tab: ListTab }; typed: Partial<Record<string, string>> };

const APPLICATIONS: readonly string[] = [
  ...[ListCategory.application, ListCategory.rejectedContract],
  ...[ApplicationStatus.rejected, ApplicationStatus.application].map(String),
];

/** The tab in which all stands that a filter asks for, when that is not the open one: applications and what was rejected in one, contracts in another (F-164, F-178). */
export function findOtherTab({ view, typed }: Asked): typeof ListTab.applications | typeof ListTab.contracts | null {
  const asked = [typed["category"], typed["status"]].filter((value) => value !== undefined && value !== "");
  if (asked.length === 0) return null;
  if (asked.every((value) => APPLICATIONS.includes(value ?? "")))
    return view.tab === ListTab.applications ? null : ListTab.applications;
  const isElsewhere = view.tab === ListTab.applications || !mayHave(view.tab, typed["category"]);
  return isElsewhere && !asked.some((value) => APPLICATIONS.includes(value ?? "")) ? ListTab.contracts : null;
}

const mayHave = (tab: ListTab, category: string | undefined): boolean => !category || hasCategory(tab, category);
