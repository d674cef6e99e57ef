import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import type { RatingColumnName } from "./rating-columns.ts";
import type { ratingPage } from "./rating-page.server.ts";

type RatingViewProps = Awaited<ReturnType<typeof ratingPage>>;

/** What was counted: the money that decided. */
const COUNTED: readonly RatingColumnName[] = [
  "salary",
  "commitments",
  "dsti",
  "clientMonthly",
  "registeredHomeMonthly",
  "quickCreditMonthly",
  "maxRating",
  "possible",
];

/** One rating: what was asked, what was counted, what came out, and the ways on (F-383, F-385, F-387). */
export function RatingView({ id, applicationId, fields, message, outcome, ...rating }: RatingViewProps) {
  const { t } = useTranslation("ratings");
  const toRow = ({ name, text }: RatingViewProps["fields"][number]) => ({ label: t(`columns.${name}`), value: text });
  const isCounted = ({ name }: { name: RatingColumnName }) => COUNTED.includes(name);
  return (
    <>
      <TitleRow title={t("one")} detail={t("number", { number: id })} badge={<OutcomeBadge outcome={outcome} />}>
        {rating.hasReport && (
          <FileLink to={paths.ratingReport(id)} button>
            {t("report")}
          </FileLink>
        )}
      </TitleRow>
      {!rating.isUsable && (
        <Notice
          notice={{ id: "rating-old", variant: "warning", text: t("old", { day: rating.usableUntil }), isAnswer: true }}
        />
      )}
      <RatingMessage message={message} outcome={outcome} />
      <Card title={t("counted")}>
        <SummaryList groups={[fields.filter(isCounted).map(toRow)]} look="read" />
      </Card>
      <Card title={t("subject")}>
        <SummaryList groups={[fields.filter((field) => !isCounted(field)).map(toRow)]} look="read" />
      </Card>
      <FormActions end={<ButtonLink to={paths.ratingsOf(applicationId)}>{t("ofApplication")}</ButtonLink>}>
        <ButtonLink to={paths.ratingOffers(id)} variant="primary">
          {t("offers")}
        </ButtonLink>
        {rating.debtReportSellerId !== null && (
          <ButtonLink to={reportPaths.debtReport(rating.debtReportSellerId, applicationId, "rating")}>
            {t("debtReport")}
          </ButtonLink>
        )}
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("toApplication")}</ButtonLink>
      </FormActions>
    </>
  );
}

/** What the back end has said of it, cleaned when it came in (F-120, F-382). */
function RatingMessage({ message: { text, html }, outcome }: Pick<RatingViewProps, "message" | "outcome">) {
  const words = html === null ? (text === null ? null : { text }) : { html };
  if (words === null) return null;
  const variant = outcome === "REJECTED" ? "warning" : "info";
  return <Notice notice={{ id: "rating-message", variant, type: "soap", isAnswer: true, ...words }} />;
}
