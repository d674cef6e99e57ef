import { expect, test } from "vitest";
import { parseVerificationCode, verificationCodeField } from "../../../app/domain/verification-code.ts";

test.each(["12a4", "123", "12345", "1 23", "１２３４"])("F-146: %j is no code", (text) =>
  expect(parseVerificationCode(text)).toEqual({ ok: false, reason: "format" }),
);

test("F-146: a code that was already wrong is refused without a call, another one passes", () => {
  const field = verificationCodeField(["1234"]);
  expect(field.safeParse("1234").error?.issues[0]?.message).toBe("verificationCode.rejected");
  expect(field.parse(" 0000 ")).toBe("0000");
  expect(field.safeParse("").error?.issues[0]?.message).toBe("required");
});
