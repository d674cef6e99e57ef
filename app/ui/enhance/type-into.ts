/**
 * Writes a value into a field as if a user had typed it: it is checked and kept like everything else. Past React's own setter, which would take the value for its
 * own and report no change.
 */
export function typeInto(input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value");
  own?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The same for the field with an id. @returns false where there is none */
export function typeIntoField(id: string, value: string): boolean {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return false;
  if (input.value !== value) typeInto(input, value);
  return true;
}
