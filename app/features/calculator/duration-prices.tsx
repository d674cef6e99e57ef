import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { isInsured, pricePartsOf } from "~/flows/schedule/price-parts.ts";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths/paths.ts";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Link } from "~/ui/link.tsx";
import { calculationQuery, linkTo } from "./calculator-links.ts";
import type { CalculationResult, CalculatorPage } from "./calculator-page.server.ts";
import { PriceChart } from "./price-chart.tsx";
import { Unpriced } from "./unpriced.tsx";

type CentsOf = (price: DurationPrice) => number;

type PricesProps = { page: CalculatorPage; result: CalculationResult };

/** One row for each duration, drawn and as a table; a row leads to its schedule (F-391, F-393). */
export function DurationPrices({ page, result }: PricesProps) {
  const { t } = useTranslation("calculator");
  const { prices, chosenMonths } = result;
  return (
    <Card
      title={t("durations.title")}
      actions={
        page.hasFile && (
          <ButtonLink to={paths.spreadsheetFile(calculationQuery(page))} reloadDocument small>
            <Icon name="download" /> XLSX
          </ButtonLink>
        )
      }
    >
      <DataTable
        caption={t("durations.title")}
        columns={usePriceColumns(page, result)}
        rows={prices}
        rowKey={({ durationMonths }) => durationMonths}
        isSelected={({ durationMonths }) => durationMonths === chosenMonths}
      />
      <Unpriced result={result} />
      {prices.length > 1 && <PriceChart result={result} />}
    </Card>
  );
}

type MoneyColumn = "payment" | "total" | "totalInsured" | "cost" | "insurance";

function usePriceColumns(page: CalculatorPage, { basis, prices }: CalculationResult): Column<DurationPrice>[] {
  const { t, i18n } = useTranslation("calculator");
  const language = toLanguage(i18n.language);
  const words = useDurationWords();
  const insured = isInsured(prices, basis.sumCents);
  const partsOf = (price: DurationPrice) => pricePartsOf(price, basis.sumCents);
  const money = (key: MoneyColumn, centsOf: CentsOf): Column<DurationPrice> => ({
    key,
    label: t(`durations.${key}`),
    numeric: true,
    cell: (price) => formatMoney(centsOf(price), language),
  });
  return [
    {
      key: "duration",
      label: t("durations.duration"),
      rowHeader: true,
      cell: ({ durationMonths, paymentCount }) => (
        <Link to={linkTo(page, { months: String(durationMonths) })} preventScrollReset>
          {words({ months: durationMonths, paymentCount })}
        </Link>
      ),
    },
    money("payment", ({ monthlyPaymentCents }) => monthlyPaymentCents),
    money(insured ? "totalInsured" : "total", ({ totalPayableCents }) => totalPayableCents),
    money("cost", (price) => partsOf(price).costCents),
    ...(insured ? [money("insurance", (price) => partsOf(price).insuranceCents)] : []),
    {
      key: "apr",
      label: t("durations.apr"),
      numeric: true,
      cell: ({ aprPercent }) => (aprPercent === null ? "–" : formatPercentText(aprPercent, language, 2)),
    },
  ];
}
