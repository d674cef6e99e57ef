import { z } from "zod";
import { applicationIdInput, flagInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";

const SHA_256 = /^[0-9a-f]{64}$/;
const MAX_NAME_CHARACTERS = 200;

/** Path separators and characters that no file name shows. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;

/** UploadDocument (F-321). */
export const uploadInput = z.object({
  ParaiskosID: applicationIdInput,
  dokumentoTipas: numberInput,
  Sutuoktinis: optional(flagInput),
  BylosPavadinimas: textInput(MAX_NAME_CHARACTERS).transform((name) => name.replace(UNSAFE_IN_NAME, "_").trim()),
  BylosPletinys: z
    .string()
    .trim()
    .transform((extension) => extension.replace(/^\./, "").toLowerCase()),
  PradineSantrauka: optional(z.string().trim().regex(SHA_256)),
  Turinys: z.string(),
});

/** A file of this name is never stored, so that a failed upload can be tried out (F-470). */
export const isStagedFailure = (fileName: string): boolean => /^fail2600(\.\w+)?$/i.test(fileName);
