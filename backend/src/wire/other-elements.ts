import type { WireRecord, WireValue } from "../store/wire-record.ts";

/**
 * Where elements travel that the contract does not name (F-354): beside named ones a wildcard would make it ambiguous which
 * particle an element belongs to (XML Schema 1.0, 3.8.6), and strict tools refuse such a schema.
 */
export const OTHER_ELEMENTS = "KitiElementai";

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What was sent, with the elements that the contract does not name beside the named ones. One that is sent beside them counts as
 * well; a named one among the others sets nothing.
 */
export function withOtherElements(
  { [OTHER_ELEMENTS]: others, ...named }: Readonly<Record<string, unknown>>,
  namedElements: readonly string[],
): Readonly<Record<string, unknown>> {
  if (!isParent(others)) return named;
  const unnamed = Object.entries(others).filter(([element]) => !namedElements.includes(element));
  return { ...Object.fromEntries(unnamed), ...named };
}

/** The others in an element of their own; nothing when there are none. */
export const wrapOthers = (others: readonly (readonly [string, WireValue])[]): WireRecord =>
  others.length === 0 ? {} : { [OTHER_ELEMENTS]: Object.fromEntries(others) };
