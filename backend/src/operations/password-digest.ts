import { createHash } from "node:crypto";

/** A password as it travels. */
export interface SentPassword {
  readonly password: string;
  /** False: the password itself; otherwise its digest (O9). */
  readonly hashed?: boolean | undefined;
}

/** The digest of a password, however it travelled. */
export const digestOf = ({ password, hashed = true }: SentPassword): string =>
  hashed ? password.toLowerCase() : createHash("sha256").update(password).digest("hex");
