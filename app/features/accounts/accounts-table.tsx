import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { ListPages } from "~/lists/list-pages.tsx";
import { ListTable } from "~/lists/list-table.tsx";
import { sortHeads } from "~/lists/sort-heads.ts";
import { Badge, type Tone } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Link } from "~/ui/link.tsx";
import { ACCOUNT_COLUMN_NAMES, ACCOUNT_COLUMNS, type AccountColumnName } from "./account-columns.ts";
import type { AccountRow, readUsers } from "./read-accounts.server.ts";
import type { SHOWN_ACCOUNTS, SHOWN_USERS } from "./shown-accounts.ts";

type AccountsTableProps = {
  list: typeof SHOWN_ACCOUNTS | typeof SHOWN_USERS;
  page: Omit<Awaited<ReturnType<typeof readUsers>>, "rows"> & { rows: readonly AccountRow[] };
  caption: string;
  /** Where the log-in name of a row leads; null: nowhere. */
  opens: (row: AccountRow) => string | null;
  /** What may be done with a row. */
  acts: (row: AccountRow) => ReactNode;
};

const textOf = ({ cells }: AccountRow, name: AccountColumnName) => cells[ACCOUNT_COLUMN_NAMES.indexOf(name)] ?? "–";

/** Accounts with every column, their search and their order; why there are none where there are none (F-394, F-395, F-450). */
export function AccountsTable({ list, page, caption, opens, acts }: AccountsTableProps) {
  const { query, rows, paging, empty, isRefused } = page;
  const { t } = useTranslation("accounts");
  const text = useText();
  const links = listLinks(list, query);
  const cells = useAccountCells(opens);
  return (
    <>
      <ListFilterForm list={list} query={query} links={links} label={() => t("filter.search")} verb="search" />
      {!isRefused && (
        <>
          <ListTable
            caption={caption}
            columns={ACCOUNT_COLUMNS}
            rows={rows}
            heads={sortHeads(list, query.view, links)}
            label={(name) => t(`columns.${name}`)}
            rowHeader="login"
            cells={cells}
            more={[{ key: "acts", label: t("columns.acts"), cell: acts }]}
            wide
          />
          {rows.length > 0 && <ListPages paging={paging} view={query.view} rowCount={rows.length} links={links} />}
        </>
      )}
      {rows.length === 0 && (
        <EmptyState title={isRefused || empty === null ? t("refusedFilter") : text(`soap:${empty.key}`, empty.params)}>
          <p>
            <Link to={links.clear()}>{t("clear")}</Link>
          </p>
        </EmptyState>
      )}
    </>
  );
}

/** Cells with a colour beside the word, and what marks an account (F-403, F-586). */
function useAccountCells(opens: AccountsTableProps["opens"]) {
  const { t } = useTranslation("accounts");
  const words = { shared: t("shared.badge"), mainUser: t("mainUser") };
  return {
    login: (row: AccountRow) => {
      const to = opens(row);
      return (
        <span>
          {to === null ? row.login : <Link to={to}>{row.login}</Link>}
          {row.shared && <Mark tone="warning">{words.shared}</Mark>}
          {row.mainUser && <Mark tone="info">{words.mainUser}</Mark>}
        </span>
      );
    },
    active: (row: AccountRow) => (
      <Badge tone={row.active ? "success" : row.hasLeft ? "neutral" : "danger"}>{textOf(row, "active")}</Badge>
    ),
    block: (row: AccountRow) => (row.isBlocked ? <Badge tone="danger">{textOf(row, "block")}</Badge> : "–"),
  };
}

/** Under the name, so that a card of a telephone has room for both. */
const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <small>
    <Badge tone={tone}>{children}</Badge>
  </small>
);
