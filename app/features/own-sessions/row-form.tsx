import type { ButtonOf } from "~/forms/define-form.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { HiddenFields, type HiddenValues } from "~/ui/form/hidden-fields.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { OWN_SESSIONS_FORM } from "./own-sessions-form.ts";

type RowFormProps = {
  hidden: HiddenValues;
  button: ButtonOf<typeof OWN_SESSIONS_FORM>;
  label: string;
  /** Which row, for those who hear the button alone. */
  about: string;
};

/** The button of a row. */
export const RowForm = ({ hidden, button, label, about }: RowFormProps) => (
  <form method="post">
    <HiddenFields values={hidden} />
    <FormButton of={OWN_SESSIONS_FORM} name={button} variant="secondary" small>
      {label}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </FormButton>
  </form>
);
