import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";

type Asked = { view: { tab: number | null }; typed: Partial<Record<string, string>> };

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
  const isOfContracts = view.tab === ListTab.applications && !asked.some((value) => APPLICATIONS.includes(value ?? ""));
  return isOfContracts ? ListTab.contracts : null;
}
