import { describe, expect, test } from "vitest";
import { emailField, optionalEmailField, parseEmail } from "../../../app/domain/email.ts";

const read = (text: string) => {
  const outcome = parseEmail(text);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe("F-128: the part before @ has word characters, dots and hyphens", () => {
  test.each(["jonas.p-1@x.lt", "a@b.lt", "A_b@paštas.lt", "vardas@xn--80ak6aa92e.com", "1@mail.pavyzdys.example"])(
    "%s is accepted",
    (address) => expect(read(address)).toBe(address),
  );

  test.each(["jonas+1@x.lt", "jo nas@x.lt", "ąžuolas@x.lt", "a..b@x.lt", ".a@x.lt", "a.@x.lt", "a@b@x.lt", '"a"@x.lt'])(
    "%s has a wrong local part",
    (address) => expect(read(address)).toBe("localPart"),
  );

  test.each([
    "@x.lt",
    "jo nas@x",
    "jonas",
    "jonas@",
    "a@x",
    "a@x..lt",
    "a@-x.lt",
    "a@x-.lt",
    "a@x.l",
    "a@x.12",
    "a@x_y.lt",
    "",
  ])("%s is no address", (address) => expect(read(address)).toBe("format"));

  test("G07: at most 100 characters, spaces around are dropped, the domain is stored in lower case", () => {
    expect(read(`${"a".repeat(95)}@x.lt`)).toMatch(/@x\.lt$/);
    expect(read(`${"a".repeat(96)}@x.lt`)).toBe("format");
    expect(read("  Jonas@Pavyzdys.LT ")).toBe("Jonas@pavyzdys.lt");
  });

  test("F-203: the buyer's address may be empty, a required one may not", () => {
    expect(optionalEmailField().parse("")).toBeNull();
    expect(emailField().safeParse("").error?.issues[0]?.message).toBe("required");
  });
});
