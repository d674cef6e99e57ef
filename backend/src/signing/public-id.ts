import { createHash, randomBytes } from "node:crypto";

const PUBLIC_ID_BYTES = 16;

/** A random name of a document, for the public verification page. */
export const newPublicId = (): string => randomBytes(PUBLIC_ID_BYTES).toString("hex");

/** Lower-case hex SHA-256 of a file. */
export const hashOf = (pdf: Uint8Array): string => createHash("sha256").update(pdf).digest("hex");
