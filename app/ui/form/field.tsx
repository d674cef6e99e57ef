import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import { hasErrors, hintId, type FieldSource } from "./field-source.ts";

export type FieldWidth = "short" | "medium" | "full";

export type LabelProps = {
  field: FieldSource;
  label: ReactNode;
  hint?: ReactNode;
  /** Says “(optional)” after the label; required is the rule and is not marked. */
  optional?: boolean | undefined;
  /** As wide as its content: a code is short. */
  width?: FieldWidth | undefined;
};

/**
 * Label, hint, error and control, in this order in the source, so that a text browser reads the error before the field;
 * the styled page draws the error under the control.
 */
export function Field({ field, label, hint, optional, width, children }: LabelProps & { children: ReactNode }) {
  return (
    <div className={classNames("fld", hasErrors(field) && "bad", width)}>
      <label htmlFor={field.id}>
        {label}
        {optional === true && <OptionalMark />}
      </label>
      {hint !== undefined && <FieldHint field={field}>{hint}</FieldHint>}
      <FieldError field={field} />
      {children}
    </div>
  );
}

/** The hint of a field, referred to by its control. */
export function FieldHint({ field, children }: { field: FieldSource; children: ReactNode }) {
  return (
    <p className="hint" id={hintId(field)}>
      {children}
    </p>
  );
}

export function OptionalMark() {
  const { t } = useTranslation("ui");
  return <span className="opt"> ({t("field.optional")})</span>;
}
