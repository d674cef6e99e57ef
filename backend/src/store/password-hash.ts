import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt settings of G03: N = 2^15, r = 8, p = 1, 16-byte salt. */
const COST_LOG2 = 15;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

const derive = (digest: string, salt: Buffer, costLog2: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** costLog2, r: BLOCK_SIZE, p: PARALLELIZATION, maxmem: MAX_MEMORY_BYTES };
    scrypt(digest, salt, KEY_BYTES, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

/**
 * Text to store instead of a password: `scrypt:15:8:1:{salt}:{key}`, both in hex.
 * @param digest lower-case hex SHA-256 of the UTF-8 password (O9), a password equivalent itself.
 */
export async function hashPassword(digest: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(digest, salt, COST_LOG2);
  return ["scrypt", COST_LOG2, BLOCK_SIZE, PARALLELIZATION, salt.toString("hex"), key.toString("hex")].join(":");
}

/**
 * The same work with a salt that its caller knows: says whether two requests bring the same password, and costs a guesser as much as the
 * stored text does.
 */
export const passwordFingerprint = async (digest: string, salt: string): Promise<string> =>
  (await derive(digest, Buffer.from(salt, "utf8"), COST_LOG2)).toString("hex");

/** A stored text that no password matches: an unknown login costs the same work as a known one. */
export const UNMATCHABLE_PASSWORD_HASH = `scrypt:15:8:1:${"00".repeat(SALT_BYTES)}:`;

/** True when the digest belongs to the stored text. Takes the same time for a wrong digest as for an unknown login. */
export async function isPasswordCorrect(digest: string, stored: string): Promise<boolean> {
  const [scheme, cost, , , salt = "", key = ""] = stored.split(":");
  if (scheme !== "scrypt") throw new Error("Stored password has an unknown scheme.");
  const expected = Buffer.from(key, "hex");
  const derived = await derive(digest, Buffer.from(salt, "hex"), Number(cost));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
