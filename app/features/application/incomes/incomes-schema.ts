import * as z from "zod";
import { certificateSchema } from "~/domain/income-certificate.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { INCOME_LINES_MAX } from "~/domain/limits.ts";

const PERSONS = 2;

/** The form of the incomes page: numbers of the lines to remove, and what the certificates say. A group that the page does not show may be absent. */
export const incomesSchema = (today: IsoDay) =>
  z.object({
    removed: z
      .array(z.string().regex(/^\d{1,9}$/))
      .max(PERSONS * INCOME_LINES_MAX)
      .optional(),
    certificate: certificateSchema(today).optional(),
    spouseCertificate: certificateSchema(today).optional(),
  });
