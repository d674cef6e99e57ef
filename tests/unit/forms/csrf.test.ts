import fc from "fast-check";
import { expect, test } from "vitest";
import { formSeals, frameSeals, isFormToken, isFrameToken } from "../../../app/forms/csrf.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();
const MINE = { id: "visit-1" };

test("R-B3: a token opens the form it was made for, for 24 hours", () => {
  const { csrf } = formSeals(MINE, "login");
  expect(isFormToken(csrf, MINE, "login")).toBe(true);
  pass(24 * 60);
  expect(isFormToken(csrf, MINE, "login")).toBe(true);
});

test("R-B4: not 25 hours later, not for another visit, not for another form", () => {
  const { csrf } = formSeals(MINE, "login");
  expect(isFormToken(csrf, { id: "visit-2" }, "login")).toBe(false);
  expect(isFormToken(csrf, MINE, "settings")).toBe(false);
  expect(isFormToken(csrf, { id: "visit-1|login" }, "")).toBe(false);
  pass(25 * 60);
  expect(isFormToken(csrf, MINE, "login")).toBe(false);
});

test("R-B4: an altered or made-up token is none", () => {
  const { csrf } = formSeals(MINE, "login");
  fc.assert(
    fc.property(fc.nat(csrf.length - 1), fc.constantFrom("A", "z", "0", ".", "é"), (at, character) => {
      const altered = csrf.slice(0, at) + character + csrf.slice(at + 1);
      const isSame =
        altered === csrf ||
        (at === csrf.length - 1 &&
          Buffer.from(altered.split(".")[1] ?? "", "base64url").equals(
            Buffer.from(csrf.split(".")[1] ?? "", "base64url"),
          ));
      return isFormToken(altered, MINE, "login") === isSame;
    }),
  );
  fc.assert(fc.property(fc.string(), (made) => !isFormToken(made, MINE, "login") && !isFrameToken(made, "login")));
});

test("a token from an hour ahead, made by an instance whose clock is a little fast, is taken; one from tomorrow is not", () => {
  pass(60);
  const ahead = formSeals(MINE, "login").csrf;
  pass(23 * 60);
  const tomorrow = formSeals(MINE, "login").csrf;
  pass(-24 * 60);
  expect([isFormToken(ahead, MINE, "login"), isFormToken(tomorrow, MINE, "login")]).toEqual([true, false]);
});

test("P11: the token of one form is masked differently in every answer, so that compressed pages share no part of it (docs/decisions/0021)", () => {
  const masked = Array.from({ length: 100 }, () => formSeals(MINE, "login").csrf.split(".")[1] ?? "");
  const halves = masked
    .map((token) => Buffer.from(token, "base64url"))
    .flatMap((bytes) => [bytes.subarray(0, 32), bytes.subarray(32)]);
  expect(new Set(halves.map((half) => half.toString("hex"))).size).toBe(200);
  expect(halves.every((half) => half.length === 32)).toBe(true);
});

test("P11: a token without its mask, as pages carried it before, is none", () => {
  const [hour = "", masked = ""] = formSeals(MINE, "login").csrf.split(".");
  const bytes = Buffer.from(masked, "base64url");
  const plain = Buffer.from(bytes.subarray(0, 32).map((byte, at) => byte ^ (bytes[32 + at] ?? 0))).toString(
    "base64url",
  );
  const unmasked = Buffer.concat([Buffer.alloc(32), Buffer.from(plain, "base64url")]).toString("base64url");
  const accepted = [masked, plain, unmasked, ""].map((seal) => isFormToken(`${hour}.${seal}`, MINE, "login"));
  expect(accepted).toEqual([true, false, true, false]);
});

test("R-C23: of two tokens for a partner's iframe nothing but the minute is the same", () => {
  const [first = [], second = []] = [0, 1].map(() => frameSeals("frame-login").csrf.split("."));
  expect(first.map((part, at) => part === second[at])).toEqual([true, false, false]);
});

test("every form gets its own operation id", () => {
  const ids = Array.from({ length: 100 }, () => formSeals(MINE, "login").operationId);
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test("R-C23: inside a partner's iframe the token needs no cookie, and lives for 15 minutes", () => {
  const { csrf } = frameSeals("frame-login");
  expect([
    isFrameToken(csrf, "frame-login"),
    isFrameToken(csrf, "login"),
    isFormToken(csrf, MINE, "frame-login"),
  ]).toEqual([true, false, false]);
  pass(15);
  expect(isFrameToken(csrf, "frame-login")).toBe(true);
  pass(2);
  expect(isFrameToken(csrf, "frame-login")).toBe(false);
});
