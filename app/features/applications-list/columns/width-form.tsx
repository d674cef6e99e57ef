import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { COLUMNS_FORM } from "./columns-form.ts";

type WidthFormProps = { action: string; csrf: string; isWide: boolean };

/** Lets the list have the whole width of the window, and takes it back (F-161). */
export function WidthForm({ action, csrf, isWide }: WidthFormProps) {
  const { t } = useTranslation("applications");
  return (
    <form method="post" action={action}>
      <HiddenFields values={{ _csrf: csrf }} />
      <FormButton of={COLUMNS_FORM} name={isWide ? "narrow" : "widen"} variant="secondary">
        {t(isWide ? "narrow" : "widen")}
      </FormButton>
    </form>
  );
}
