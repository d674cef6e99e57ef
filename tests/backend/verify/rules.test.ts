import { describe, expect, test } from "vitest";
import { brokenPasswordRules } from "../../../backend/src/rules/password-rules.ts";
import * as policy from "../../../backend/src/verify/code-policy.ts";
import { createCallLimit } from "../../../backend/src/verify/call-limit.ts";
import { emailField, phoneField } from "../../../backend/src/accounts/contact-fields.ts";

test("F-518, F-519, F-525, O14: the figures of the specification", () => {
  expect(policy).toMatchObject({
    RESEND_WAIT_MS: 180_000,
    CODE_LIFE_MS: 600_000,
    TRIES_PER_CODE: 5,
    CODES_PER_DAY: 10,
    DEVICE_LIFE_MS: 7_776_000_000,
    DEVICES_PER_USER: 10,
    REMINDER_WAIT_MS: 180_000,
    LINK_LIFE_MS: 1_800_000,
    CALLS_PER_MINUTE: 30,
  });
});

describe("F-077: new passwords", () => {
  test.each([
    ["Demo-2026!", []],
    ["abc", ["length", "digit", "uppercase", "special"]],
    ["        ", ["digit", "lowercase", "uppercase", "special"]],
    ["ŽĄąž-2026", []],
    ["Demo 2026", ["special"]],
    ["Ab1!".repeat(33), ["tooLong"]],
    ["😀😀Aa1!", ["length"]],
  ])("%s breaks %j", (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
});

describe("F-128: addresses", () => {
  test.each(["jonas.p-1@x.lt", "a_b@pavyzdys.example", "jonas@žalgiris.lt", "J@sub.Pavyzdys.Example"])(
    "%s is one",
    (text) => {
      expect(emailField.safeParse(text).success).toBe(true);
    },
  );

  test.each([
    "jonas+1@x.lt",
    "jo nas@x.lt",
    "@x.lt",
    "jonas@x",
    "jonas@",
    "a..b@x.lt",
    ".a@x.lt",
    "a@-x.lt",
    "a@x..lt",
    "a@b@c.lt",
    "a@x.lt\nBcc: b@y.lt",
    '"a"@x.lt',
    "a,b@x.lt",
    `${"a".repeat(96)}@x.lt`,
  ])("%j is none", (text) => {
    expect(emailField.safeParse(text).success).toBe(false);
  });
});

test.each([
  ["+37061234567", "+37061234567"],
  ["+370 612-34567", "+37061234567"],
  ["+370 512 34567", null],
  ["61234567", null],
  ["+3706123456", null],
  ["+370612345678", null],
  ["+371 6123 4567", null],
])("F-131: %s is the number %s", (text, number) => {
  expect(phoneField.safeParse(text).data ?? null).toBe(number);
});

test("G36: thirty calls in a minute for each subject, then a wait that ends with the minute", () => {
  const limit = createCallLimit();
  const waits = Array.from({ length: 31 }, () => limit.count("token", 1_000));
  expect(waits.filter((wait) => wait > 0)).toEqual([60]);
  expect(limit.count("token", 41_000)).toBe(20);
  expect(limit.count("another", 41_000)).toBe(0);
  expect(limit.count("token", 61_000)).toBe(0);
});
