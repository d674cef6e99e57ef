/**
 * What a field part needs to know of its field. Conform's `FieldMetadata` fits as it is; a page without Conform passes a
 * plain object.
 */
export type FieldSource = {
  readonly id: string;
  readonly name: string;
  /** Conform changes it when the form is reset, so that the control is drawn afresh. */
  readonly key?: string | undefined;
  /** What was typed, as text; the server's result carries it back after a failed submit. */
  readonly defaultValue?: string | undefined;
  /** The chosen values of a group of checkboxes. */
  readonly defaultOptions?: readonly string[] | undefined;
  readonly defaultChecked?: boolean | undefined;
  /** Issue messages as schemas write them; drawn through `FormTexts`. */
  readonly errors?: readonly string[] | undefined;
  readonly required?: boolean | undefined;
};

export const hintId = (field: FieldSource) => `${field.id}-hint`;
export const errorId = (field: FieldSource) => `${field.id}-error`;
export const hasErrors = (field: FieldSource) => field.errors !== undefined && field.errors.length > 0;

/** The aria attributes that tie a control to its hint and its error. */
export function describe(field: FieldSource, hasHint: boolean) {
  const invalid = hasErrors(field);
  const ids = [hasHint && hintId(field), invalid && errorId(field)].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": invalid || undefined,
    "aria-required": field.required || undefined,
  };
}
