import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  currentPasswordField,
  newPasswordField,
  newPasswordFields,
  requireRepetition,
} from "../../../app/domain/fields/password-field.ts";
import { missingPasswordRules } from "../../../app/domain/password.ts";
import { loginSchema } from "../../../app/flows/log-in/login-schema.ts";

describe("F-077: the missing rules are listed at once", () => {
  test.each([
    ["abc", ["length", "digit", "uppercase", "special"]],
    ["Demo-2026!", []],
    ["Aa1!aaaa", []],
    ["Aa1!aaa", ["length"]],
    ["AAAA1111!", ["lowercase"]],
    ["aaaa1111!", ["uppercase"]],
    ["AAAAaaaa!", ["digit"]],
    ["AAAAaaaa1", ["special"]],
    ["        ", ["digit", "lowercase", "uppercase", "special"]],
    ["AAAA aaaa 1", ["special"]],
    ["žąsis-Ūkis-9", []],
    ["ĄČĘĖĮŠŲŪŽąčęė1", ["special"]],
  ])("%j", (password, expected) => expect(missingPasswordRules(password)).toEqual(expected));

  test("G03: 8 to 128 characters, counted as people count them", () => {
    expect(missingPasswordRules(`Aa1!${"b".repeat(124)}`)).toEqual([]);
    expect(missingPasswordRules(`Aa1!${"b".repeat(125)}`)).toEqual(["tooLong"]);
    expect(missingPasswordRules("Aa1!😀😀😀")).toEqual(["length"]);
  });

  test("the field reports each rule as its own finding and keeps spaces", () => {
    const messages = newPasswordField()
      .safeParse("abc")
      .error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(["password.length|count=8", "password.digit", "password.uppercase", "password.special"]);
    expect(newPasswordField().parse(" Aa1!aaaa ")).toBe(" Aa1!aaaa ");
    expect(newPasswordField().safeParse(undefined).error?.issues[0]?.message).toBe("required");
    expect(newPasswordField().safeParse("x".repeat(100_000)).error?.issues).toHaveLength(1);
  });

  test("a password in use is only asked for", () => {
    expect(currentPasswordField().parse("abc")).toBe("abc");
    for (const nothing of [undefined, ""])
      expect(currentPasswordField().safeParse(nothing).error?.issues[0]?.message).toBe("required");
  });

  test.each([
    ["70 signs of two units each and four more", `${"😀".repeat(70)}Aa1!`],
    ["as many as there may be", `Aa1!${"😀".repeat(124)}`],
    ["accents written apart", `Aa1!${"ž".normalize("NFD").repeat(124)}`],
  ])("F-054: what may be set may be typed again at the log-in: %s", (_name, password) => {
    const set = newPasswordField().parse(password);
    for (const field of [currentPasswordField(), loginSchema.shape.password]) expect(field.parse(password)).toBe(set);
  });

  test("and what may not be set is too long there as well", () => {
    const tooLong = loginSchema.shape.password.safeParse(`Aa1!${"😀".repeat(125)}`);
    expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(["password.tooLong|count=128"]);
  });
});

describe("F-078: a new password and its repetition", () => {
  const pair = z.object(newPasswordFields()).superRefine(requireRepetition);
  const findings = (newPassword: string, repeatPassword: string) =>
    pair.safeParse({ newPassword, repeatPassword }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  test("are the same, however their accents are written", () => {
    expect(findings("Ąžuolas-1", "Ąžuolas-1".normalize("NFD"))).toEqual([]);
  });

  test("a repetition that differs is a finding of the repetition, beside those of the password", () => {
    expect(findings("Nauja-2026!", "Nauja-2027!")).toEqual([["repeatPassword", "password.mismatch"]]);
    expect(findings("nauja-2026!", "x")).toEqual([
      ["newPassword", "password.uppercase"],
      ["repeatPassword", "password.mismatch"],
    ]);
  });
});
