import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/form/text-field.tsx";
import type { TextFieldProps } from "~/ui/form/text-field.tsx";

type ContactFieldProps = Pick<TextFieldProps, "field" | "label" | "optional">;

/** A phone number of a client. The browser must not fill in the seller's own. */
export function ClientPhoneField(props: ContactFieldProps) {
  const { t } = useTranslation("application");
  return <TextField {...props} hint={t("buyer.phoneHint")} type="tel" inputMode="tel" autoComplete="off" />;
}

/** An e-mail address of a client, never needed (F-203). The browser must not fill in the seller's own. */
export function ClientEmailField({
  hint,
  ...props
}: Omit<ContactFieldProps, "optional"> & Pick<TextFieldProps, "hint">) {
  return <TextField {...props} hint={hint} type="email" inputMode="email" autoComplete="off" optional />;
}
