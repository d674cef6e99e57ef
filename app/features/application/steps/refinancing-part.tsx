import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Offers } from "~/services/condition-types.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";

type RefinancingPartProps = { stepData: { offers: Pick<Offers, "refinancing"> | null }; tick: FieldSource };

/** Present credits that this one could replace, and the tick that adds them to its sum (F-257, F-265). One that is set can always be taken back. */
export function RefinancingPart({ stepData, tick }: RefinancingPartProps) {
  const refinancing = stepData.offers?.refinancing ?? null;
  const { t, i18n } = useTranslation("application");
  const isPossible = refinancing?.possible === true;
  if (!isPossible && tick.defaultValue !== "on") return null;
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const sumCents = refinancing === null ? null : refinancing.sumCents;
  const credits = refinancing === null ? [] : refinancing.credits;
  return (
    <div>
      {isPossible && (
        <p>
          {t("offers.refinancing")} {sumCents !== null && t("offers.refinancingSum", { sum: money(sumCents) })}
        </p>
      )}
      {credits.length > 0 && (
        <ul>
          {credits.map((credit, index) => (
            <li key={index}>
              {credit.creditor}, {money(credit.sumCents)}
              {!credit.chosen && ` (${t("offers.refinancingKept")})`}
            </li>
          ))}
        </ul>
      )}
      <CheckboxField field={tick} />
    </div>
  );
}
