import { z } from "zod";
import { cleanText } from "../../wire/clean-text.ts";

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 250;

/** `komentaras`: what the seller or the manager says to a request, 3 to 250 characters (decision under G25). */
export const commentInput = z
  .string()
  .transform((text) => cleanText(text).trim())
  .pipe(z.string().min(MIN_CHARACTERS).max(MAX_CHARACTERS));
