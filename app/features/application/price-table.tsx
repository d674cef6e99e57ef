import { useTranslation } from "react-i18next";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";

export type Prices = {
  prices: readonly DurationPrice[];
  creditSumCents: number;
  /** The duration that is chosen now, marked. */
  chosenMonths: number | null;
};

type PriceTableProps = Prices & { money: (cents: number) => string };

/** The same figures for those who read a table. */
export function PriceTable({ prices, creditSumCents, chosenMonths, money }: PriceTableProps) {
  const { t } = useTranslation("application");
  const words = useDurationWords();
  return (
    <div className="frame">
      <table>
        <caption className="vh">{t("ladder.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("offers.columns.duration")}</th>
            <th scope="col" className="num">
              {t("ladder.parts.monthly")}
            </th>
            <th scope="col" className="num">
              {t("summary.total")}
            </th>
            <th scope="col" className="num">
              {t("ladder.parts.cost")}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ durationMonths, paymentCount, monthlyPaymentCents, totalPayableCents }) => (
            <tr key={durationMonths} className={durationMonths === chosenMonths ? "on" : undefined}>
              <th scope="row" data-label={t("offers.columns.duration")}>
                {words({ months: durationMonths, paymentCount })}
              </th>
              <td className="num" data-label={t("ladder.parts.monthly")}>
                {money(monthlyPaymentCents)}
              </td>
              <td className="num" data-label={t("summary.total")}>
                {money(totalPayableCents)}
              </td>
              <td className="num" data-label={t("ladder.parts.cost")}>
                {money(totalPayableCents - creditSumCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
