import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IdentityDocumentType, identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { politicalConnections } from "~/domain/enumerations/political-connection.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import type { ContractDataFields } from "./address-card.tsx";
import { ControlLineField } from "./control-line-field.tsx";
import { EarlierMark, type EarlierMarkProps } from "./earlier-mark.tsx";
import { useDocumentRecheck } from "./use-document-recheck.ts";

type CardProps = { fields: ContractDataFields };
type MarkedCardProps = CardProps & EarlierMarkProps;

type DocumentCardProps = MarkedCardProps & {
  asksControlLine: boolean;
  checkField: ((name: string) => void) | null;
  /** What is offered to fill the fields from a picture. */
  scan: ReactNode;
};

/** Identity document (F-306 to F-311); “none” has no number and no date, shown or not; one without expiry no date. */
export function DocumentCard({ fields, asksControlLine, checkField, scan, ...marks }: DocumentCardProps) {
  const { t } = useTranslation("application");
  const document = fields.document.getFieldset();
  useDocumentRecheck(document, checkField);
  const optionsOf = useEnumerationOptions();
  const isEndless = document.noExpiry.initialValue === "on";
  const isNone = document.type.value === String(IdentityDocumentType.none);
  return (
    <Card title={t("contractData.document")}>
      <EarlierMark {...marks} names={["document"]} />
      <FieldRow columns={3}>
        <SelectField
          field={document.type}
          options={optionsOf(identityDocumentTypes)}
          emptyLabel={t("credit.chooseVariant")}
        />
        {!isNone && <TextField field={document.number} autoComplete="off" />}
        {!isNone && (
          <DateField field={document.validUntil} hint={isEndless ? t("contractData.noExpiryHint") : undefined} />
        )}
      </FieldRow>
      {isEndless && !isNone && <input type="hidden" name={document.noExpiry.name} value="on" />}
      {asksControlLine && <ControlLineField fields={fields} />}
      {!isNone && scan}
    </Card>
  );
}

export function ContactsCard({ fields, ...marks }: MarkedCardProps) {
  const { t } = useTranslation("application");
  return (
    <Card title={t("contractData.contacts")}>
      <EarlierMark {...marks} names={["phone2", "email"]} />
      <FieldRow columns={3}>
        <ClientPhoneField field={fields.phone} />
        <ClientPhoneField field={fields.phone2} optional />
        <ClientEmailField field={fields.email} />
      </FieldRow>
    </Card>
  );
}

/** Political exposure (F-290): “no” clears what stands in the three fields. */
export function PoliticsCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const politics = fields.politics.getFieldset();
  const optionsOf = useEnumerationOptions();
  // Without script the fields stand open until the answer is known to be no.
  const isExposed = politics.exposed.value === "yes";
  const isOpen = useHydrated() ? isExposed : politics.exposed.value !== "no";
  const answers = [
    { value: "no", label: t("contractData.no") },
    { value: "yes", label: t("contractData.yes") },
  ];
  return (
    <Card title={t("contractData.politics")}>
      <RadioGroup field={politics.exposed} options={answers} inline />
      {isOpen && (
        <FieldRow columns={3}>
          <TextField field={politics.name} autoComplete="off" optional={!isExposed} />
          <TextField field={politics.institution} autoComplete="off" optional={!isExposed} />
          <SelectField
            field={politics.connection}
            options={optionsOf(politicalConnections)}
            emptyLabel={t("credit.chooseVariant")}
            optional={!isExposed}
          />
        </FieldRow>
      )}
    </Card>
  );
}

/**
 * Marketing consents (F-291, F-292): none is preset. Profiling can be ticked only with the first one; without script it
 * always can, and the server saves it only with the first.
 */
export function ConsentsCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const consents = fields.consents.getFieldset();
  const lacksDirectMarketing = useHydrated() && consents.directMarketing.value !== "on";
  return (
    <Card title={t("contractData.marketing")}>
      <CheckboxField field={consents.directMarketing} />
      <CheckboxField field={consents.partnerOffers} />
      <CheckboxField
        field={lacksDirectMarketing ? unticked(consents.profiling) : consents.profiling}
        hint={t("contractData.profilingHint")}
        disabled={lacksDirectMarketing}
      />
    </Card>
  );
}

/** The same box drawn afresh without its tick: a consent that cannot be given does not look given. */
const unticked = ({ id, name, key, errors }: FieldSource): FieldSource => ({
  id,
  name,
  key: `${key}-unavailable`,
  errors,
  defaultChecked: false,
});
