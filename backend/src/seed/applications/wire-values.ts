import { formatCents } from "../../rules/money.ts";

/** A calendar day as the wire writes it. */
export const wireDay = (day: string): string => `${day}T00:00:00`;

/** Euros as the wire writes them; the demo's amounts have no fractions of a cent. */
export const wireEuros = (euros: number): string => formatCents(Math.round(euros * 100));

/** The elements that have a value. */
export const presentElements = (elements: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(elements).filter((entry): entry is [string, string] => entry[1] !== undefined));
