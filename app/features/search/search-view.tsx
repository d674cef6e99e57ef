import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { twoLines } from "~/lists/two-lines.tsx";
import { paths } from "~/paths/paths.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FilterForm } from "~/ui/filter-form.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { FoundApplication, searchPage } from "./search-page.server.ts";

type Page = Awaited<ReturnType<typeof searchPage>>;

/** The search for an application by its number or its contract's (F-183). */
export function SearchView({ page: { number, errors, rows, isMissing } }: { page: Page }) {
  const { t } = useTranslation("search");
  const translate = useText();
  const field = { id: "search-number", name: "number", defaultValue: number, key: number, errors };
  return (
    <>
      <TitleRow title={t("title")} />
      <ErrorSummary errors={errors.map((message) => ({ fieldId: field.id, label: t("number"), message }))} />
      <FilterForm action={paths.search()} verb="search">
        <TextField field={field} label={t("number")} hint={t("hint")} spellCheck={false} autoComplete="off" />
      </FilterForm>
      {isMissing && <EmptyState title={translate("soap:1063")} />}
      {rows.length > 0 && <FoundTable rows={rows} />}
    </>
  );
}

function FoundTable({ rows }: { rows: readonly FoundApplication[] }) {
  const { t } = useTranslation("search");
  const columns: Column<FoundApplication>[] = [
    {
      key: "number",
      label: t("number"),
      rowHeader: true,
      cell: ({ id, contractNumber }) => (
        <span>
          <a href={paths.loadApplication(id)}>{id}</a>
          {contractNumber !== null && <small>{contractNumber}</small>}
        </span>
      ),
    },
    { key: "buyer", label: t("buyer"), cell: ({ buyer, shopName }) => twoLines(buyer, shopName) },
  ];
  return <DataTable caption={t("found")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
