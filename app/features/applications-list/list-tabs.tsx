import { useTranslation } from "react-i18next";
import { listTabs } from "~/domain/enumerations/list-tab.ts";
import { useText } from "~/i18n/use-text.ts";
import { Tabs } from "~/ui/tabs.tsx";
import type { listLinks } from "./list-links.ts";
import type { ApplicationsPage } from "./read-applications.server.ts";

type ListTabsProps = Pick<ApplicationsPage, "query" | "counts"> & { links: ReturnType<typeof listLinks> };

/** The four tabs with the number of rows under the same filter (F-164). */
export function ListTabs({ query, counts, links }: ListTabsProps) {
  const { t } = useTranslation("applications");
  const translate = useText();
  const tabs = listTabs.codes.map((tab) => ({
    label: translate(`enumerations:${listTabs.labelKey(tab) ?? ""}`),
    to: links.tab(tab),
    count: counts.find((count) => count.tab === tab)?.count,
    current: tab === query.view.tab,
  }));
  return <Tabs label={t("tabs")} tabs={tabs} />;
}
