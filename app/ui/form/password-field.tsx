import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button.tsx";
import { useHydrated } from "../enhance/use-hydrated.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";
import { Joined } from "./text-field.tsx";

type PasswordFieldProps = LabelProps & { autoComplete: "current-password" | "new-password" };

/** A password; never filled from the server. With script it can be shown; without, it is an ordinary password field. */
export function PasswordField({ autoComplete, ...labelled }: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  const { field, hint } = labelled;
  const control = (
    <input
      {...describe(field, hint !== undefined)}
      key={field.key}
      type={visible ? "text" : "password"}
      id={field.id}
      name={field.name}
      autoComplete={autoComplete}
      spellCheck={false}
    />
  );
  const toggle = (
    <Button onClick={() => setVisible(!visible)} controls={field.id}>
      {visible ? t("password.hide") : t("password.show")} <VisuallyHidden>{t("password.what")}</VisuallyHidden>
    </Button>
  );
  return <Field {...labelled}>{hydrated ? <Joined end={toggle}>{control}</Joined> : control}</Field>;
}
