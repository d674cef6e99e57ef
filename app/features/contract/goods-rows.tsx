import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Application } from "~/services/application-types.ts";
import type { SummaryRow } from "~/ui/summary-list.tsx";

/** Each good with its price, and below it the extended warranty that was bought with it (F-241, F-253). */
export function useGoodsRows({ goods }: Pick<Application, "goods">): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  if (goods.length === 0) return [{ label: t("review.goods"), value: t("review.none") }];
  return goods.flatMap(({ title, quantity, priceCents, serialNumber, warrantyYears, warrantyCents }) => [
    {
      label: (
        <>
          {title} × {quantity}
          {serialNumber !== null && <small> {t("credit.serial", { number: serialNumber })}</small>}
        </>
      ),
      value: formatMoney(priceCents * quantity, language),
    },
    ...(warrantyYears === null
      ? []
      : [
          {
            label: t("review.warranty", { count: warrantyYears, title }),
            value: formatMoney(warrantyCents * quantity, language),
          },
        ]),
  ]);
}
