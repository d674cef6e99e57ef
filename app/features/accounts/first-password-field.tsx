import { useTranslation } from "react-i18next";
import type { LabelProps } from "~/ui/form/field.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";

/** The password of a new account, for a supervisor who would rather tell it than have a link sent (F-399). */
export function FirstPasswordField({ field }: Pick<LabelProps, "field">) {
  const { t } = useTranslation(["accounts", "password"]);
  return (
    <PasswordField field={field} hint={`${t("hint.password")} ${t("password:rules")}`} autoComplete="new-password" />
  );
}
