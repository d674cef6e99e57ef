import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../rules/parse-json.ts";

/** Where a page begins: after or before a row, and the number of its own first row. */
export interface ListKey {
  readonly side: "after" | "before";
  readonly value: string;
  readonly id: number;
  readonly firstNumber: number;
}

const keyShape = z.tuple([z.enum(["after", "before"]), z.string().max(300), z.number().int(), z.number().int().min(1)]);

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Of this process only: after a restart a page of before begins its list again. */
const SECRET = randomBytes(32);

/** The same for the same text, so that a link stays what it was; it tells nothing of the text without the secret. */
const ivOf = (text: string): Buffer => createHmac("sha256", SECRET).update(text).digest().subarray(0, IV_BYTES);

function seal(text: string): Buffer {
  const iv = ivOf(text);
  const cipher = createCipheriv(CIPHER, SECRET, iv, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(bytes: Buffer): string {
  if (bytes.length < IV_BYTES + TAG_BYTES) return "";
  const decipher = createDecipheriv(CIPHER, SECRET, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // Not ours, or not of this process.
    return "";
  }
}

/**
 * The key as text for a URL, sealed: it holds the sorted value of a row, which may be a name or a personal code, and an address stands in histories and in the
 * logs of others.
 */
export const formatListKey = ({ side, value, id, firstNumber }: ListKey): string =>
  seal(JSON.stringify([side, value, id, firstNumber])).toString("base64url");

/** Reads a key; one that is not ours begins the list again. */
export function parseListKey(text: string): ListKey | null {
  const read = keyShape.safeParse(parseJson(unseal(Buffer.from(text, "base64url"))));
  if (!read.success) return null;
  const [side, value, id, firstNumber] = read.data;
  return { side, value, id, firstNumber };
}
