import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const NONCE_BYTES = 16;
const TOKEN_BYTES = 32;
const CODE_DIGITS = 4;
const LINK_CODE_DIGITS = 6;
const LINK_TOKEN_BYTES = 16;
const DERIVED_KEY_BYTES = 32;

/** The secrets of codes and links. They follow from a stored nonce and the service's key, so none of them is stored. */
export interface Secrets {
  /** The four digits of a code: the same each time it is sent (O14). */
  codeOf(nonce: string): string;
  /** The 128-bit token of a link, in base64url. */
  linkTokenOf(nonce: string): string;
  /** The six digits at the end of a link. */
  linkCodeOf(nonce: string): string;
  /** Stands for an address whose owner we may not know. */
  emailDigestOf(email: string): string;
}

/** A fresh nonce, in hex. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString("hex");

/** A fresh token for a caller, in base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** A fresh number for a request, in hex. */
export const newRequestId = (): string => randomBytes(NONCE_BYTES).toString("hex");

/** Lower-case hex SHA-256: how tokens and device ids are stored. They are random, so they cannot be guessed. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Compares without telling by its time how much of the text was right. */
export const isSameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash("sha256").update(left).digest(), createHash("sha256").update(right).digest());

/** The secrets of this service's key. */
export function createSecrets(serviceKey: Buffer): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", serviceKey, "", `verify|${purpose}`, DERIVED_KEY_BYTES));
  const keys = {
    code: keyFor("code"),
    linkToken: keyFor("link-token"),
    linkCode: keyFor("link-code"),
    email: keyFor("email"),
  };
  const macOf = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
  const digitsOf = (key: Buffer, nonce: string, count: number): string =>
    String(macOf(key, nonce).readUInt32BE() % 10 ** count).padStart(count, "0");
  return {
    codeOf: (nonce) => digitsOf(keys.code, nonce, CODE_DIGITS),
    linkTokenOf: (nonce) => macOf(keys.linkToken, nonce).subarray(0, LINK_TOKEN_BYTES).toString("base64url"),
    linkCodeOf: (nonce) => digitsOf(keys.linkCode, nonce, LINK_CODE_DIGITS),
    emailDigestOf: (email) => macOf(keys.email, email.toLowerCase()).toString("hex"),
  };
}
