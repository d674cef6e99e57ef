import { useTranslation } from "react-i18next";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { errorId, hasErrors, type FieldSource } from "./field-source.ts";
import { useFormTexts } from "./form-texts.tsx";

/** The findings of one field: sign, the word “Error” and a sentence each. */
export function FieldError({ field }: { field: FieldSource }) {
  return hasErrors(field) ? <Findings field={field} /> : null;
}

function Findings({ field }: { field: FieldSource }) {
  const { t } = useTranslation("ui");
  const { translateIssue } = useFormTexts();
  return (
    <p className="err" id={errorId(field)}>
      <Icon name="danger" /> <VisuallyHidden>{t("error.word")}: </VisuallyHidden>
      {field.errors?.map((message) => translateIssue(message)).join(". ")}
    </p>
  );
}
