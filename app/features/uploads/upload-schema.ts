import * as z from "zod";
import { documentSlotKey, type DocumentSlot } from "~/domain/document-slots.ts";
import { parsedField } from "~/domain/fields/parsed-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { UPLOAD_REQUEST_MAX_MB } from "~/domain/limits.ts";
import { accepted, rejected } from "~/domain/outcome.ts";

const KEY_MAX = 20;
const MB_BYTES = 1_048_576;

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** One of the slots that this user may fill for this credit, and at least one file (F-324, F-327). */
export const uploadSchema = (slots: readonly DocumentSlot[]) =>
  z.object({
    slot: parsedField({
      rawMax: KEY_MAX,
      required: "upload.slotRequired",
      parse: (text: string) => {
        const slot = slots.find((one) => documentSlotKey(one) === text);
        return slot === undefined ? rejected("unknown") : accepted(slot);
      },
      message: () => issueMessage("choice.unknown"),
    }),
    file: z
      .array(z.instanceof(File), { error: "upload.fileRequired" })
      .min(1, { error: "upload.fileRequired" })
      .refine((files) => sizeOf(files) <= UPLOAD_REQUEST_MAX_MB * MB_BYTES, {
        error: issueMessage("upload.tooMuch", { mb: UPLOAD_REQUEST_MAX_MB }),
      }),
  });
