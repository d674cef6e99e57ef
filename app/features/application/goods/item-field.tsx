import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths/paths.ts";
import { useSuggestions } from "~/ui/enhance/use-suggestions.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { CREDIT } from "../forms/credit-form.ts";
import { ITEM_MAX_LENGTH, toItemQuery } from "./item-query.ts";
import type { ItemSuggestion } from "./item-suggestions.server.ts";

type ItemFieldProps = {
  applicationId: number;
  field: FieldSource;
  /** Lines of goods that are there already. */
  lines: number;
};

const ADD = "addItem";
/** Searches the catalogue, in front of this page, for what is typed. */
const SEARCH = "openCatalogue";

/**
 * Where an item of the catalogue is typed by its number or name (F-232). With script the catalogue suggests, and Enter adds the item and leaves the cursor
 * where the next one is typed, as a scanner of bar codes does it; without script the button does the same, and Enter takes the item along.
 */
export function ItemField({ applicationId, field, lines }: ItemFieldProps) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const { found, onInput } = useSuggestions({
    addressAt: ({ value }) => {
      const item = toItemQuery(value);
      return item === null ? null : paths.catalogueSuggestions(applicationId, new URLSearchParams({ item }).toString());
    },
    read: (answer) => (answer as { items?: ItemSuggestion[] }).items ?? [],
  });
  useEmptiedWhenAdded(field.id, lines);
  const list = `${field.id}-choices`;
  return (
    <div onInput={onInput}>
      <TextField
        field={field}
        hint={t("credit.itemHint")}
        maxLength={ITEM_MAX_LENGTH}
        autoComplete="off"
        list={list}
        onKeyDown={addOnEnter}
        suffix={
          <FormButton of={CREDIT.form} name={ADD} variant="secondary">
            {t("credit.addItem")}
          </FormButton>
        }
      />
      <datalist id={list}>
        {found.map(({ productNumber, title, priceCents }) => (
          <option key={productNumber} value={productNumber} label={`${title}, ${formatMoney(priceCents, language)}`} />
        ))}
      </datalist>
    </div>
  );
}

/** Enter with an item typed presses “Add”; in the empty field it continues, as in every other. */
function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: input } = event;
  if (key !== "Enter" || input.value.trim() === "") return;
  event.preventDefault();
  input.form?.querySelector<HTMLButtonElement>(`button[name="${ADD}"]`)?.click();
}

/** The item is among the goods: its field is free for the next one. The form library keeps what was typed, and the cursor must stay. */
function useEmptiedWhenAdded(id: string, lines: number) {
  const { formData } = useNavigation();
  const isAdding = useRef(false);
  if (formData !== undefined) isAdding.current = formData.has(ADD) || formData.has(SEARCH);
  useEffect(() => {
    const input = document.getElementById(id);
    if (!isAdding.current || !(input instanceof HTMLInputElement)) return;
    isAdding.current = false;
    input.value = "";
  }, [id, lines]);
}
