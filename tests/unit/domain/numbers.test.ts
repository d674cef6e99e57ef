import { describe, expect, test } from "vitest";
import { parseInteger } from "../../../app/domain/integer.ts";
import { parsePaymentDay, paymentDayField } from "../../../app/domain/payment-day.ts";
import { formatPercent, parsePercent } from "../../../app/domain/percent.ts";

describe("F-272: a payment day is 1 to 31", () => {
  test.each(["1", "15", "31", "05"])("%s", (text) =>
    expect(parsePaymentDay(text)).toEqual({ ok: true, value: Number(text) }),
  );

  test.each(["0", "32", "1.5", "-1", "1e1", "x"])("%s is refused", (text) =>
    expect(paymentDayField().safeParse(text).error?.issues[0]?.message).toBe("paymentDay.range"),
  );

  test("empty is required", () => expect(paymentDayField().safeParse("").error?.issues[0]?.message).toBe("required"));
});

describe("whole numbers", () => {
  test.each([
    ["12", 12],
    [" 007 ", 7],
    ["-3", -3],
    [" 1 022 ", 1022],
    ["1\u00a0022\u00a0333", 1_022_333],
    ["999999999", 999_999_999],
  ])("%j", (text, expected) => expect(parseInteger(text)).toEqual({ ok: true, value: expected }));

  test.each([
    ["1.5", "integer"],
    ["1,0", "integer"],
    ["1e5", "format"],
    ["0x1", "format"],
    ["1 5", "format"],
    ["1  022", "format"],
    ["", "format"],
    ["1234567890", "format"],
    ["１", "format"],
  ])("%j is refused: %s", (text, reason) => expect(parseInteger(text)).toEqual({ ok: false, reason }));

  test("minus zero is zero", () => {
    const outcome = parseInteger("-0");
    expect(outcome.ok && Object.is(outcome.value, 0)).toBe(true);
  });
});

describe("percentages in hundredths", () => {
  test.each([
    ["12,5", 1250],
    ["12.5 %", 1250],
    ["0", 0],
    ["100", 10000],
    ["18,65", 1865],
  ])("%j", (text, expected) => expect(parsePercent(text)).toEqual({ ok: true, value: expected }));

  test.each(["", "-1", "1,234", "1e2", "%", "5 %%"])("%j is none", (text) => expect(parsePercent(text).ok).toBe(false));

  test("L-1.2: shown with a comma and a no-break space", () => {
    expect(formatPercent(1250, "lt")).toBe("12,5\u00A0%");
    expect(formatPercent(1250, "en")).toBe("12.5%");
    expect(formatPercent(1865, "lt")).toBe("18,65\u00A0%");
    expect(formatPercent(0, "lt")).toBe("0\u00A0%");
    expect(formatPercent(10000, "lt")).toBe("100\u00A0%");
  });

  test("lists round to one decimal half up, documents keep two", () => {
    expect(formatPercent(1865, "lt", 1)).toBe("18,7\u00A0%");
    expect(formatPercent(1864, "lt", 1)).toBe("18,6\u00A0%");
    expect(formatPercent(5, "lt", 2)).toBe("0,05\u00A0%");
    expect(formatPercent(0, "lt", 1)).toBe("0,0\u00A0%");
    expect(formatPercent(99, "en", 0)).toBe("1%");
    expect(formatPercent(-4, "en", 0)).toBe("0%");
    expect(formatPercent(-1250, "en")).toBe("-12.5%");
  });
});
