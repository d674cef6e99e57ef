import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listTabs } from "~/domain/enumerations/list-tab.ts";
import { CodeFormFrame } from "~/features/applications-list/code/code-form-frame.tsx";
import { EmptyList, RefusedFilter } from "~/features/applications-list/empty-list.tsx";
import { ListActions } from "~/features/applications-list/list-actions.tsx";
import { everyDayBecause } from "~/features/applications-list/list-period.ts";
import { MainTable } from "~/features/applications-list/main-table.tsx";
import { findOtherTab } from "~/features/applications-list/find-other-tab.ts";
import { PrintedList } from "~/features/applications-list/printed-list.tsx";
import { SHOWN_APPLICATIONS } from "~/features/applications-list/shown-applications.ts";
import { useFilterOptions } from "~/features/applications-list/use-filter-options.ts";
import { WideTable } from "~/features/applications-list/wide-table.tsx";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { ListPages } from "~/lists/list-pages.tsx";
import { ListTabs } from "~/lists/list-tabs.tsx";
import { sortHeads } from "~/lists/sort-heads.ts";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["applications", "enumerations"], title: "applications:title" };

export default function ApplicationsPage() {
  const {
    query,
    main,
    all,
    columns,
    isWide,
    csrf,
    shownCode,
    codeCsrf,
    showsSellers,
    shops,
    counts,
    paging,
    empty,
    isRefused,
    hasFile,
    printed,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation("applications");
  const { view, filled } = query;
  const links = listLinks(SHOWN_APPLICATIONS, query);
  const filterOptions = useFilterOptions(query, shops);
  const heads = sortHeads(SHOWN_APPLICATIONS, view, links);
  const otherTab = findOtherTab(query);
  const elsewhere = otherTab && { tab: otherTab, to: links.tab(otherTab) };
  const rowCount = (main ?? all ?? []).length;
  const every = everyDayBecause(query.given);
  return (
    <>
      <ListActions {...{ view, links, hasFile, isWide, csrf }} />
      <PrintedList {...{ query, counts, printed, shops }} />
      <ListTabs label={t("tabs")} tabs={listTabs} current={view.tab} counts={counts} links={links} />
      <ListFilterForm
        list={SHOWN_APPLICATIONS}
        query={query}
        links={links}
        label={(name) => (name === "shop" && shops.length > 0 ? t("columns.shopName") : t(`filter.${name}`))}
        any={{ status: t("filter.anyStatus") }}
        options={filterOptions}
        without={showsSellers ? [] : ["shop"]}
      />
      {rowCount > 0 && <CodeFormFrame csrf={codeCsrf} />}
      {isRefused && <RefusedFilter links={links} />}
      {!isRefused && every !== null && <p className="note">{t(every)}</p>}
      {!isRefused &&
        (all === null ? (
          <MainTable rows={main ?? []} {...{ heads, columns, isWide, shownCode, codeCsrf }} />
        ) : (
          <WideTable rows={all} {...{ heads, isWide, shownCode, codeCsrf }} />
        ))}
      {!isRefused && rowCount === 0 && <EmptyList notice={empty} period={filled} {...{ every, links, elsewhere }} />}
      {rowCount > 0 && <ListPages paging={paging} view={view} rowCount={rowCount} links={links} />}
    </>
  );
}
