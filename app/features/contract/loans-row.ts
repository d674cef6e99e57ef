import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Application } from "~/services/application-types.ts";
import type { SummaryRow } from "~/ui/summary-list.tsx";

const KINDS = ["consumer", "mortgage", "leasing", "other", "joint"] as const;

/** What a person pays a month for credits, kind by kind (F-217, F-218, F-553); a kind of nothing is left out. */
export function useLoansRow(loans: Partial<Application["loans"]>): SummaryRow {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const paid = KINDS.flatMap((kind) => {
    const cents = loans[`${kind}Cents`] ?? 0;
    return cents === 0 ? [] : [`${t(`household.fields.loans.${kind}`)} ${formatMoney(cents, language)}`];
  });
  return { label: t("household.loans"), value: paid.join("; ") || t("review.none") };
}
