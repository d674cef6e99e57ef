import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { conditionsPage } from "./conditions.server.ts";

type ConditionsViewProps = Awaited<ReturnType<typeof conditionsPage>>;
type Row = ConditionsViewProps["rows"][number];

/** What one seller may sell, with the limits of each variant (F-405). */
export function ConditionsView({ seller, rows, back }: ConditionsViewProps) {
  const { t } = useTranslation("manager");
  const columns: Column<Row>[] = [
    { key: "title", label: t("conditions.columns.title"), rowHeader: true, cell: ({ title }) => title },
    { key: "product", label: t("conditions.columns.product"), cell: ({ product }) => product },
    { key: "payout", label: t("conditions.columns.payout"), cell: ({ payout }) => payout ?? "–" },
    { key: "rate", label: t("conditions.columns.rate"), numeric: true, cell: ({ rate }) => rate ?? "–" },
    { key: "fee", label: t("conditions.columns.contractFee"), cell: ({ contractFee }) => contractFee ?? "–" },
    {
      key: "monthly",
      label: t("conditions.columns.monthlyFee"),
      numeric: true,
      cell: ({ monthlyFee }) => monthlyFee ?? "–",
    },
    { key: "duration", label: t("conditions.columns.duration"), numeric: true, cell: ({ duration }) => duration },
    { key: "sum", label: t("conditions.columns.sum"), numeric: true, cell: ({ sum }) => sum ?? "–" },
    { key: "state", label: t("conditions.columns.state"), cell: (row) => <VariantState row={row} /> },
  ];
  return (
    <>
      <TitleRow
        title={t("conditions.title")}
        detail={t("conditions.seller", { name: seller.name, login: seller.login, shop: seller.shopName })}
      />
      {rows.length === 0 ? (
        <EmptyState title={t("conditions.none")}>
          <p>{t("conditions.noneText")}</p>
        </EmptyState>
      ) : (
        <DataTable caption={t("conditions.card")} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <FormActions end={<ButtonLink to={back}>{t("conditions.back")}</ButtonLink>}>
        {rows.length > 0 && (
          <ButtonLink to={paths.newApplication(seller.id)} variant="primary">
            {t("conditions.start")}
          </ButtonLink>
        )}
      </FormActions>
    </>
  );
}

function VariantState({ row: { expired, promotional, winterPayments } }: { row: Row }) {
  const { t } = useTranslation("manager");
  return (
    <>
      <Badge tone={expired ? "neutral" : "success"}>{t(expired ? "conditions.expired" : "conditions.valid")}</Badge>{" "}
      {promotional && <Badge tone="info">{t("conditions.promotional")}</Badge>}{" "}
      {winterPayments && <Badge tone="info">{t("conditions.winter")}</Badge>}
    </>
  );
}
