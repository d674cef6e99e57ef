import * as z from "zod";
import { optionalText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";

const SHA_256 = /^[0-9a-f]{64}$/;
/** Programs print a hash in capitals, and in groups. */
const HASH_TYPED_MAX = 200;

const toHash = (text: string): string => text.replace(/[\s:]/g, "").toLowerCase();

/** A file, or the hash of one; of both the file counts. Made at each use: the server replaces `File` after its modules are loaded. */
export const verifySchema = () =>
  z
    .object({
      file: z.instanceof(File).optional(),
      hash: optionalText({ max: HASH_TYPED_MAX }).transform((text) => (text === null ? null : toHash(text))),
    })
    .refine(({ file, hash }) => file !== undefined || hash !== null, {
      path: ["file"],
      error: issueMessage("verifyDocument.required"),
    })
    .refine(({ file, hash }) => file !== undefined || hash === null || SHA_256.test(hash), {
      path: ["hash"],
      error: issueMessage("verifyDocument.hash"),
    });
