import { useTranslation } from "react-i18next";
import { BankReportState, bankReportStates } from "~/domain/enumerations/bank-report-state.ts";
import { useText } from "~/i18n/use-text.ts";
import { Badge, type Tone } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { INCOMES_FORM } from "./income-forms.ts";
import type { IncomesPage } from "./incomes-page.server.ts";

const TONES: Readonly<Record<BankReportState, Tone>> = { 0: "neutral", 1: "info", 2: "success", 3: "warning" };

/** The buyer's bank statement in its four states; a link is sent from the first and the last (F-303, F-589). */
export function BankReportCard({ page }: { page: IncomesPage }) {
  const { t } = useTranslation("incomes");
  const text = useText();
  const { bankReportState, bankReportUntil } = page.incomes;
  const state = bankReportStates.find(bankReportState) ?? BankReportState.sendLink;
  const label = bankReportStates.labelKey(state);
  const maySend = state === BankReportState.sendLink || state === BankReportState.repeat;
  return (
    <Card title={t("bank.title")} badge={label && <Badge tone={TONES[state]}>{text(`enumerations:${label}`)}</Badge>}>
      <p>{t(`bank.text${state}`, { day: bankReportUntil ?? "" })}</p>
      {maySend && page.isOpen && !page.hasContact && <p className="note">{t("bank.noContact")}</p>}
      {maySend && page.isOpen && page.hasContact && (
        <FormActions>
          <FormButton of={INCOMES_FORM} name="requestBankReport" variant="secondary">
            {state === BankReportState.repeat ? t("bank.repeat") : t("bank.send")}
          </FormButton>
        </FormActions>
      )}
    </Card>
  );
}
