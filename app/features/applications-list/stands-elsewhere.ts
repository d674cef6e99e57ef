import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";

type Asked = { view: { tab: number | null }; typed: Partial<Record<string, string>> };

const IN_APPLICATIONS: readonly string[] = [ListCategory.application, ListCategory.rejectedContract];
const STATUSES_THERE: readonly string[] = [ApplicationStatus.rejected, ApplicationStatus.application].map(String);

/** Whether what a filter asks for is never in this tab: applications, and what was rejected, stand among the applications (F-164, F-178). */
export const standsElsewhere = ({ view, typed }: Asked): boolean =>
  view.tab !== ListTab.applications &&
  (IN_APPLICATIONS.includes(typed["category"] ?? "") || STATUSES_THERE.includes(typed["status"] ?? ""));
