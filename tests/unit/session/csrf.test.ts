import fc from "fast-check";
import { expect, test } from "vitest";
import { formSeals, frameSeals, isFormToken, isFrameToken } from "../../../app/session/csrf.server.ts";
import { pass, usePortal } from "./portal-environment.ts";

usePortal();
const MINE = { id: "visit-1" };

test("B3: a token opens the form it was made for, for 24 hours", () => {
  const { csrf } = formSeals(MINE, "login");
  expect(isFormToken(csrf, MINE, "login")).toBe(true);
  pass(24 * 60);
  expect(isFormToken(csrf, MINE, "login")).toBe(true);
});

test("B4: not 25 hours later, not for another visit, not for another form", () => {
  const { csrf } = formSeals(MINE, "login");
  expect(isFormToken(csrf, { id: "visit-2" }, "login")).toBe(false);
  expect(isFormToken(csrf, MINE, "settings")).toBe(false);
  expect(isFormToken(csrf, { id: "visit-1|login" }, "")).toBe(false);
  pass(25 * 60);
  expect(isFormToken(csrf, MINE, "login")).toBe(false);
});

test("B4: an altered or made-up token is none", () => {
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

test("every form gets its own operation id", () => {
  const ids = Array.from({ length: 100 }, () => formSeals(MINE, "login").operationId);
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test("C23: inside a partner's iframe the token needs no cookie, and lives for 15 minutes", () => {
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
