import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FilterForm } from "~/ui/filter-form.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Link } from "~/ui/link.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { MonthCard } from "./month-card.tsx";
import type { monthPage } from "./month-page.server.ts";

type Page = Awaited<ReturnType<typeof monthPage>>;

/** What became of the applications of a month: figures, pictures and the tables under them. */
export function MonthView({ page: { months, month, errors, empty, overview } }: { page: Page }) {
  const { t } = useTranslation("month");
  const translate = useText();
  const field = { id: "month", name: "month", defaultValue: month, key: month, errors };
  return (
    <>
      <TitleRow title={t("title")} detail={overview === null ? undefined : month}>
        <ButtonLink to={paths.reports()}>{t("toReports")}</ButtonLink>
      </TitleRow>
      <ErrorSummary errors={errors.map((message) => ({ fieldId: field.id, label: t("month"), message }))} />
      <FilterForm action={reportPaths.month()} verb="show">
        <SelectField field={field} label={t("month")} options={months.map((value) => ({ value, label: value }))} />
      </FilterForm>
      {empty !== null && <EmptyState title={translate(`soap:${empty.key}`, empty.params)} />}
      {overview !== null && (
        <>
          <Totals total={overview.total} />
          <MonthCard by="shop" rows={overview.shops} />
          <MonthCard by="seller" rows={overview.sellers} />
          <p className="note">{t("cohort")}</p>
        </>
      )}
    </>
  );
}

function Totals({ total }: { total: NonNullable<Page["overview"]>["total"] }) {
  const { t } = useTranslation("month");
  const figures = [
    { label: t("columns.created"), value: total.created },
    { label: t("columns.contracts"), value: <Link to={total.contractsTo}>{total.contracts}</Link> },
    { label: t("columns.others"), value: <Link to={total.othersTo}>{total.others}</Link> },
    { label: t("columns.sum"), value: total.sum },
    { label: t("columns.conversion"), value: total.conversion },
  ];
  return (
    <Card title={t("total")}>
      <SummaryList groups={[figures]} look="figures" />
    </Card>
  );
}
