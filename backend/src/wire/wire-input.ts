import { z } from "zod";
import { isIsoDay } from "../rules/days.ts";
import { toVilniusDay } from "./vilnius-day.ts";
import { parseCents } from "../rules/money.ts";
import { cleanText } from "./clean-text.ts";

/** Numbers of the database's `integer` column have at most this many digits. */
const WHOLE_NUMBER = /^[+-]?0*\d{1,9}$/;
/** Euros in any form of xsd:decimal: whole digits or cents may be missing, more decimals than two say nothing but zero. */
const AMOUNT = /^([+-]?)0*(\d{0,9})(?:\.(\d{0,2})0*)?$/;

/** An element that may be missing; an empty one (`<X/>`) is missing too. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());

/** Text of an element, cleaned. */
export const textInput = (maxCharacters: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? cleanText(value) : (value ?? "")),
    z.string().max(maxCharacters),
  );

/** A password, plain or as its digest: composed, and else as it was sent. What it may be, its rules say (F-077), which count characters; this is only a size. */
export const passwordInput = z
  .preprocess((value) => value ?? "", z.string().max(512))
  .transform((text) => text.normalize("NFC"));

/** A whole number such as an id or a month count. */
export const numberInput = z
  .string()
  .trim()
  .regex(WHOLE_NUMBER)
  .transform((text) => Number(text) || 0);

/** 0, 1, true or false. */
export const flagInput = z
  .string()
  .trim()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(["0", "1", "false", "true"]))
  .transform((text) => text === "1" || text === "true");

/** Euros with at most two decimals that count, read as integer cents. */
export const centsInput = z
  .string()
  .trim()
  .regex(AMOUNT)
  .regex(/\d/)
  .transform((text) => {
    const [, sign = "", whole = "", decimals = ""] = AMOUNT.exec(text) ?? [];
    return parseCents(`${sign === "-" ? "-" : ""}${whole || "0"}.${decimals || "0"}`);
  });

/** A day, alone or with a time, read as `yyyy-mm-dd`; of a time with a zone the day that Vilnius had then (O29). */
export const dayInput = z
  .string()
  .trim()
  .transform((text) => toVilniusDay(text) ?? "")
  .refine(isIsoDay);

/** Number of an application (ParaiskosID): 1 to 10 digits; anything else is refused with 1060 (F-445). */
export const applicationIdInput = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/)
  .transform(Number);

/** Key under which a write is remembered (OperacijosID). */
export const operationIdInput = optional(z.string().trim().min(1).max(100));

/** Version that the caller has loaded (Versija), as it was sent to it. */
export const versionInput = optional(z.string().trim().max(20));
