import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CREDIT } from "../forms/credit-form.ts";
import type { StepAnswer } from "../step-answer.ts";
import { INSURANCE_CHANGE_FIELD } from "./insurance-change-field.ts";

type InsuranceChangeNoteProps = { answer: StepAnswer | undefined; errors: Record<string, string[] | undefined> };

/** A smaller credit changes the premium of the chosen insurance: both sums and both premiums, and the tick that agrees to it (F-264). */
export function InsuranceChangeNote({ answer, errors }: InsuranceChangeNoteProps) {
  const { t, i18n } = useTranslation("application");
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  if (answer?.insuranceChange === undefined) return null;
  const { oldSumCents, newSumCents, oldPremiumCents, newPremiumCents } = answer.insuranceChange;
  const field = {
    id: `${CREDIT.form.id}-${INSURANCE_CHANGE_FIELD}`,
    name: INSURANCE_CHANGE_FIELD,
    errors: errors[INSURANCE_CHANGE_FIELD] ?? [],
  };
  const figures = {
    oldSum: money(oldSumCents),
    newSum: money(newSumCents),
    oldPremium: money(oldPremiumCents),
    newPremium: money(newPremiumCents),
  };
  return (
    <div className="note-box warning">
      <p>{t("credit.insuranceChange", figures)}</p>
      <CheckboxField key={newSumCents} field={field} value={String(newSumCents)} />
    </div>
  );
}
