import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import type { FoundSeller } from "~/services/seller-types.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FilterForm } from "~/ui/filter-form.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Link } from "~/ui/link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { SEARCH_MAX_LENGTH } from "./search-length.ts";
import type { SellerChoicePage } from "./seller-choice.server.ts";

/** Before step 1 a manager chooses the seller for whom the application is (F-187, F-254). */
export function SellerChoice({ page }: { page: SellerChoicePage }) {
  const { t } = useTranslation("application");
  const text = useText();
  const { search, sellers, total, notice, emptyKey, calculation } = page;
  const columns: Column<FoundSeller>[] = [
    { key: "name", label: t("seller.columns.name"), rowHeader: true, cell: toNameCell(calculation) },
    { key: "login", label: t("seller.columns.login"), cell: ({ login }) => login },
    { key: "shop", label: t("seller.columns.shop"), cell: ({ shopName }) => shopName },
  ];
  return (
    <>
      <TitleRow title={t("title.new")} />
      {notice !== null && (
        <Notice
          notice={{ id: "seller", variant: notice.variant, text: text(`soap:${notice.key}`), code: notice.code }}
        />
      )}
      <h2>{t("seller.title")}</h2>
      <p>{t("seller.lead")}</p>
      <FilterForm
        verb="search"
        action={paths.newApplication()}
        hidden={{ calculation: calculation === "" ? undefined : calculation }}
        {...(search === "" ? {} : { clearTo: paths.newApplication(null, calculation) })}
      >
        <TextField
          field={{ id: "q", name: "q", key: search, defaultValue: search }}
          label={t("seller.search")}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
        />
      </FilterForm>
      {sellers.length === 0 ? (
        <EmptyState title={text(`soap:${emptyKey}`)} />
      ) : (
        <DataTable caption={t("seller.title")} columns={columns} rows={sellers} rowKey={({ id }) => id} />
      )}
      {total !== null && total > sellers.length && (
        <p className="note">{t("seller.limited", { shown: sellers.length, total })}</p>
      )}
    </>
  );
}

const toNameCell = (calculation: string) =>
  function NameCell({ id, fullName }: FoundSeller) {
    return <Link to={paths.newApplication(id, calculation)}>{fullName}</Link>;
  };
