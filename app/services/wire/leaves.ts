import * as z from "zod";
import { parseIsoDay, type IsoDay } from "~/domain/iso-day.ts";
import { parseDecimalMoney, toDecimalMoney } from "~/domain/money.ts";
import type { WireObject, WireValue } from "../transport/request-guard.ts";

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

const INTEGER = /^\s*(-?\d{1,10})\s*$/;
const readInteger: Read<number> = (text) => {
  const match = INTEGER.exec(text);
  return match === null ? null : Number(match[1]);
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

const DECIMAL = /^\s*(-?\d{1,15}(?:\.\d{1,10})?)\s*$/;
const readDecimal: Read<string> = (text) => DECIMAL.exec(text)?.[1] ?? null;

const DATE_TIME = /^\s*(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,7})?(?:Z|[+-]\d{2}:\d{2})?)?\s*$/;

function readDay(text: string): IsoDay | null {
  const day = parseIsoDay(DATE_TIME.exec(text)?.[1] ?? "");
  return day.ok ? day.value : null;
}

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
/** Decimal text exactly as sent: rates and shares in percent. */
export const decimal = optional(readDecimal, (value) => value);
/** A day of `yyyy-mm-ddT00:00:00`; the time of day means nothing (decision under G39). */
export const day = optional(readDay, toMidnight);

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
