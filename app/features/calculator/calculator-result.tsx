import { useTranslation } from "react-i18next";
import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { formatMoney } from "~/domain/money.ts";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { SchedulePayments } from "~/flows/schedule/schedule-payments.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords } from "~/services/refusal.ts";
import { Card } from "~/ui/card.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { CalculationResult, CalculatorPage } from "./calculator-page.server.ts";
import { ChosenCredit } from "./chosen-credit.tsx";
import { CalculationBasis } from "./calculation-basis.tsx";
import { DurationPrices } from "./duration-prices.tsx";

type ResultProps = { page: CalculatorPage; result: CalculationResult };

/** What the credit costs by duration, what a buyer can bear of it, and the schedule of the chosen one (F-391, F-393). */
export function CalculatorResult({ page, result }: ResultProps) {
  const { t } = useTranslation(["calculator", "application"]);
  const { basis, prices, schedule, decision } = result;
  const limit = limitKindOf(basis.contractType);
  const scheduleTitle = t(limit === "card" ? "application:limit.example" : "application:schedule.title");
  return (
    <>
      <ResultNotices result={result} />
      <Card title={t("basis.title")}>
        <CalculationBasis basis={basis} />
        {limit !== null && <p className="note">{t(`application:limit.${limit}`)}</p>}
      </Card>
      {prices.length > 0 && <DurationPrices page={page} result={result} />}
      {schedule !== null && (
        <>
          <ChosenCredit page={page} result={result} schedule={schedule} />
          {decision !== null && (
            <Card title={t("decision")} badge={<DecisionBadge result={decision.result} />}>
              <DecisionPanel decision={decision} declared={null} />
            </Card>
          )}
          <div className="title">
            <h2>{scheduleTitle}</h2>
          </div>
          <SchedulePayments schedule={schedule} title={scheduleTitle} />
        </>
      )}
    </>
  );
}

/** Why a duration has no schedule, and what an application would ask besides. */
function ResultNotices({ result: { notice, isNotOffered, basis } }: Pick<ResultProps, "result">) {
  const { t, i18n } = useTranslation("calculator");
  const translate = useText();
  const limit = basis.aloneUpToCents;
  return (
    <>
      {notice !== null && (
        <Notice
          notice={{
            id: "refused",
            variant: notice.variant,
            type: "soap",
            code: notice.code,
            isAnswer: true,
            ...refusalWords(notice, translate),
          }}
        />
      )}
      {isNotOffered && <Notice notice={{ id: "not-offered", variant: "warning", text: t("notOffered") }} />}
      {limit !== null && (
        <Notice
          notice={{
            id: "spouse",
            variant: "info",
            text: t("spouseAbove", { limit: formatMoney(limit, toLanguage(i18n.language)) }),
          }}
        />
      )}
    </>
  );
}
