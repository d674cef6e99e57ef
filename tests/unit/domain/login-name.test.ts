import { expect, test } from "vitest";
import { loginNameField, parseLoginName } from "../../../app/domain/login-name.ts";

test.each(["abc", "jonas.s", "kasa-1_a", "a".repeat(30)])("G29: %s is a log-in name", (name) =>
  expect(parseLoginName(` ${name} `)).toEqual({ ok: true, value: name }),
);

test.each(["ab", "a".repeat(31), "Jonas", "ąžuolas", "a b c", "a@b.lt"])("G29: %j is none", (name) =>
  expect(loginNameField().safeParse(name).error?.issues[0]?.message).toBe("account.loginFormat"),
);
