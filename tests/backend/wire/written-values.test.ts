import { describe, expect, test } from "vitest";
import { cleanName, cleanText } from "../../../backend/src/wire/clean-text.ts";
import { centsInput, dayInput, numberInput, textInput } from "../../../backend/src/wire/wire-input.ts";
import { cleanText as cleanTyped } from "../../../app/domain/plain-text.ts";

const valueOf = (schema: { safeParse: (text: string) => { success: boolean; data?: unknown } }, text: string) => {
  const read = schema.safeParse(text);
  return read.success ? read.data : "refused";
};

describe("O29: the back end reads every legal form of a day, with a zone as the day of Vilnius", () => {
  test.each([
    ["2026-11-29", "2026-11-29"],
    ["2026-11-29T23:59:59", "2026-11-29"],
    ["2026-11-28T22:00:00Z", "2026-11-29"],
    ["2026-11-29T00:00:00+05:00", "2026-11-28"],
    ["2026-11-29Z", "2026-11-29"],
    ["2026-11-28T24:00:00", "2026-11-29"],
    ["2026-11-28T25:00:00", "refused"],
    ["2026-02-30T00:00:00Z", "refused"],
  ])("%s is %s", (text, day) => expect(valueOf(dayInput, text)).toBe(day));
});

describe("the back end reads every legal form of a number", () => {
  test.each([
    [".5", 50],
    ["579.", 57_900],
    ["+579.00", 57_900],
    ["579.500000", 57_950],
    ["-.01", -1],
    ["579.501", "refused"],
    ["1E3", "refused"],
    [".", "refused"],
    ["+", "refused"],
  ])("%s euros are %s cents", (text, cents) => expect(valueOf(centsInput, text)).toBe(cents));

  test("a whole number may have a sign and zeros before it", () => {
    expect(["+7", "007", "-0", "1.0"].map((text) => valueOf(numberInput, text))).toEqual([7, 7, 0, "refused"]);
  });
});

describe("the back end cleans texts as the portal does, whichever program sends them", () => {
  test.each([
    "Jo\u00adnas\u200b",
    "\u202aLT73\u202c",
    "ＬＴ７３",
    "Z\u030cemaite\u0307",
    "a\u3000b",
    "\ufeffx",
    "👩\u200d👧",
  ])("%j", (text) => expect(cleanText(text)).toBe(cleanTyped(text)));

  test("a no-break space is a space, a short dash in a name a hyphen, and its length is counted after that", () => {
    expect(cleanText("UAB\u00a0Duona")).toBe("UAB Duona");
    expect(cleanName("Kristina–Marija")).toBe("Kristina-Marija");
    expect(valueOf(textInput(3), "\u202aa\u200bbc\u202c")).toBe("abc");
    expect(valueOf(textInput(3), "abcd")).toBe("refused");
  });
});
