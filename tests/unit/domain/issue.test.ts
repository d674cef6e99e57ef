import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { issueMessage, parseIssueMessage } from "../../../app/domain/issue.ts";

describe("an issue message carries a key and the values of its text", () => {
  test("a finding without values is its key", () => {
    expect(issueMessage("required")).toBe("required");
    expect(parseIssueMessage("required")).toEqual({ key: "required", params: {} });
  });

  test("F-223: a minimum keeps its two decimals", () => {
    expect(issueMessage("money.min", { min: "100.00" })).toBe("money.min|min=100.00");
    expect(parseIssueMessage("money.min|min=100.00")).toEqual({ key: "money.min", params: { min: "100.00" } });
  });

  test("F-418: with a language an amount reads as the language writes it", () => {
    expect(parseIssueMessage("money.min|min=1234.50", "lt").params).toEqual({ min: "1\u00A0234,50\u00A0€" });
    expect(parseIssueMessage("money.min|min=1234.50", "en").params).toEqual({ min: "€1,234.50" });
    expect(parseIssueMessage("percent.max|max=100", "lt").params).toEqual({ max: "100" });
  });

  test("F-416: a count is a number, so that its plural form is found", () => {
    expect(parseIssueMessage("text.max|count=50", "lt").params).toEqual({ count: 50 });
  });

  test("F-416: a name in both languages is read in the one of the page, in Lithuanian where there is no page", () => {
    const message = issueMessage("conditions.promotionInvalid", { variant: { lt: "Žiema & 0 %", en: "Winter | 0 %" } });
    expect(parseIssueMessage(message, "lt").params).toEqual({ variant: "Žiema & 0 %" });
    expect(parseIssueMessage(message, "en").params).toEqual({ variant: "Winter | 0 %" });
    expect(parseIssueMessage(message).params).toEqual({ variant: "Žiema & 0 %" });
  });

  test("any text survives as a value", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary-ascii" }), (name, months) => {
        const message = issueMessage("conditions.promotionNotListed", { variant: name, months });
        expect(parseIssueMessage(message)).toEqual({
          key: "conditions.promotionNotListed",
          params: { variant: name, months },
        });
      }),
    );
  });

  test("a message that is no key of ours comes back whole, also with a broken escape", () => {
    expect(parseIssueMessage("Invalid input")).toEqual({ key: "Invalid input", params: {} });
    expect(parseIssueMessage("text.max|count=%E0%A4%A")).toEqual({ key: "text.max", params: { count: "%E0%A4%A" } });
  });
});
