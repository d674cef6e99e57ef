import { useTranslation } from "react-i18next";
import { tidyIban } from "~/domain/iban.ts";
import { Card } from "~/ui/card.tsx";
import { useOnceTrue } from "~/ui/enhance/use-once-true.ts";
import { Disclosure } from "~/ui/disclosure.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { ContractDataFields } from "./address-card.tsx";
import { ControlLineField } from "./control-line-field.tsx";

type CardProps = { fields: ContractDataFields };
type Payout = { isSettled: boolean; needsAccount: boolean };

/**
 * What the money is for and where it goes: typed, or shown where the variant settles it (F-270, F-274); and the buyer's account where money goes to the
 * buyer (F-273).
 */
export function PayoutCard({ fields, isSettled, needsAccount }: CardProps & Payout) {
  const { t } = useTranslation("application");
  const settled = [
    { label: t("contractData.fields.moneyUsage"), value: t("contractData.goodsUsage") },
    { label: t("contractData.fields.creditorAccount"), value: t("contractData.sellersAccount") },
  ];
  return (
    <Card title={t("contractData.payout")}>
      {needsAccount && <AccountField fields={fields} />}
      {isSettled ? <SummaryList groups={[settled]} /> : <OpenPayout fields={fields} />}
    </Card>
  );
}

type IbanFieldProps = { field: FieldSource; hint: string; width?: "medium"; optional?: boolean | undefined };

/** An account number, put right on leaving the field; nothing of it is proposed or spell-checked. */
function IbanField(props: IbanFieldProps) {
  return <TextField {...props} tidy={tidyIban} autoComplete="off" spellCheck={false} />;
}

function AccountField({ fields, optional }: CardProps & { optional?: boolean }) {
  const { t } = useTranslation("application");
  return <IbanField field={fields.account} hint={t("contractData.accountHint")} width="medium" optional={optional} />;
}

/** The fields of the card that follows. */
export const LATER_FIELDS: readonly string[] = ["account", "document.controlLine"];

/** What a credit for goods does not need now: it is folded away until it is typed, was read from the document, or is wrong. */
export function LaterCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const { controlLine } = fields.document.getFieldset();
  const isOpen = useOnceTrue(
    [fields.account, controlLine].some(
      ({ initialValue, value, errors }) => (value ?? initialValue ?? "") !== "" || errors !== undefined,
    ),
  );
  return (
    <Card title={t("contractData.later")}>
      <Disclosure summary={t("contractData.laterSummary")} open={isOpen}>
        <AccountField fields={fields} optional />
        <ControlLineField fields={fields} />
      </Disclosure>
    </Card>
  );
}

function OpenPayout({ fields }: CardProps) {
  const { t } = useTranslation("application");
  return (
    <FieldRow>
      <TextField field={fields.moneyUsage} autoComplete="off" maxLength={200} optional />
      <IbanField field={fields.creditorAccount} hint={t("contractData.creditorAccountHint")} optional />
    </FieldRow>
  );
}
