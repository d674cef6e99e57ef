import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NoRatings } from "~/features/ratings/no-ratings.tsx";
import { RatingsTable } from "~/features/ratings/ratings-table.tsx";
import { SHOWN_RATINGS } from "~/features/ratings/shown-ratings.ts";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { ListPages } from "~/lists/list-pages.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["ratings"], title: "ratings:title" };

export default function RatingsPage() {
  const { query, main, all, paging, empty, isRefused, hasFile, ...page } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ratings");
  const links = listLinks(SHOWN_RATINGS, query);
  const rowCount = (main ?? all ?? []).length;
  return (
    <>
      <TitleRow title={t("title")}>
        <ButtonLink to={links.columns(all === null ? "all" : "main")}>
          {t(all === null ? "allColumns" : "mainColumns")}
        </ButtonLink>
        {hasFile && rowCount > 0 && (
          <ButtonLink to={links.export()} reloadDocument>
            <Icon name="download" /> XLSX
          </ButtonLink>
        )}
      </TitleRow>
      <ListFilterForm list={SHOWN_RATINGS} query={query} links={links} label={(name) => t(`filter.${name}`)} />
      {!isRefused && <RatingsTable main={main} all={all} showsSellers={page.showsSellers} />}
      {rowCount === 0 ? (
        <NoRatings
          isRefused={isRefused}
          notice={empty}
          isFiltered={Object.keys(query.given).length > 0}
          links={links}
        />
      ) : (
        <ListPages paging={paging} view={query.view} rowCount={rowCount} links={links} />
      )}
    </>
  );
}
