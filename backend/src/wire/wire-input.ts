import { z } from "zod";
import { isIsoDay } from "../rules/days.ts";
import { parseCents } from "../rules/money.ts";

/** Numbers of the database's `integer` column have at most this many digits. */
const WHOLE_NUMBER = /^-?\d{1,9}$/;
const MAX_AMOUNT = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** An element that may be missing; an empty one (`<X/>`) is missing too. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());

/** Text of an element. */
export const textInput = (maxCharacters: number) =>
  z.preprocess((value) => value ?? "", z.string().max(maxCharacters)).transform((text) => text.normalize("NFC"));

/** A password, plain or as its digest. What it may be, its rules say (F-077), which count characters; this is only a size. */
export const passwordInput = textInput(512);

/** A whole number such as an id or a month count. */
export const numberInput = z.string().trim().regex(WHOLE_NUMBER).transform(Number);

/** 0, 1, true or false. */
export const flagInput = z
  .string()
  .trim()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(["0", "1", "false", "true"]))
  .transform((text) => text === "1" || text === "true");

/** Euros with at most two decimals, read as integer cents. */
export const centsInput = z.string().trim().regex(MAX_AMOUNT).transform(parseCents);

/** A day, alone or with a time that is ignored, read as `yyyy-mm-dd`. */
export const dayInput = z
  .string()
  .trim()
  .transform((text) => DAY_AND_TIME.exec(text)?.[1] ?? "")
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
