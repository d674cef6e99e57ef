import { createHash } from "node:crypto";
import { brokenPasswordRules } from "../rules/password-rules.ts";

const DIGEST = /^[0-9a-f]{64}$/;

/** A password as it travels. */
export interface SentPassword {
  readonly password: string;
  /** False: the password itself; otherwise its digest (O9). */
  readonly hashed?: boolean | undefined;
}

/** The digest of a password, however it travelled. */
export const digestOf = ({ password, hashed = true }: SentPassword): string =>
  hashed ? password.toLowerCase() : createHash("sha256").update(password).digest("hex");

/** A password in plain is judged by the rules (F-077); of a digest only its form can be judged. */
export const isUsablePassword = (sent: SentPassword): boolean =>
  sent.hashed === false ? brokenPasswordRules(sent.password).length === 0 : DIGEST.test(digestOf(sent));
