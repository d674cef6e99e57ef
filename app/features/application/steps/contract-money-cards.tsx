import { useTranslation } from "react-i18next";
import { tidyIban } from "~/domain/iban.ts";
import { Card } from "~/ui/card.tsx";
import { useOnceTrue } from "~/ui/enhance/use-once-true.ts";
import { Disclosure } from "~/ui/disclosure.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import type { ContractDataFields } from "./address-card.tsx";
import { ControlLineField } from "./control-line-field.tsx";

type CardProps = { fields: ContractDataFields };
type Payout = { isSettled: boolean; needsAccount: boolean };

/**
 * Asks what the money is for and where it goes, unless the variant settles it (F-270, F-274), and for the buyer's account where money goes to the buyer
 * (F-273). What cannot be changed is not shown here: a credit for goods has no such card.
 */
export function PayoutCard({ fields, isSettled, needsAccount }: CardProps & Payout) {
  const { t } = useTranslation("application");
  if (isSettled && !needsAccount) return null;
  return (
    <Card title={t("contractData.payout")}>
      {needsAccount && <AccountField fields={fields} />}
      {!isSettled && <OpenPayout fields={fields} />}
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
