import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import { useText } from "~/i18n/use-text.ts";
import { Tabs } from "~/ui/tabs.tsx";
import type { ListLinks } from "./list-links.ts";

type ListTabsProps<Tab extends number> = {
  /** Name of the row of tabs. */
  label: string;
  tabs: Enumeration<Tab, EnumerationKey>;
  current: NoInfer<Tab>;
  counts: readonly { tab: number; count: number }[];
  links: Pick<ListLinks<never, never, NoInfer<Tab>>, "tab">;
};

/** The tabs of a list with the number of rows under the same filter (F-164). */
export function ListTabs<Tab extends number>({ label, tabs, current, counts, links }: ListTabsProps<Tab>) {
  const translate = useText();
  const items = tabs.labels.map(({ code, labelKey }) => ({
    label: translate(`enumerations:${labelKey}`),
    to: links.tab(code),
    count: counts.find(({ tab }) => tab === code)?.count,
    current: code === current,
  }));
  return <Tabs label={label} tabs={items} />;
}
