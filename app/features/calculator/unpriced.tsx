import { useTranslation } from "react-i18next";
import { useLocalised } from "~/i18n/use-text.ts";
import type { CalculationResult } from "./calculator-page.server.ts";
/** Durations of the variant that have no row, those of one reason together. */
export function Unpriced({ result: { unpriced } }: { result: CalculationResult }) {
  const { t } = useTranslation("calculator");
  const localised = useLocalised();
  const reasons = [...new Set(unpriced.map(({ reason }) => localised(reason)))];
  const monthsOf = (text: string) =>
    unpriced.filter(({ reason }) => localised(reason) === text).map(({ durationMonths }) => durationMonths);
  return reasons.map((reason) => (
    <p key={reason} className="note">
      {t("durations.unpriced", { months: monthsOf(reason).join(", "), reason })}
    </p>
  ));
}
