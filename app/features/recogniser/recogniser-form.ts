import * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
import { defineForm } from "~/forms/define-form.ts";

/** Pictures of one document. Everybody who has the address may send them, whatever session the browser has. */
export const RECOGNISER_FORM = defineForm({
  id: "recogniser",
  buttons: ["send"],
  labels: "recogniser:fields",
  fields: ["front", "back"],
  draft: false,
  files: true,
  forAnybody: true,
});

const MB_BYTES = 1_048_576;

const isFile = (value: unknown): value is File => typeof value === "object" && value !== null && "arrayBuffer" in value;

const pictureField = z
  .custom<File>(isFile, issueMessage("picture.missing"))
  .refine(
    ({ size }) => size <= UPLOAD_FILE_MAX_MB * MB_BYTES,
    issueMessage("picture.size", { max: UPLOAD_FILE_MAX_MB }),
  )
  .optional();

export const recogniserSchema = z.object({ front: pictureField, back: pictureField });
