import * as z from "zod";
import type { IsoDay } from "~/domain/iso-day.ts";
import { parseDecimalMoney, toDecimalMoney } from "~/domain/money.ts";
import type { WireObject, WireValue } from "../transport/request-guard.ts";
import { parseWireDay } from "./date-time.ts";

/** A simple value of the wire: how it is read, and how it is written. Absent and empty are null. */
export type Leaf<Value> = {
  schema: z.ZodType<Value>;
  write: (value: Value) => WireValue;
};

type Read<Value> = (text: string) => Value | null;

/** An element that may be missing. A text that cannot be read is a fault of the whole answer, never a silent null. */
function optional<Value>(read: Read<Value>, write: (value: Value) => WireValue): Leaf<Value | null> {
  return {
    schema: z.transform((input, context) => {
      if (input === undefined || input === "") return null;
      return readText(input, read, context);
    }),
    write: (value) => (value === null ? null : write(value)),
  };
}

/** An element that every answer has. */
function required<Value>({ schema, write }: Leaf<Value | null>): Leaf<Value> {
  return {
    schema: schema.transform((value, context) => value ?? fail(context)),
    write,
  };
}

type Context = { issues: { code: "custom"; message: string; input: unknown }[] | z.core.$ZodRawIssue[] };

function readText<Value>(input: unknown, read: Read<Value>, context: Context): Value {
  const value = typeof input === "string" ? read(input) : null;
  return value ?? fail(context);
}

function fail(context: Context): never {
  context.issues.push({ code: "custom", message: "unreadable", input: undefined });
  return z.NEVER;
}

/** Every form of xsd:integer, up to ten digits that count. */
const INTEGER = /^[+-]?0*\d{1,10}$/;
const readInteger: Read<number> = (text) => {
  const number = text.trim();
  // Zero has no sign.
  return INTEGER.test(number) ? Number(number) || 0 : null;
};

/** F-532: 0/1, "0"/"1" and true/false read the same. */
const readFlagBy =
  (isYes: (number: number) => boolean): Read<boolean> =>
  (text) => {
    const word = text.trim().toLowerCase();
    if (word === "true" || word === "false") return word === "true";
    const number = readInteger(word);
    return number === null ? null : isYes(number);
  };

/** A count above zero is a yes (F-063). */
const readFlag = readFlagBy((number) => number > 0);

/** Every form of xsd:decimal, written as `-?digits(.digits)?` with the decimals that were sent; null for what is none. */
function readDecimal(text: string): string | null {
  const [, sign = "", whole = "", decimals = ""] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === "" && decimals === "") return null;
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  if (digits.length > WHOLE_DIGITS_MAX) return null;
  return `${sign === "-" ? "-" : ""}${digits}${decimals === "" ? "" : `.${decimals}`}`;
}

/** Whole digits and decimals may each be missing, but not both. */
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const WHOLE_DIGITS_MAX = 15;

export const toMidnight = (day: IsoDay): string => `${day}T00:00:00`;

/** The same of a day that may be left out. */
export const toOptionalMidnight = (day: IsoDay | undefined): string | undefined =>
  day === undefined ? undefined : toMidnight(day);

/** Text exactly as sent; empty is null. */
export const text = optional<string>(
  (value) => value,
  (value) => value,
);
export const integer = optional(readInteger, (value) => value);
export const flag = optional(readFlag, (value) => (value ? 1 : 0));
/** Integer cents of a decimal string. */
export const money = optional(parseDecimalMoney, toDecimalMoney);
/** Decimal text with the decimals that were sent: rates and shares in percent. */
export const decimal = optional(readDecimal, (value) => value);
/** A day of `yyyy-mm-ddT00:00:00`; the time of day means nothing (decision under G39), but where it names a zone (O29). */
export const day = optional(parseWireDay, toMidnight);

/** Text that must be there, but may be empty: a title that has not been typed yet. */
export const requiredText: Leaf<string> = {
  schema: z.transform((input, context) => readText(input, (value) => value, context)),
  write: (value) => value,
};
/** Text that must be there and say something. */
export const presentText = required(text);
export const requiredInteger = required(integer);
export const requiredMoney = required(money);
export const requiredDecimal = required(decimal);
export const requiredDay = required(day);

/** A flag that means no when it is absent. */
export const flagOrNo: Leaf<boolean> = { schema: flag.schema.transform((value) => value ?? false), write: flag.write };

const exactFlag = optional(
  readFlagBy((number) => number === 1),
  (value) => (value ? 1 : 0),
);

/** A flag that means yes only when it equals 1: 2 is a no like 0 and like nothing (F-041). */
export const exactFlagOrNo: Leaf<boolean> = {
  schema: exactFlag.schema.transform((value) => value ?? false),
  write: exactFlag.write,
};

/** The same leaf under another meaning. */
export const mapped = <Outer, Inner>(
  leaf: Leaf<Inner>,
  read: (value: Inner) => Outer,
  write: (value: Outer) => Inner,
): Leaf<Outer> => ({ schema: leaf.schema.transform(read), write: (value) => leaf.write(write(value)) });

/** Elements that the contract does not name, as they came: the portal only hands them back (F-354). */
export const untouched: Leaf<WireObject | null> = {
  schema: z.transform((input) => (typeof input === "object" && input !== null ? (input as WireObject) : null)),
  write: (value) => value,
};
