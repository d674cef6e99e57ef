import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths/paths.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import { calculationQuery } from "./calculator-links.ts";
import type { CalculationResult, CalculatorPage } from "./calculator-page.server.ts";

type ChosenProps = { page: CalculatorPage; result: CalculationResult; schedule: Schedule };

/** The credit of the chosen duration in figures, fees among them (F-391), and the ways on from it. */
export function ChosenCredit({ page, result, schedule }: ChosenProps) {
  const { t, i18n } = useTranslation("calculator");
  const language = toLanguage(i18n.language);
  const money = (cents: number) => formatMoney(cents, language);
  const months = String(result.chosenMonths ?? "");
  const fee = (key: "contractFee" | "adminFee" | "insurance", cents: number) =>
    cents === 0 ? [] : [{ label: t(`chosen.${key}`), value: money(cents) }];
  return (
    <Card
      title={t("chosen.title", { months })}
      actions={
        <>
          {page.mayApply && (
            <ButtonLink to={paths.newApplication(null, calculationQuery(page, { months }))} small>
              {t("chosen.apply")}
            </ButtonLink>
          )}
          {page.hasFile && (
            <ButtonLink
              to={paths.spreadsheetFile(`${calculationQuery(page, { months })}&part=schedule`)}
              reloadDocument
              small
            >
              <Icon name="download" /> {t("chosen.file")}
            </ButtonLink>
          )}
        </>
      }
    >
      <SummaryList
        look="figures"
        groups={[
          [
            { label: t("chosen.payment"), value: money(schedule.monthlyPaymentCents), weight: "big" },
            { label: t("chosen.apr"), value: formatPercentText(schedule.aprPercent, language, 2), weight: "strong" },
            ...fee("contractFee", schedule.contractFeeCents),
            ...fee("adminFee", schedule.adminFeeCents),
            ...fee("insurance", schedule.insuranceCents),
            { label: t("chosen.first"), value: schedule.firstPaymentOn },
          ],
        ]}
      />
    </Card>
  );
}
