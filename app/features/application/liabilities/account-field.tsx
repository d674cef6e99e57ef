import { useTranslation } from "react-i18next";
import { tidyIban } from "~/domain/iban.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";

/** Where a debt is repaid to, put right on leaving the field (F-274). */
export function AccountField({ field }: { field: FieldSource }) {
  const { t } = useTranslation("liabilities");
  const hint = t("creditorAccountHint");
  return <TextField field={field} hint={hint} tidy={tidyIban} autoComplete="off" spellCheck={false} optional />;
}
