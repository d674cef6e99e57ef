import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { ListPages } from "~/lists/list-pages.tsx";
import { ListTable } from "~/lists/list-table.tsx";
import { sortHeads } from "~/lists/sort-heads.ts";
import { paths } from "~/paths/paths.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { PERMIT_COLUMNS } from "./permit-columns.ts";
import type { readPermits } from "./read-permits.server.ts";
import { SHOWN_PERMITS } from "./shown-permits.ts";

type Page = Awaited<ReturnType<typeof readPermits>>;
type Row = Page["rows"][number];

/** The requests of an application, or the queue of all (F-380). */
export function PermitsView({ page }: { page: Page }) {
  const { query, rows, paging, empty, isRefused, hasFile } = page;
  const { t } = useTranslation("permits");
  const text = useText();
  const links = listLinks(SHOWN_PERMITS, query);
  const { application } = query.given;
  return (
    <>
      <TitleRow
        title={t("title")}
        detail={application === undefined ? undefined : t("ofApplication", { number: application })}
      >
        {application !== undefined && (
          <ButtonLink to={paths.loadApplication(application)}>{t("toApplication")}</ButtonLink>
        )}
        {hasFile && rows.length > 0 && (
          <ButtonLink to={links.export()} reloadDocument>
            <Icon name="download" /> XLSX
          </ButtonLink>
        )}
      </TitleRow>
      <ListFilterForm
        list={SHOWN_PERMITS}
        query={query}
        links={links}
        label={(name) => t(`filter.${name}`)}
        any={{ status: t("filter.anyStatus") }}
      />
      {!isRefused && (
        <ListTable
          caption={t("title")}
          columns={PERMIT_COLUMNS}
          rows={rows}
          heads={sortHeads(SHOWN_PERMITS, query.view, links)}
          label={(name) => t(`columns.${name}`)}
          rowHeader="number"
          cells={{ number: toNumberCell, application: toApplicationCell, status: toStatusCell }}
          wide
        />
      )}
      {rows.length === 0 && (
        <EmptyState title={isRefused || empty === null ? t("refusedFilter") : text(`soap:${empty.key}`, empty.params)}>
          <p>{t("emptyHint")}</p>
        </EmptyState>
      )}
      {rows.length > 0 && <ListPages paging={paging} view={query.view} rowCount={rows.length} links={links} />}
    </>
  );
}

const toNumberCell = ({ id }: Row) => <a href={permitPaths.permit(id)}>{id}</a>;

const toApplicationCell = ({ applicationId }: Row) => (
  <a href={paths.loadApplication(applicationId)}>{applicationId}</a>
);

const toStatusCell = ({ tone, status }: Row) => <Badge tone={tone}>{status}</Badge>;
