import { useTranslation } from "react-i18next";
import { AppForm, type FormSealing } from "~/forms/app-form.tsx";
import type { FormDefinition } from "~/forms/define-form.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { useFieldWords } from "./field-words.ts";
import type { ConflictRow, SaveConflict } from "./step-answer.ts";

type ConflictFormProps = { definition: FormDefinition; seals: FormSealing; conflict: SaveConflict };

/**
 * A stale save: both values of each field, mine and the saved one, to be chosen from (G12). The answers carry the names of the fields themselves, so that what
 * is chosen is sent as the form would send it.
 */
export function ConflictForm({ definition, seals, conflict }: ConflictFormProps) {
  const { t } = useTranslation("application");
  // Another id than the form it stands for: the form library would write its own values into the answers.
  const own = { ...definition, id: `${definition.id}-conflict` };
  return (
    <AppForm form={{ definition: own, meta: { id: own.id, allErrors: {} } }} seals={seals} version={conflict.version}>
      {conflict.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Card title={t("conflict.title")}>
        <p>{t("conflict.lead")}</p>
        {conflict.rows.map((row) => (
          <ConflictField key={row.name} formId={own.id} row={row} titles={conflict.titles} />
        ))}
      </Card>
      <FormActions
        end={
          <SubmitButton name="discardDraft" variant="secondary">
            {t("conflict.discard")}
          </SubmitButton>
        }
      >
        <SubmitButton name={conflict.button}>{t("conflict.save")}</SubmitButton>
      </FormActions>
    </AppForm>
  );
}

type ConflictFieldProps = { formId: string; row: ConflictRow; titles: SaveConflict["titles"] };

function ConflictField({ formId, row, titles }: ConflictFieldProps) {
  const { t } = useTranslation("application");
  const wordOf = useFieldWords(titles);
  const word = (value: string) => wordOf(row.name, value) || t("conflict.empty");
  return (
    <RadioGroup
      field={{ id: `${formId}-${row.name}`, name: row.name, defaultValue: row[row.chosen] }}
      {...(row.name === "offer" && { label: t("conflict.offer") })}
      options={[
        { value: row.mine, label: t("conflict.mine", { value: word(row.mine) }) },
        { value: row.theirs, label: t("conflict.theirs", { value: word(row.theirs) }) },
      ]}
    />
  );
}
