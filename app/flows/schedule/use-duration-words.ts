import { useTranslation } from "react-i18next";

/** Months that were chosen, and the payments of the schedule that they make; null where nothing was computed. */
type Duration = { months: number; paymentCount: number | null };

/** A long first period has raised the instalments: the credit is repaid before the chosen months are over (L-2.3). */
export const endsEarly = ({ months, paymentCount }: Duration): boolean =>
  paymentCount !== null && paymentCount < months;

/** A duration in words: what was chosen, and how many payments its contract will have where these are fewer. */
export function useDurationWords() {
  const { t } = useTranslation("application");
  return ({ months, paymentCount }: Duration): string => {
    const chosen = t("offers.months", { count: months });
    return endsEarly({ months, paymentCount })
      ? t("summary.endsEarly", { duration: chosen, count: paymentCount ?? 0 })
      : chosen;
  };
}
