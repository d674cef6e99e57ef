import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import { formatMoney } from "~/domain/money.ts";
import { formatPhone } from "~/domain/phone.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { Card } from "~/ui/card.tsx";
import { SummaryList, type SummaryRow } from "~/ui/summary-list.tsx";
import type { ContractPage } from "./contract-page.server.ts";
import { useLoansRow } from "./loans-row.ts";

type SpouseReviewProps = {
  page: Pick<ContractPage, "application" | "citizenship">;
  actions: ReactNode;
  /** What can be changed on this page itself. */
  children?: ReactNode;
};

/** The spouse who borrows too, for the same last look as the buyer (G14); nothing where the buyer borrows alone. */
export function SpouseReview({ page, actions, children }: SpouseReviewProps) {
  const { t, i18n } = useTranslation(["application", "spouse"]);
  const text = useText();
  const { spouse, spouseMode } = page.application;
  const loans = useLoansRow(spouse.loans);
  if (spouseMode !== SpouseMode.spouse) return null;
  const { income } = spouse;
  const none = t("review.none");
  const kind = incomeTypes.labelKey(income.type);
  const sum = income.monthlyCents === null ? null : formatMoney(income.monthlyCents, toLanguage(i18n.language));
  const amount = [sum, kind === null ? null : text(`enumerations:${kind}`)].filter(Boolean).join(", ");
  const rows: SummaryRow[] = [
    { label: t("review.spouse"), value: [spouse.firstName, spouse.lastName].filter(Boolean).join(" ") || none },
    { label: t("review.personalCode"), value: spouse.personalCode ?? none },
    { label: t("buyer.fields.citizenship"), value: page.citizenship.spouse ?? none },
    { label: t("review.phone"), value: spouse.phone === null ? none : formatPhone(spouse.phone) },
    { label: t("review.email"), value: spouse.email ?? none },
    { label: t("review.income"), value: amount || none },
    { label: t("household.fields.workplace"), value: income.workplace ?? none },
    loans,
  ];
  return (
    <Card title={t("spouse:title")} actions={actions}>
      <SummaryList groups={[rows]} look="read" />
      {children}
    </Card>
  );
}
