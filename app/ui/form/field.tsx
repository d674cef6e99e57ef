import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "../class-names.ts";
import { useLabelOf } from "./field-labels.tsx";
import { FieldError } from "./field-error.tsx";
import { hasErrors, hintId, type FieldSource } from "./field-source.ts";

export type FieldWidth = "short" | "medium" | "full";

export type LabelProps = {
  field: FieldSource;
  /** Without it the one that the form has for the field's name. */
  label?: ReactNode;
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
    <div className={classNames("fld", hint !== undefined && "hinted", hasErrors(field) && "bad", width)}>
      <label htmlFor={field.id}>
        <FieldLabel field={field} label={label} />
        {optional === true && <OptionalMark />}
      </label>
      {hint !== undefined && <FieldHint field={field}>{hint}</FieldHint>}
      <FieldError field={field} />
      {children}
    </div>
  );
}

/** What a field is called: by the page, or by the labels of its form. */
export function FieldLabel({ field, label }: Pick<LabelProps, "field" | "label">) {
  const labelOf = useLabelOf();
  return label ?? labelOf(field.name);
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
