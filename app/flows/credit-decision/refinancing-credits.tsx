import { useTranslation } from "react-i18next";
import { formatIban } from "~/domain/iban.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Offers } from "~/services/condition-types.ts";

/** Present credits that this one could replace, with what they come to (F-257, F-265). */
export function RefinancingCredits({ refinancing }: { refinancing: NonNullable<Offers["refinancing"]> }) {
  const { t, i18n } = useTranslation("application");
  const { possible, sumCents, credits } = refinancing;
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  return (
    <>
      {possible && (
        <p>
          {t("offers.refinancing")} {sumCents !== null && t("offers.refinancingSum", { sum: money(sumCents) })}
        </p>
      )}
      {credits.length > 0 && (
        <ul>
          {credits.map((credit, index) => (
            <li key={index}>
              {credit.creditor}, {money(credit.sumCents)}
              {credit.account !== null && `, ${formatIban(credit.account)}`}
              {!credit.chosen && ` (${t("offers.refinancingKept")})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
