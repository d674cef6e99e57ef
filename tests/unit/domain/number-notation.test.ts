import { describe, expect, test } from "vitest";
import { formatMoneyInput, parseMoney } from "../../../app/domain/money.ts";
import { toNotation } from "../../../app/domain/number-notation.ts";
import { parsePercent } from "../../../app/domain/percent.ts";

describe("F-418: a number of a form in the notation of its page", () => {
  test.each([0, 5, 90_000, 123_456, 99_999_999])(
    "%i cents, saved in Lithuanian, are shown and read in both",
    (cents) => {
      const kept = formatMoneyInput(cents);
      expect(toNotation(kept, "lt")).toBe(kept);
      expect(toNotation(kept, "en")).toBe(formatMoneyInput(cents, "en"));
      expect(parseMoney(toNotation(kept, "en"))).toEqual({ ok: true, value: cents });
    },
  );

  test("a percentage", () => {
    expect(toNotation("12,5", "en")).toBe("12.5");
    expect(parsePercent(toNotation("12,5", "en"))).toEqual({ ok: true, value: 1250 });
  });

  test.each(["", "12,345", "daug", "900.00", "1400", "1,234.50"])(
    "what is no saved number stays as typed: %s",
    (typed) => {
      expect([toNotation(typed, "lt"), toNotation(typed, "en")]).toEqual([typed, typed]);
    },
  );
});
