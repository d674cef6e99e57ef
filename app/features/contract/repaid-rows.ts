import { useTranslation } from "react-i18next";
import { formatIban } from "~/domain/iban.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { SummaryRow } from "~/ui/summary-list.tsx";
import type { ContractPage } from "./contract-page.server.ts";

/** Each credit that is repaid, with its sum and its own account (F-265, F-274). */
export function useRepaidRows(repaid: ContractPage["repaid"]): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  return repaid.map(({ creditor, refinanceCents, creditorAccount: account }) => ({
    label: t("review.repaid"),
    value: [
      creditor,
      formatMoney(refinanceCents ?? 0, language),
      account === null ? t("review.accountNotGiven") : formatIban(account),
    ].join(", "),
  }));
}
