import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import type { AddressSuggestion } from "~/services/client-types.ts";
import { Card } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { typeInto } from "~/ui/enhance/type-into.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { CONTRACT_DATA } from "../forms/contract-data-form.ts";
import type { contractDataSchema } from "./contract-data-step.ts";
import type { FoundAddress } from "./address-query.ts";
import { EarlierMark, type EarlierMarkProps } from "./earlier-mark.tsx";
import { SUGGESTED_PARTS, useAddressSuggestions, type SuggestedPart } from "./use-address-suggestions.ts";
import { usePostalCode } from "./use-postal-code.ts";

export type ContractDataFields = FieldsOf<ReturnType<typeof contractDataSchema>>;

/** What “Find postal code” answers: what fits, null where the dictionary is silent, and the only one in full. */
export type AddressAnswer = { addresses?: AddressSuggestion[] | null; found?: Partial<FoundAddress> | null };

type AddressFields = Record<"city" | "street" | "house" | "flat" | "postalCode", FieldSource>;

type AddressCardProps = { fields: ContractDataFields; answer: AddressAnswer | undefined } & EarlierMarkProps;

/** Where the buyer lives, and where letters go (F-283 to F-285). The second block may always be opened; it counts with its tick. */
export function AddressCard({ fields, answer, ...marks }: AddressCardProps) {
  const { t } = useTranslation("application");
  const address = fields.address.getFieldset();
  useFilledIn(address.city.id, answer, answer?.found?.city);
  useFilledIn(address.street.id, answer, answer?.found?.street);
  useFilledIn(address.postalCode.id, answer, answer?.found?.postalCode);
  const correspondence = fields.correspondence.getFieldset();
  const { differs, city, street, house, flat, postalCode } = correspondence;
  // What is typed in it is seen: after a refusal, and when a draft comes back.
  const isFilled = [differs, city, street, house, flat, postalCode].some(({ initialValue }) => initialValue);
  const isOpen = isFilled || !fields.correspondence.valid;
  return (
    <Card title={t("contractData.address")}>
      <EarlierMark {...marks} names={["address", "correspondence"]} />
      <AddressBlock fields={address} prefix="address" />
      <FormButton of={CONTRACT_DATA.form} name="findAddress" variant="secondary" small>
        {t("contractData.findAddress")}
      </FormButton>
      {answer?.addresses !== undefined && <Suggestions addresses={answer.addresses} />}
      <Disclosure summary={t("contractData.correspondence")} open={isOpen}>
        <CheckboxField field={correspondence.differs} />
        <AddressBlock fields={correspondence} prefix="correspondence" />
      </Disclosure>
    </Card>
  );
}

/**
 * Inside its block an address is labelled like the other one; the error summary names the block as well. The postal code is last: it follows from the
 * house.
 */
function AddressBlock({ fields, prefix }: { fields: AddressFields; prefix: "address" | "correspondence" }) {
  const { t } = useTranslation("application");
  const { choices, onInput: suggest } = useAddressSuggestions();
  const findPostalCode = usePostalCode();
  const listOf = (part: SuggestedPart) => `${fields[part].id}-choices`;
  return (
    <div
      onInput={(event) => {
        suggest(event);
        findPostalCode(event);
      }}
    >
      <FieldRow>
        <TextField
          field={fields.city}
          label={t("contractData.fields.address.city")}
          autoComplete="off"
          list={listOf("city")}
        />
        <TextField
          field={fields.street}
          label={t("contractData.fields.address.street")}
          hint={prefix === "address" ? t("contractData.streetHint") : undefined}
          autoComplete="off"
          list={listOf("street")}
          optional
        />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField
          field={fields.house}
          label={t("contractData.fields.address.house")}
          width="short"
          autoComplete="off"
        />
        <TextField
          field={fields.flat}
          label={t("contractData.fields.address.flat")}
          width="short"
          autoComplete="off"
          optional
        />
        <TextField
          field={fields.postalCode}
          label={t("contractData.fields.address.postalCode")}
          width="short"
          autoComplete="off"
          list={listOf("postalCode")}
        />
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

/** Writes what an answer has found into its field, once for each answer. */
function useFilledIn(id: string, answer: AddressAnswer | undefined, value: string | null = null) {
  useEffect(() => {
    const input = document.getElementById(id);
    if (value !== null && input instanceof HTMLInputElement && input.value !== value) typeInto(input, value);
  }, [id, answer, value]);
}

/** What the address dictionary knows; to be read and typed, so that it works on every engine. */
function Suggestions({ addresses }: { addresses: AddressSuggestion[] | null }) {
  const { t } = useTranslation("application");
  if (addresses === null) return <p role="status">{t("contractData.addressesSilent")}</p>;
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
