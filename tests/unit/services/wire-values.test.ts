import { describe, expect, test } from "vitest";
import * as z from "zod";
import { day, decimal, flag, integer, money, type Leaf } from "../../../app/services/wire/leaves.ts";
import { parseMoment } from "../../../app/services/wire/date-time.ts";

const read = <Value>(leaf: Leaf<Value>, text: string) => {
  const parsed = z.object({ value: leaf.schema }).safeParse({ value: text });
  return parsed.success ? parsed.data.value : "unreadable";
};

describe("O29: an xsd:date or xsd:dateTime with a zone is the day that Vilnius had", () => {
  test.each([
    ["2026-11-29T00:00:00", "2026-11-29"],
    ["2026-11-29", "2026-11-29"],
    ["2026-11-28T22:00:00Z", "2026-11-29"],
    ["2026-11-28T21:59:59.9999999Z", "2026-11-28"],
    ["2026-07-28T21:00:00Z", "2026-07-29"],
    ["2026-11-29T00:00:00+02:00", "2026-11-29"],
    ["2026-11-29T00:00:00+05:00", "2026-11-28"],
    ["2026-11-28T20:00:00-05:00", "2026-11-29"],
    ["2026-11-29Z", "2026-11-29"],
    ["2026-11-29+02:00", "2026-11-29"],
    ["2026-11-29+14:00", "2026-11-28"],
    ["2026-11-28T24:00:00", "2026-11-29"],
    [" 2026-11-29T13:14:15.123456789 ", "2026-11-29"],
    ["0001-01-01T00:00:00", "0001-01-01"],
    ["9999-12-31T23:59:59Z", "9999-12-31"],
    ["9999-12-31T24:00:00", "9999-12-31"],
  ])("%s is %s", (text, expected) => expect(read(day, text)).toBe(expected));

  test.each([
    "2026-02-30",
    "2026-13-01",
    "0000-01-01",
    "2026-11-29T25:00:00",
    "2026-11-29T24:00:01",
    "29.11.2026",
    "x",
  ])("%s is none, and a fault of the answer", (text) => expect(read(day, text)).toBe("unreadable"));

  test("a moment has any fraction of a second, and may be the end of a day", () => {
    expect(parseMoment("2026-11-28T24:00:00")).toBe(Date.parse("2026-11-28T22:00:00Z"));
    expect(parseMoment("2026-11-28T22:00:00.123456789+14:00")).toBe(Date.parse("2026-11-28T08:00:00Z"));
    expect(parseMoment("2026-02-30T10:00:00Z")).toBeNull();
  });
});

describe("every legal form of xsd:decimal and xsd:integer is read", () => {
  test.each([
    [".50", 50],
    ["579.", 57_900],
    ["+579.00", 57_900],
    ["-.5", -50],
    ["000579.00", 57_900],
    ["0", 0],
    ["-0.00", 0],
    ["33.335", 3_334],
    ["12.900000000000000000", 1_290],
  ])("%s euros are %i cents", (text, cents) => expect(read(money, text)).toBe(cents));

  test.each([
    [".5", "0.5"],
    ["7.", "7"],
    ["+12.90", "12.90"],
    ["-0.5", "-0.5"],
    ["0012.9", "12.9"],
  ])("a rate of %s is %s", (text, expected) => expect(read(decimal, text)).toBe(expected));

  test.each(["1E+3", ".", "+", "-", "1,5", "0x1", "NaN", "1 000"])("%j is no decimal", (text) => {
    expect([read(money, text), read(decimal, text)]).toEqual(["unreadable", "unreadable"]);
  });

  test("an integer may have a sign and zeros before it", () => {
    expect(["+24", "0024", "-0", " 24 "].map((text) => read(integer, text))).toEqual([24, 24, 0, 24]);
    expect(Object.is(read(integer, "-0"), 0)).toBe(true);
    expect(["", "1.5", "+"].map((text) => read(integer, text))).toEqual([null, "unreadable", "unreadable"]);
    expect(["true", "1", "+1", "0", "false"].map((text) => read(flag, text))).toEqual([true, true, true, false, false]);
  });
});
