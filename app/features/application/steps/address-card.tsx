import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AddressSuggestion } from "~/services/client-types.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import type { useStepForm } from "../use-step-form.ts";
import { useContractDataLabels } from "./contract-data-labels.ts";
import type { contractDataSchema } from "./contract-data-step.ts";
import { SUGGESTED_PARTS, useAddressSuggestions, type SuggestedPart } from "./use-address-suggestions.ts";

export type ContractDataFields = ReturnType<typeof useStepForm<ReturnType<typeof contractDataSchema>>>["fieldset"];

/** What “Find postal code” answers: what fits, and the code when it is the only one. */
export type AddressAnswer = { addresses?: AddressSuggestion[]; postalCode?: string | null };

type AddressFields = Record<"city" | "street" | "house" | "flat" | "postalCode", FieldSource>;

/** Where the buyer lives, and where letters go (F-283 to F-285). The second block may always be opened; it counts with its tick. */
export function AddressCard({ fields, answer }: { fields: ContractDataFields; answer: AddressAnswer | undefined }) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  useFilledIn(fields.address.getFieldset().postalCode.id, answer);
  const correspondence = fields.correspondence.getFieldset();
  const isOpen = correspondence.differs.initialValue === "on" || !fields.correspondence.valid;
  return (
    <Card title={t("contractData.address")}>
      <AddressBlock fields={fields.address.getFieldset()} prefix="address" />
      <SubmitButton name="findAddress" variant="secondary" small>
        {t("contractData.findAddress")}
      </SubmitButton>
      {answer?.addresses !== undefined && <Suggestions addresses={answer.addresses} />}
      <Disclosure summary={t("contractData.correspondence")} open={isOpen}>
        <CheckboxField field={correspondence.differs} label={labels["correspondence.differs"]} />
        <AddressBlock fields={correspondence} prefix="correspondence" />
      </Disclosure>
    </Card>
  );
}

function AddressBlock({ fields, prefix }: { fields: AddressFields; prefix: "address" | "correspondence" }) {
  const { t } = useTranslation("application");
  const { choices, onInput } = useAddressSuggestions();
  const listOf = (part: SuggestedPart) => `${fields[part].id}-choices`;
  return (
    <div onInput={onInput}>
      <FieldRow columns={3}>
        <TextField field={fields.city} label={t("contractData.city")} autoComplete="off" list={listOf("city")} />
        <TextField
          field={fields.street}
          label={t("contractData.street")}
          hint={prefix === "address" ? t("contractData.streetHint") : undefined}
          autoComplete="off"
          list={listOf("street")}
          optional
        />
        <TextField
          field={fields.postalCode}
          label={t("contractData.postalCode")}
          width="short"
          autoComplete="off"
          list={listOf("postalCode")}
        />
      </FieldRow>
      <FieldRow columns={4}>
        <TextField field={fields.house} label={t("contractData.house")} width="short" autoComplete="off" />
        <TextField field={fields.flat} label={t("contractData.flat")} width="short" autoComplete="off" optional />
      </FieldRow>
      {SUGGESTED_PARTS.map((part) => (
        <datalist key={part} id={listOf(part)}>
          {choices[part].map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </div>
  );
}

/** Writes a found code into its field, as if it had been typed: it is checked and kept like everything else. */
function useFilledIn(id: string, answer: AddressAnswer | undefined) {
  useEffect(() => {
    const input = document.getElementById(id);
    const value = answer?.postalCode ?? null;
    if (value === null || !(input instanceof HTMLInputElement) || input.value === value) return;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, answer]);
}

/** What the address dictionary knows; to be read and typed, so that it works on every engine. */
function Suggestions({ addresses }: { addresses: AddressSuggestion[] }) {
  const { t } = useTranslation("application");
  if (addresses.length === 0) return <p role="status">{t("contractData.noSuggestions")}</p>;
  return (
    <div role="status">
      <p>{t("contractData.suggestions")}</p>
      <ul>
        {addresses.map(({ city, street, house, postalCode }) => (
          <li key={`${city}${street}${house}${postalCode}`}>
            {[[street, house].filter(Boolean).join(" "), city, postalCode].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
