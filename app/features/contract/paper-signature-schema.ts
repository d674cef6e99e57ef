import * as z from "zod";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { isoDayField } from "~/domain/fields/iso-day-field.ts";
import type { IsoDay } from "~/domain/iso-day.ts";

/** The confirmation of signatures on paper (F-362): the day, not before the contract and not after today, and a tick. */
export const paperSignatureSchema = (contractDate: IsoDay | null, today: IsoDay) =>
  z.object({
    signedOn: isoDayField({
      max: today,
      maxKey: "date.future",
      ...(contractDate === null ? {} : { min: contractDate }),
    }),
    confirmed: tickedFlagField(),
  });
