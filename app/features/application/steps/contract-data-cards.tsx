import { useTranslation } from "react-i18next";
import { IdentityDocumentType, identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { politicalConnections } from "~/domain/enumerations/political-connection.ts";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { RadioGroup } from "~/ui/form/choice-group.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import { useEnumerationOptions } from "../use-enumeration-options.ts";
import type { ContractDataFields } from "./address-card.tsx";
import { useContractDataLabels } from "./contract-data-labels.ts";

type CardProps = { fields: ContractDataFields };

/** Identity document (F-306 to F-311); “none” has no number and no date, shown or not; one without expiry no date. */
export function DocumentCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  const document = fields.document.getFieldset();
  const types = useEnumerationOptions(identityDocumentTypes);
  const isEndless = document.noExpiry.initialValue === "on";
  const isNone = document.type.value === String(IdentityDocumentType.none);
  return (
    <Card title={t("contractData.document")}>
      <FieldRow columns={3}>
        <SelectField
          field={document.type}
          label={labels["document.type"]}
          options={types}
          emptyLabel={t("credit.chooseVariant")}
        />
        {!isNone && <TextField field={document.number} label={labels["document.number"]} autoComplete="off" />}
        {!isNone && (
          <DateField
            field={document.validUntil}
            label={labels["document.validUntil"]}
            hint={isEndless ? t("contractData.noExpiryHint") : undefined}
          />
        )}
      </FieldRow>
      {isEndless && !isNone && <input type="hidden" name={document.noExpiry.name} value="on" />}
      {!isNone && (
        <TextArea
          field={document.controlLine}
          label={labels["document.controlLine"]}
          hint={t("contractData.controlLineHint")}
          rows={3}
          optional
        />
      )}
    </Card>
  );
}

export function ContactsCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  return (
    <Card title={t("contractData.contacts")}>
      <FieldRow columns={3}>
        <ClientPhoneField field={fields.phone} label={labels["phone"]} />
        <ClientPhoneField field={fields.phone2} label={labels["phone2"]} optional />
        <ClientEmailField field={fields.email} label={labels["email"]} />
      </FieldRow>
    </Card>
  );
}

/** Political exposure (F-290): “no” clears what stands in the three fields. */
export function PoliticsCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  const politics = fields.politics.getFieldset();
  const connections = useEnumerationOptions(politicalConnections);
  // Without script the fields stand open until the answer is known to be no.
  const isOpen = useHydrated() ? politics.exposed.value === "yes" : politics.exposed.value !== "no";
  const answers = [
    { value: "no", label: t("contractData.no") },
    { value: "yes", label: t("contractData.yes") },
  ];
  return (
    <Card title={t("contractData.politics")}>
      <RadioGroup field={politics.exposed} label={labels["politics.exposed"]} options={answers} inline />
      {isOpen && (
        <FieldRow columns={3}>
          <TextField field={politics.name} label={labels["politics.name"]} autoComplete="off" optional />
          <TextField field={politics.institution} label={labels["politics.institution"]} autoComplete="off" optional />
          <SelectField
            field={politics.connection}
            label={labels["politics.connection"]}
            options={connections}
            emptyLabel={t("credit.chooseVariant")}
            optional
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
  const labels = useContractDataLabels();
  const consents = fields.consents.getFieldset();
  const lacksDirectMarketing = useHydrated() && consents.directMarketing.value !== "on";
  return (
    <Card title={t("contractData.marketing")}>
      <CheckboxField field={consents.directMarketing} label={labels["consents.directMarketing"]} />
      <CheckboxField field={consents.partnerOffers} label={labels["consents.partnerOffers"]} />
      <CheckboxField
        field={lacksDirectMarketing ? unticked(consents.profiling) : consents.profiling}
        label={labels["consents.profiling"]}
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
