import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecrets, hashToken, isSameSecret, newNonce, newToken } from "../../../backend/src/sending/secrets.ts";

const secrets = createSecrets(Buffer.alloc(32, 7));
const others = createSecrets(Buffer.alloc(32, 8));

test("O14: a code follows from its nonce and the key: four digits, the same each time", () => {
  const nonce = newNonce();
  expect(secrets.codeOf(nonce)).toMatch(/^\d{4}$/);
  expect(secrets.codeOf(nonce)).toBe(secrets.codeOf(nonce));
});

test("codes of many nonces are spread over all ten thousand", () => {
  const codes = Array.from({ length: 50_000 }, () => secrets.codeOf(newNonce()));
  expect(new Set(codes).size).toBeGreaterThan(9_800);
  for (const digit of "0123456789") {
    const share = codes.filter((code) => code.startsWith(digit)).length / codes.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.01);
  }
});

test("another key makes other codes and links of the same nonce: a copy of the database gives nothing away", () => {
  const nonces = Array.from({ length: 200 }, newNonce);
  const same = nonces.filter((nonce) => secrets.codeOf(nonce) === others.codeOf(nonce));
  expect(same.length).toBeLessThan(5);
  expect(nonces.filter((nonce) => secrets.linkTokenOf(nonce) === others.linkTokenOf(nonce))).toEqual([]);
});

test("a link has a token of 128 bits and six digits", () => {
  const nonce = newNonce();
  expect(Buffer.from(secrets.linkTokenOf(nonce), "base64url")).toHaveLength(16);
  expect(secrets.linkCodeOf(nonce)).toMatch(/^\d{6}$/);
});

test("an address is one address in any case, and its digest does not tell it", () => {
  expect(secrets.emailDigestOf("Rasa@x.lt")).toBe(secrets.emailDigestOf("rasa@X.LT"));
  expect(secrets.emailDigestOf("rasa@x.lt")).not.toBe(others.emailDigestOf("rasa@x.lt"));
});

test("tokens are long, never twice the same, and kept as a hash", () => {
  const tokens = Array.from({ length: 1_000 }, newToken);
  expect(new Set(tokens).size).toBe(1_000);
  expect(Buffer.from(tokens[0] ?? "", "base64url")).toHaveLength(32);
  expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("comparing takes texts of any length", () => {
  expect(isSameSecret("1234", "1234")).toBe(true);
  for (const wrong of ["1235", "", "12345", "１２３４", randomBytes(40).toString("hex")])
    expect(isSameSecret("1234", wrong)).toBe(false);
});
