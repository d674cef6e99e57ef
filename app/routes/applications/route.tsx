import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listTabs } from "~/domain/enumerations/list-tab.ts";
import { EmptyList, RefusedFilter } from "~/features/applications-list/empty-list.tsx";
import { MainTable } from "~/features/applications-list/main-table.tsx";
import { SHOWN_APPLICATIONS } from "~/features/applications-list/shown-applications.ts";
import { WideTable } from "~/features/applications-list/wide-table.tsx";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { ListPages } from "~/lists/list-pages.tsx";
import { ListTabs } from "~/lists/list-tabs.tsx";
import { sortHeads } from "~/lists/sort-heads.ts";
import { ownershipPaths } from "~/paths/ownership-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["applications", "enumerations"], title: "applications:title" };

export default function ApplicationsPage() {
  const { query, main, all, showsSellers, counts, paging, empty, isRefused, hasFile } = useLoaderData<typeof loader>();
  const { t } = useTranslation("applications");
  const { view, filled } = query;
  const links = listLinks(SHOWN_APPLICATIONS, query);
  const heads = sortHeads(SHOWN_APPLICATIONS, view, links);
  const rowCount = (main ?? all ?? []).length;
  const isWide = all !== null;
  return (
    <>
      <TitleRow title={t("title")}>
        <ButtonLink to={ownershipPaths.takeOver()}>{t("takeOver")}</ButtonLink>
        <ButtonLink to={links.columns(isWide ? "main" : "all")}>
          {isWide ? t("mainColumns") : t("allColumns")}
        </ButtonLink>
        {hasFile && (
          <ButtonLink to={links.export()} reloadDocument>
            <Icon name="download" /> {t("export.button")}
          </ButtonLink>
        )}
      </TitleRow>
      <ListTabs label={t("tabs")} tabs={listTabs} current={view.tab} counts={counts} links={links} />
      <ListFilterForm
        list={SHOWN_APPLICATIONS}
        query={query}
        links={links}
        label={(name) => t(`filter.${name}`)}
        any={{ status: t("filter.anyStatus") }}
        without={showsSellers ? [] : ["shop"]}
      />
      {isRefused && <RefusedFilter links={links} />}
      {!isRefused && filled.to === "" && <p className="note">{t("exact")}</p>}
      {!isRefused &&
        (isWide ? (
          <WideTable rows={all} heads={heads} />
        ) : (
          <MainTable rows={main ?? []} heads={heads} showsSellers={showsSellers} />
        ))}
      {!isRefused && rowCount === 0 && <EmptyList notice={empty} period={filled} links={links} />}
      {rowCount > 0 && <ListPages paging={paging} view={view} rowCount={rowCount} links={links} />}
    </>
  );
}
