import type { WireRecord, WireValue } from "../store/wire-record.ts";

/** Stored elements nest no deeper than this. */
const MAX_DEPTH = 8;
const ELEMENT_NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** Whether an element that the contract does not name can be written back as it came. */
export const isElementName = (name: string): boolean => name.length <= 100 && ELEMENT_NAME.test(name);

/**
 * An unknown element as it is stored (F-354, F-545, F-547). An element without content stays, as empty text; attributes
 * and names that are no element's are left out.
 *
 * @returns null when it is nested too deeply
 */
export function toStoredValue(value: unknown, depth = 0): WireValue | null {
  if (depth > MAX_DEPTH) return null;
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => toStoredValue(item, depth + 1));
    return items.every((item) => item !== null) ? items : null;
  }
  const kept: [string, WireValue][] = [];
  for (const [name, child] of Object.entries(value)) {
    if (!isElementName(name)) continue;
    const storedChild = toStoredValue(child, depth + 1);
    if (storedChild === null) return null;
    kept.push([name, storedChild]);
  }
  return Object.fromEntries(kept) satisfies WireRecord;
}
