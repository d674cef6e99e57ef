import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import {
  hashPassword,
  isPasswordCorrect,
  UNMATCHABLE_PASSWORD_HASH,
} from "../../../backend/src/store/password-hash.ts";

const DIGEST = "a".repeat(64);

test("G03: a password is kept as scrypt with N = 2^15, r = 8, p = 1 and a 16-byte salt of its own", async () => {
  const [scheme, cost, blockSize, parallelization, salt = "", key] = (await hashPassword(DIGEST)).split(":");
  expect([scheme, cost, blockSize, parallelization]).toEqual(["scrypt", "15", "8", "1"]);
  const saltBytes = Buffer.from(salt, "hex");
  expect(saltBytes).toHaveLength(16);
  const expected = scryptSync(DIGEST, saltBytes, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  expect(key).toBe(expected.toString("hex"));
});

test("the same password is never kept twice the same way, and only it is correct", async () => {
  const [one, other] = await Promise.all([hashPassword(DIGEST), hashPassword(DIGEST)]);
  expect(one).not.toBe(other);
  expect(await isPasswordCorrect(DIGEST, one)).toBe(true);
  expect(await isPasswordCorrect(DIGEST, other)).toBe(true);
  expect(await isPasswordCorrect("b".repeat(64), one)).toBe(false);
});

test("the stored text of an unknown login is matched by nothing", async () => {
  expect(await isPasswordCorrect(DIGEST, UNMATCHABLE_PASSWORD_HASH)).toBe(false);
  expect(await isPasswordCorrect("", UNMATCHABLE_PASSWORD_HASH)).toBe(false);
});
