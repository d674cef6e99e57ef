import { parseCents } from "../rules/money.ts";
import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";

/** A whole number of an application's element; null when it is absent. Saved applications hold only checked numbers. */
export function numberOf(record: WireRecord, element: string): number | null {
  const text = textOf(record, element);
  return text === "" ? null : Number(text);
}

/** Money of an element in cents; null when it is absent. */
export function centsOf(record: WireRecord, element: string): number | null {
  const text = textOf(record, element);
  return text === "" ? null : parseCents(text);
}

/** A flag of an element; absent is no. */
export const flagOf = (record: WireRecord, element: string): boolean => textOf(record, element) === "1";

/** A day of an element as `yyyy-mm-dd`; null when it is absent. */
export function dayOf(record: WireRecord, element: string): string | null {
  const text = textOf(record, element);
  return text === "" ? null : text.slice(0, "yyyy-mm-dd".length);
}
