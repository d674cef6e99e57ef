import { createHash } from "node:crypto";

/** How a back end expects passwords: hex of the UTF-8 text, or as typed (O9). */
export type PasswordHashAlgorithm = "sha256" | "sha1" | "md5" | "none";

/**
 * The password as it goes on the wire: lower-case hexadecimal (O9). It is as good as the password itself.
 * @param algorithm of the back end; `toKeptPassword` knows which
 */
export const hashPassword = (plain: string, algorithm: PasswordHashAlgorithm): string =>
  algorithm === "none" ? plain : createHash(algorithm).update(plain, "utf8").digest("hex");
