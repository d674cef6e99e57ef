import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { ButtonOf, FormDefinition } from "~/forms/define-form.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { Card } from "~/ui/card.tsx";
import { PairedBars } from "~/ui/paired-bars.tsx";
import { PriceTable, type Prices } from "./price-table.tsx";
import { isInsured } from "~/flows/schedule/price-parts.ts";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";

/** A row number of a form has two digits; the few durations above it are shown and typed. */
const LAST_ROW = 99;

type PriceLadderProps<Form extends FormDefinition> = Prices & {
  /** The form around it, which answers `chooseDuration` with a number of months. */
  form: "chooseDuration" extends ButtonOf<Form> ? Form : never;
  /** With script: whether the page has chosen the duration itself, so that the press sends nothing. */
  choose: (months: number) => boolean;
};

/**
 * What the same credit costs over the durations of its variant, drawn on the server: the payment of a month gets smaller, the price greater (F-266).
 * It stands below the buttons of its step, so that it moves none of them when it comes.
 */
export function PriceLadder<const Form extends FormDefinition>(props: PriceLadderProps<Form>) {
  const { form, choose, prices, creditSumCents, chosenMonths } = props;
  const { t, i18n } = useTranslation("application");
  const words = useDurationWords();
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined || prices.length < 2) return null;
  const label = t("ladder.label", {
    from: first.durationMonths,
    fromPayment: money(first.monthlyPaymentCents),
    to: last.durationMonths,
    toPayment: money(last.monthlyPaymentCents),
  });
  return (
    <Card title={t("ladder.title")}>
      <PairedBars
        label={label}
        asButton={({ key: months }, bars) =>
          months > LAST_ROW ? (
            bars
          ) : (
            <FormButton
              of={form as FormDefinition<"chooseDuration">}
              name="chooseDuration"
              row={months}
              variant="row"
              onClick={(event) => choose(months) && event.preventDefault()}
            >
              {bars}
            </FormButton>
          )
        }
        legend={[
          t("ladder.parts.monthly"),
          t("ladder.parts.credit"),
          t(isInsured(prices, creditSumCents) ? "ladder.parts.costInsured" : "ladder.parts.cost"),
        ]}
        rows={prices.map(({ durationMonths, paymentCount, monthlyPaymentCents, totalPayableCents }) => ({
          key: durationMonths,
          isChosen: durationMonths === chosenMonths,
          start: t("ladder.row", {
            duration: words({ months: durationMonths, paymentCount }),
            payment: money(monthlyPaymentCents),
          }),
          mark: durationMonths === chosenMonths ? t("ladder.chosenMark") : undefined,
          end: t("ladder.total", { total: money(totalPayableCents) }),
          upper: monthlyPaymentCents,
          lower: [Math.min(creditSumCents, totalPayableCents), Math.max(totalPayableCents - creditSumCents, 0)],
        }))}
      />
      <p className="note">{t("ladder.hint")}</p>
      <details>
        <summary>{t("ladder.table")}</summary>
        <PriceTable prices={prices} creditSumCents={creditSumCents} chosenMonths={chosenMonths} money={money} />
      </details>
    </Card>
  );
}
