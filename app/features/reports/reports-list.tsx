import { useTranslation } from "react-i18next";
import type { SoapKey } from "~/i18n/text-key.ts";
import { useText } from "~/i18n/use-text.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card, CardRow } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

type Words = { key: SoapKey; params: Record<string, string> };

type ReportsListProps = {
  reports: readonly { id: number; title: string; summary: string | null }[];
  /** Why there is none. */
  empty: Words | null;
  /** Why the report that was asked for is not shown. */
  notice: Words | null;
  /** The figures of a month are for supervisors and managers. */
  seesMonth: boolean;
};

/** The reports that the user gets, each with what it tells (F-012, F-388). */
export function ReportsList({ reports, empty, notice, seesMonth }: ReportsListProps) {
  const { t } = useTranslation("reports");
  const translate = useText();
  return (
    <>
      <TitleRow title={t("title")}>
        {seesMonth && <ButtonLink to={reportPaths.month()}>{t("month")}</ButtonLink>}
      </TitleRow>
      {notice !== null && (
        <Notice
          notice={{
            id: "report-unknown",
            variant: "warning",
            type: "soap",
            text: translate(`soap:${notice.key}`, notice.params),
          }}
        />
      )}
      {empty === null ? (
        <Card flush>
          {reports.map(({ id, title, summary }) => (
            <CardRow
              key={id}
              title={title}
              actions={
                <ButtonLink to={reportPaths.report(id)}>
                  {t("open")} <VisuallyHidden>{title}</VisuallyHidden>
                </ButtonLink>
              }
            >
              {summary !== null && <p>{summary}</p>}
            </CardRow>
          ))}
        </Card>
      ) : (
        <EmptyState title={translate(`soap:${empty.key}`, empty.params)} />
      )}
    </>
  );
}
