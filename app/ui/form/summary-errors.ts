/** One finding for the error summary; without `fieldId` it concerns the whole form. */
export type SummaryError = { fieldId?: string | undefined; label?: string | undefined; message: string };

/** The part of Conform's `FormMetadata` that the summary reads. */
type FormErrors = { readonly id: string; readonly allErrors: Readonly<Record<string, readonly string[]>> };

/**
 * The findings of a Conform form in the order of its schema. Conform gives the control of `name` the id `<form>-<name>`.
 * @param labelOf the label of a field by its name (`goods[0].price`), so that the summary reads alone
 */
export function summaryErrors(form: FormErrors, labelOf: (name: string) => string | undefined): SummaryError[] {
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) =>
      name === "" ? { message } : { fieldId: `${form.id}-${name}`, label: labelOf(name), message },
    ),
  );
}
