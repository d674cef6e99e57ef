import { formatCents, parseCents } from "../rules/money.ts";
import { toBusinessDay } from "../time/business-day.ts";
import type { WireKind } from "./application-fields.ts";

/** Value of a column that has a wire element of its own. */
export type ColumnValue = string | number | boolean | Date | null;

const INTEGER = /^-?\d{1,9}$/;
const MIDNIGHT = "T00:00:00";

function parseNumber(text: string): number {
  if (!INTEGER.test(text)) throw new RangeError("An element holds something that is not a whole number.");
  return Number(text);
}

const parsers: Readonly<Record<WireKind, (text: string) => ColumnValue>> = {
  text: (text) => text,
  number: parseNumber,
  flag: (text) => text === "1" || text === "true",
  cents: parseCents,
  day: (text) => text.slice(0, "yyyy-mm-dd".length),
  instant: (text) => new Date(text),
};

/** Reads a column's value from its element; a missing or empty element is null, or false for a flag. */
export function parseColumn(kind: WireKind, text: string): ColumnValue {
  if (text === "") return kind === "flag" ? false : null;
  return parsers[kind](text);
}

/** Writes a column's value as its element; undefined leaves the element out. */
export function formatColumn(kind: WireKind, value: ColumnValue): string | undefined {
  if (value === null) return undefined;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (value instanceof Date) return toBusinessDay(value) + MIDNIGHT;
  if (typeof value === "number") return kind === "cents" ? formatCents(value) : String(value);
  return kind === "day" ? value + MIDNIGHT : value;
}
