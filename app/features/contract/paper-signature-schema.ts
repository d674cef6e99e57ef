import * as z from "zod";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { isoDayField } from "~/domain/fields/iso-day-field.ts";
import type { IsoDay } from "~/domain/iso-day.ts";

type SigningDays = { contractDate: IsoDay | null; signUntil: IsoDay | null; today: IsoDay };

/**
 * The confirmation of signatures on paper (F-362): the day, not before the contract, not after its first instalment and
 * not after today, and a tick.
 */
export const paperSignatureSchema = ({ contractDate, signUntil, today }: SigningDays) =>
  z.object({
    signedOn: isoDayField({
      ...(signUntil === null || signUntil >= today
        ? { max: today, maxKey: "date.future" }
        : { max: signUntil, maxKey: "date.signUntil" }),
      ...(contractDate === null ? {} : { min: contractDate }),
    }),
    confirmed: tickedFlagField(),
  });
