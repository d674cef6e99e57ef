/**
 * Puts values into the `{name}` places of a text.
 * @throws when the text names a place for which there is no value: a document with a hole must never be made
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in the document text "${text}"`);
    return value;
  });
}
