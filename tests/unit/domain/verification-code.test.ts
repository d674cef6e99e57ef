import { expect, test } from "vitest";
import { parseVerificationCode } from "../../../app/domain/verification-code.ts";

test.each(["12a4", "123", "12345", "1 23", "１２３４"])("F-146: %j is no code", (text) =>
  expect(parseVerificationCode(text)).toEqual({ ok: false, reason: "format" }),
);

test("F-146: a code that was already wrong is refused without a call, another one passes", () => {
  expect(parseVerificationCode("1234", ["1234"])).toEqual({ ok: false, reason: "rejected" });
  expect(parseVerificationCode(" 0000 ", ["1234"])).toEqual({ ok: true, value: "0000" });
});
