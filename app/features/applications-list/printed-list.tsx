import { useTranslation } from "react-i18next";
import { listTabs, type ListTab } from "~/domain/enumerations/list-tab.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { PaperHead, type Printed } from "~/ui/paper-head.tsx";
import { SHOWN_APPLICATIONS } from "./shown-applications.ts";
import { useFilterOptions } from "./use-filter-options.ts";

type FilterName = (typeof SHOWN_APPLICATIONS.filterNames)[number];

type PrintedListProps = {
  query: { view: { tab: ListTab }; typed: Partial<Record<FilterName, string>> };
  counts: readonly { tab: number; count: number }[];
  printed: Printed;
  shops: readonly { id: number; title: string }[];
};

/** What a printed list is of: its tab, what narrows it with the words of the filter, how many rows there are, when and by whom it was printed. */
export function PrintedList({ query, counts, printed, shops }: PrintedListProps) {
  const { t } = useTranslation("applications");
  const optionsOf = useEnumerationOptions();
  const choices = useFilterOptions(query, shops);
  const { tab } = query.view;
  const tabName = optionsOf(listTabs).find(({ value }) => value === String(tab))?.label ?? null;
  const count = counts.find((one) => one.tab === tab)?.count;
  const filters = SHOWN_APPLICATIONS.filterNames.flatMap((name) => {
    const typed = query.typed[name];
    if (typed === undefined || typed === "") return [];
    return [`${t(`filter.${name}`)}: ${labelOf(name, typed)}`];
  });
  return <PaperHead parts={[tabName, ...filters, count === undefined ? null : String(count)]} printed={printed} />;

  /** As the filter's own choice calls it; what is typed stays. */
  function labelOf(name: FilterName, typed: string): string {
    const options = name in choices ? choices[name as keyof typeof choices] : undefined;
    return options?.find(({ value }) => value === typed)?.label ?? typed;
  }
}
