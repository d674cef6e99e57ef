import { useTranslation } from "react-i18next";
import { PHONE_PREFIX } from "~/domain/limits.ts";
import { tidyNationalPhone } from "~/domain/phone.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import type { TextFieldProps } from "~/ui/form/text-field.tsx";

type ContactFieldProps = Pick<TextFieldProps, "field" | "optional">;

/** A phone number of a client. The browser must not fill in the seller's own. */
export function ClientPhoneField(props: ContactFieldProps) {
  const { t } = useTranslation("application");
  return (
    <TextField
      {...props}
      hint={t("buyer.phoneHint")}
      width="medium"
      prefix={PHONE_PREFIX}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      tidy={tidyNationalPhone}
    />
  );
}

/** An e-mail address of a client, never needed (F-203). The browser must not fill in the seller's own. */
export function ClientEmailField({
  hint,
  ...props
}: Omit<ContactFieldProps, "optional"> & Pick<TextFieldProps, "hint">) {
  return <TextField {...props} hint={hint} type="email" inputMode="email" autoComplete="off" optional />;
}
