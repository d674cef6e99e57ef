import * as z from "zod";
import type { SideReading } from "~/domain/document-sides.ts";
import { SCAN_SIDES, type ScanSide } from "~/domain/identity-scan.ts";

const side = z.enum(SCAN_SIDES);

/** One document of one person of one application that is being photographed, for fifteen minutes (F-313). */
export const scanSchema = z.object({
  /** The secret of its address, 128 bits. */
  hash: z.string(),
  userId: z.string(),
  applicationId: z.number(),
  type: z.number(),
  holder: z.object({ personalCode: z.string(), firstName: z.string(), lastName: z.string() }),
  /** Milliseconds of the portal's clock. */
  endsAt: z.number(),
  /** How many pictures were taken, those taken again included. */
  taken: z.number(),
  /** The seller has what was photographed: nothing more is sent, and nothing of it is kept here. */
  isTakenOver: z.boolean().default(false),
  /** The last picture of each side: which one it is, and what was read of it. */
  pictures: z.partialRecord(
    side,
    z.object({
      number: z.number(),
      /** Narrower than what is recommended. */
      isSmall: z.boolean(),
      reading: z.object({
        mrz: z.array(z.string()).nullable(),
        codes: z.array(z.string()),
        words: z.array(z.string()).default([]),
      }),
    }),
  ),
});

export type Scan = z.output<typeof scanSchema>;

/** What was read of the sides that are there. */
export const readingsOf = ({ pictures }: Pick<Scan, "pictures">): Partial<Record<ScanSide, SideReading>> =>
  Object.fromEntries(Object.entries(pictures).map(([name, { reading }]) => [name, reading]));
