import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyList } from "~/features/applications-list/empty-list.tsx";
import { FilterErrors } from "~/features/applications-list/filter-errors.tsx";
import { ListFilterForm } from "~/features/applications-list/list-filter-form.tsx";
import { listLinks } from "~/features/applications-list/list-links.ts";
import { ListPages } from "~/features/applications-list/list-pages.tsx";
import { ListTabs } from "~/features/applications-list/list-tabs.tsx";
import { MainTable } from "~/features/applications-list/main-table.tsx";
import { sortHeads } from "~/features/applications-list/sort-heads.ts";
import { WideTable } from "~/features/applications-list/wide-table.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["applications", "enumerations"], title: "applications:title" };

export default function ApplicationsPage() {
  const { query, main, all, showsSellers, counts, paging, empty } = useLoaderData<typeof loader>();
  const { t } = useTranslation("applications");
  const links = listLinks(query);
  const heads = sortHeads(query.view, links);
  const rowCount = (main ?? all ?? []).length;
  const isWide = all !== null;
  return (
    <>
      <TitleRow title={t("title")}>
        <ButtonLink to={links.columns(isWide ? "main" : "all")}>
          {isWide ? t("mainColumns") : t("allColumns")}
        </ButtonLink>
        <ButtonLink to={links.export()} reloadDocument>
          <Icon name="download" /> {t("export.button")}
        </ButtonLink>
      </TitleRow>
      <ListTabs query={query} counts={counts} links={links} />
      <FilterErrors errors={query.errors} />
      <ListFilterForm query={query} clearTo={links.clear()} showsSellers={showsSellers} />
      {isWide ? (
        <WideTable rows={all} heads={heads} />
      ) : (
        <MainTable rows={main ?? []} heads={heads} showsSellers={showsSellers} />
      )}
      {rowCount === 0 && <EmptyList notice={empty} links={links} />}
      {rowCount > 0 && <ListPages paging={paging} query={query} rowCount={rowCount} links={links} />}
    </>
  );
}
