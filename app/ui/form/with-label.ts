/** Between the block of a field and its own label (“Correspondence address: Postal code”), and between a label and what is said of it. */
const COLON = ": ";

/**
 * A finding with the label of its field, as one line that is read alone. A message that names the field itself gets no second label, and a question
 * no colon.
 */
export function withLabel(label: string | undefined, message: string): string {
  const parts = label?.split(COLON) ?? [];
  const own = parts.at(-1);
  if (own === undefined) return message;
  const named = names(message, own) ? parts.slice(0, -1) : parts;
  return [...named, message].join(COLON).replace(`?${COLON}`, "? ");
}

/** Whether the text has the label in it, as whole words. */
function names(text: string, label: string): boolean {
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  const isWordEnd = (character: string | undefined) => !/\p{L}/u.test(character ?? "");
  return at !== -1 && isWordEnd(text[at - 1]) && isWordEnd(text[at + label.length]);
}
