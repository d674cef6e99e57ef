import { describe, expect, test } from "vitest";
import { codeFormSchema, problemMessage, readTypedCode } from "~/flows/verification/code-flow.server.ts";

describe("F-146, F-293, R-C26: a typed code", () => {
  test.each(["1234", " 1234 ", "12 34", "1 2 3 4"])("%j is four digits", (typed) => {
    expect(readTypedCode(null, typed)).toEqual({ ok: true, value: "1234" });
  });

  test.each([
    [undefined, "required"],
    ["", "required"],
    ["  ", "required"],
    ["123", "verificationCode.format"],
    ["12345", "verificationCode.format"],
    ["12a4", "verificationCode.format"],
    ["１２３x", "verificationCode.format"],
  ])("%j is %s", (typed, reason) => {
    expect(readTypedCode(null, typed)).toEqual({ ok: false, reason });
  });

  test("one that was refused before is told so", () => {
    expect(readTypedCode({ rejected: ["1111", "1234"] }, "1234")).toEqual({
      ok: false,
      reason: "verificationCode.rejected",
    });
    expect(readTypedCode({ rejected: ["1111"] }, "1234").ok).toBe(true);
  });

  test("a long text is refused before it is read", () => {
    expect(codeFormSchema.safeParse({ code: "1".repeat(21) }).success).toBe(false);
    expect(codeFormSchema.safeParse({}).success).toBe(true);
  });

  test("F-155: a wrong one is told at its field, a dead one above it", () => {
    expect(problemMessage("wrong")).toEqual({ field: "soap:code.wrong" });
    for (const problem of ["exhausted", "expired", "used", "unknown"] as const)
      expect(problemMessage(problem)).toEqual({ form: "verification:notice.codeDead" });
  });
});
