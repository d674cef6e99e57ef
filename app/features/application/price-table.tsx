import { useTranslation } from "react-i18next";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { isInsured, pricePartsOf } from "~/flows/schedule/price-parts.ts";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";

export type Prices = {
  prices: readonly DurationPrice[];
  creditSumCents: number;
  /** The duration that is chosen now, marked. */
  chosenMonths: number | null;
};

type PriceTableProps = Prices & { money: (cents: number) => string };

/** The same figures for those who read a table; an insurance has a column of its own, as in the schedule. */
export function PriceTable({ prices, creditSumCents, chosenMonths, money }: PriceTableProps) {
  const { t } = useTranslation("application");
  const words = useDurationWords();
  const insured = isInsured(prices, creditSumCents);
  const labels = [
    t("ladder.parts.monthly"),
    t(insured ? "schedule.figures.totalInsured" : "summary.total"),
    t("ladder.parts.cost"),
    ...(insured ? [t("schedule.figures.insurance")] : []),
  ];
  const amountsOf = (price: DurationPrice) => {
    const { costCents, insuranceCents } = pricePartsOf(price, creditSumCents);
    return [price.monthlyPaymentCents, price.totalPayableCents, costCents, ...(insured ? [insuranceCents] : [])];
  };
  return (
    <div className="frame">
      <table>
        <caption className="vh">{t("ladder.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("offers.columns.duration")}</th>
            {labels.map((label) => (
              <th key={label} scope="col" className="num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.durationMonths} className={price.durationMonths === chosenMonths ? "on" : undefined}>
              <th scope="row" data-label={t("offers.columns.duration")}>
                {words({ months: price.durationMonths, paymentCount: price.paymentCount })}
              </th>
              {amountsOf(price).map((cents, index) => (
                <td key={labels[index]} className="num" data-label={labels[index]}>
                  {money(cents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
