/** One finding for the error summary; without `fieldId` it concerns the whole form. */
export type SummaryError = { fieldId?: string | undefined; label?: string | undefined; message: string };

/** The part of Conform's `FormMetadata` that the summary reads. */
type FormErrors = { readonly id: string; readonly allErrors: Readonly<Record<string, readonly string[]>> };

/**
 * The findings of a Conform form in the order of its page. Conform gives the control of `name` the id `<form>-<name>`.
 * @param labelOf the label of a field by its name (`goods[0].price`), so that the summary reads alone
 * @param order names of fields and groups as the page has them; within one the schema's order holds, and what is in none stands before all
 */
export function summaryErrors(
  form: FormErrors,
  labelOf: (name: string) => string | undefined,
  order: readonly string[] = [],
): SummaryError[] {
  const found = Object.entries(form.allErrors).map(([name, messages]) => ({
    name,
    messages,
    place: placeOf(name, order),
  }));
  return found
    .sort((one, other) => one.place - other.place)
    .flatMap(({ name, messages }) =>
      messages.map((message) =>
        name === "" ? { message } : { fieldId: `${form.id}-${name}`, label: labelOf(name), message },
      ),
    );
}

/** The place of a field, else that of the group it belongs to; -1 for a name of neither. */
function placeOf(name: string, order: readonly string[]): number {
  const own = order.indexOf(name);
  return own === -1 && /[.[]/.test(name) ? placeOf(name.replace(/[.[][^.[]*$/, ""), order) : own;
}
