import { fillText } from "./fill-text.ts";

/** A sentence, or one that is said only when a condition holds. */
type TextPart = string | { readonly when: string; readonly text: string };

/** One sentence or several in a row. */
export type Text = TextPart | readonly TextPart[];

/** A named fact of a text file: left out when its condition does not hold. */
interface TextRow {
  readonly label: string;
  readonly text: Text;
  readonly when?: string | undefined;
}

/** What the texts may speak about: values for `{name}` places and the conditions of sentences. */
export interface TextContext {
  readonly values: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, boolean>>;
}

/** @throws when a text file asks for a condition that the document does not know */
function holds(name: string | undefined, context: TextContext): boolean {
  if (name === undefined) return true;
  const condition = context.conditions[name];
  if (condition === undefined) throw new Error(`The document texts ask for an unknown condition "${name}"`);
  return condition;
}

function isList(text: Text): text is readonly TextPart[] {
  return Array.isArray(text);
}

/** The sentences whose conditions hold, filled and joined; empty when none does. */
export function composeText(text: Text, context: TextContext): string {
  const parts = isList(text) ? text : [text];
  return parts
    .map((part) => (typeof part === "string" ? { when: undefined, text: part } : part))
    .filter((part) => holds(part.when, context))
    .map((part) => fillText(part.text, context.values))
    .join(" ");
}

/** Rows of a facts table whose conditions hold. */
export function composeRows(rows: readonly TextRow[], context: TextContext): (readonly [string, string])[] {
  return rows
    .filter((row) => holds(row.when, context))
    .map((row) => [fillText(row.label, context.values), composeText(row.text, context)]);
}
