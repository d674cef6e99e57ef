import { z } from "zod";

/** A day of the calendar, `yyyy-mm-dd`. */
export const isoDay = z.iso.date("must be a day such as 2026-01-01");

/** An exact decimal as text: `"0.05"`. A number of JSON would be a binary fraction. */
export const decimal = z.string().regex(/^\d{1,4}(?:\.\d{1,6})?$/, 'must be a decimal text such as "0.05"');

const COEFFICIENT_MAX_CHARACTERS = 7;

/** A coefficient as text (F-275): at most five decimals and seven characters; a comma is read as a point. */
export const coefficient = z
  .string()
  .max(COEFFICIENT_MAX_CHARACTERS, "must have at most 7 characters")
  .regex(/^\d{1,5}(?:[.,]\d{1,5})?$/, 'must be a number of at most 5 decimals such as "0.7"')
  .transform((text) => text.replace(",", "."));

export const cents = z.int().min(0).max(1_000_000_000_000);
export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);
export const words = z.string().trim().min(1).max(300);

/** Where a figure comes from, for the readers of the file. */
export const source = words.exactOptional();

/** Versions of one thing, each from a day on; no two begin on one day. */
export const versions = <Version extends z.ZodType<{ validFrom: string }>>(version: Version) =>
  z
    .array(version)
    .min(1, "needs at least one version")
    .refine((list) => new Set(list.map(({ validFrom }) => validFrom)).size === list.length, {
      error: "has two versions of one validFrom",
    });
