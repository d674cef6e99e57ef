import { describe, expect, test } from "vitest";
import { parseSearchedNumber } from "../../../app/domain/searched-number.ts";

const read = (text: string) => {
  const outcome = parseSearchedNumber(text);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe("F-183: the number of a contract or an application is found in any notation", () => {
  test.each([
    "PL26-000123",
    "pl26-000123",
    "PL26000123",
    "PL26 000123",
    "PL 26 - 000123",
    "PL26–000123",
    "PL26\u2011000123",
    "PL26/000123",
    "Nr. PL26-000123",
    "Nr.PL26-000123",
    "№ PL26-000123",
    "sutartis Nr. „PL26-000123“",
    "\u202aPL26-000123\u202c",
    "ＰＬ２６－０００１２３",
    " PL26-000123. ",
  ])("%j is PL26-000123", (text) => expect(read(text)).toBe("PL26-000123"));

  test.each(["20000041", "20 000 041", "20\u00a0000\u00a0041", "Nr. 20000041", "20000041\u200b", "№20000041"])(
    "%j is 20000041",
    (text) => expect(read(text)).toBe("20000041"),
  );

  test.each([
    ["", "required"],
    ["\u200b\u00ad", "required"],
    ["Jonas", "format"],
    ["1e5", "format"],
    ["PL26-", "format"],
    ["123", "min"],
    ["1".repeat(21), "max"],
  ])("%j: %s", (text, reason) => expect(read(text)).toBe(reason));
});
