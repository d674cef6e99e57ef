import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "../button.tsx";
import { useHydrated } from "../enhance/use-hydrated.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";
import { Joined } from "./text-field.tsx";

type PasswordFieldProps = LabelProps & {
  autoComplete: "current-password" | "new-password";
  autoFocus?: boolean;
  byPost?: ShowingByPost | undefined;
};

/**
 * Shows and hides the password where no script does: the buttons with these names post the form, which comes back with what was typed. The form needs a
 * `DefaultSubmit`, or Enter would press them.
 */
export type ShowingByPost = { show: string; hide: string; visible: boolean; value: string };

/** A password; filled from the server only for who has just asked to see it. With script it can be shown, without in forms that are posted for it. */
export function PasswordField({ autoComplete, autoFocus, byPost, ...labelled }: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [visible, setVisible] = useState(byPost?.visible ?? false);
  const hydrated = useHydrated();
  const { field, hint } = labelled;
  const control = (
    <input
      {...describe(field, hint !== undefined)}
      key={field.key}
      type={visible ? "text" : "password"}
      id={field.id}
      name={field.name}
      defaultValue={byPost?.value}
      {...(autoFocus === true && { autoFocus })}
      autoComplete={autoComplete}
      spellCheck={false}
      // For pages that React does not take over (plain-page.es5.js).
      data-show={t("password.show")}
      data-hide={t("password.hide")}
      data-what={t("password.what")}
    />
  );
  const label = (
    <>
      {visible ? t("password.hide") : t("password.show")} <VisuallyHidden>{t("password.what")}</VisuallyHidden>
    </>
  );
  const toggle = hydrated ? (
    <Button onClick={() => setVisible(!visible)} controls={field.id}>
      {label}
    </Button>
  ) : (
    byPost !== undefined && (
      <SubmitButton variant="secondary" name={visible ? byPost.hide : byPost.show}>
        {label}
      </SubmitButton>
    )
  );
  // Joined from the beginning: an input that gets another parent when the script comes is a new one, without what was typed.
  return (
    <Field {...labelled}>
      <Joined end={toggle}>{control}</Joined>
    </Field>
  );
}
