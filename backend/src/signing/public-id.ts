import { createHash, randomBytes } from "node:crypto";

const PUBLIC_ID_BYTES = 16;

/** A random name of a document, for the public verification page. */
export const newPublicId = (): string => randomBytes(PUBLIC_ID_BYTES).toString("hex");

const SHORT_CODE = /^([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})$/;

/** What is typed by hand instead of the name: its first 12 digits in groups of four, `0123-4567-89ab`. */
export const toShortCode = (publicId: string): string => publicId.slice(0, 12).replace(/.{4}(?=.)/g, "$&-");

/** The 12 first digits of a name that a short code tells, with or without its hyphens; null for what is none. */
export function readShortCode(text: string): string | null {
  const groups = SHORT_CODE.exec(text);
  return groups === null ? null : groups.slice(1).join("");
}

/** Lower-case hex SHA-256 of a file. */
export const hashOf = (pdf: Uint8Array): string => createHash("sha256").update(pdf).digest("hex");
