import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm, type FormSealing } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useServerForm } from "~/forms/use-server-form.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { COLUMNS_FORM } from "./columns-form.ts";
import type { TableColumnName } from "./table-columns.ts";
import { useColumnLabel } from "./use-column-label.ts";

type ColumnsPageProps = {
  offered: readonly TableColumnName[];
  shown: readonly TableColumnName[];
  listTo: string;
  seals: FormSealing;
  result: SubmissionResult<string[]> | undefined;
};

/** Which columns the list has, a tick each (F-160). */
export function ColumnsForm({ offered, shown, listTo, seals, result }: ColumnsPageProps) {
  const { t } = useTranslation("applications");
  const label = useColumnLabel();
  const { form, fields } = useServerForm(COLUMNS_FORM, { result });
  const { columns: field } = fields;
  // The browser sends none of the boxes when none is ticked.
  const ticked: readonly string[] = result === undefined ? shown : [];
  return (
    <AppForm form={form} seals={seals}>
      <Card>
        <fieldset>
          <legend>{t("choice.legend")}</legend>
          <FieldError field={field} />
          <p className="note">{t("choice.hint")}</p>
          <div className="flow">
            {offered.map((name, index) => (
              <Choice
                key={name}
                type="checkbox"
                id={index === 0 ? field.id : `${field.id}-${name}`}
                name={field.name}
                value={name}
                defaultChecked={ticked.includes(name)}
                label={label(name)}
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <FormActions>
        <FormButton of={COLUMNS_FORM} name="saveColumns">
          {t("choice.save")}
        </FormButton>
        <FormButton of={COLUMNS_FORM} name="everyColumn" variant="secondary">
          {t("choice.every")}
        </FormButton>
        <FormButton of={COLUMNS_FORM} name="usualColumns" variant="secondary">
          {t("choice.usual")}
        </FormButton>
        <ButtonLink to={listTo}>{t("choice.cancel")}</ButtonLink>
      </FormActions>
    </AppForm>
  );
}
