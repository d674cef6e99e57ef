import { describe, expect, test } from "vitest";
import { addressSchema, correspondenceAddressSchema } from "../../../app/domain/address.ts";
import { parseFlatNumber } from "../../../app/domain/flat-number.ts";
import { parseHouseNumber } from "../../../app/domain/house-number.ts";
import { parsePostalCode } from "../../../app/domain/postal-code.ts";
import { issuesOf } from "./issues-of.ts";

const HOME = { city: " Vilnius ", street: "Ozo g.", house: "12A", flat: "7", postalCode: "08200" };

describe("parts of an address", () => {
  test.each(["12A", "12345", "7b", " 1 "])("F-284: house %j", (text) =>
    expect(parseHouseNumber(text)).toEqual({ ok: true, value: text.trim() }),
  );

  test.each([
    ["12 A", "12A"],
    [" 7\u00A0b ", "7b"],
  ])("F-284: house %j is stored as %j: a blank before the letter is how people write it", (text, stored) => {
    expect(parseHouseNumber(text)).toEqual({ ok: true, value: stored });
    expect(parseFlatNumber(text)).toEqual({ ok: true, value: stored });
  });

  test.each(["123456", "A12", "12-3", "12AB", "1 2", "12 AB", ""])("F-284: house %j is refused", (text) =>
    expect(parseHouseNumber(text).ok).toBe(false),
  );

  test("G18: a flat has up to four digits and a letter", () => {
    expect(["1", "1234", "12b"].every((text) => parseFlatNumber(text).ok)).toBe(true);
    expect(["12345", "b", "1-2"].some((text) => parseFlatNumber(text).ok)).toBe(false);
  });

  test.each(["LT-01234", "LT01234", "01234", "lt-01234", " LT-01 234"])(
    "G18: postal code %j is stored one way",
    (text) => expect(parsePostalCode(text)).toEqual({ ok: true, value: "LT-01234" }),
  );

  test.each(["1234", "012345", "LV-1010", "LT-0123A", ""])("G18: postal code %j is refused", (text) =>
    expect(parsePostalCode(text).ok).toBe(false),
  );
});

describe("F-554: an address", () => {
  test("is trimmed; a village has no street", () => {
    expect(addressSchema.parse(HOME)).toEqual({ ...HOME, city: "Vilnius", postalCode: "LT-08200" });
    expect(addressSchema.parse({ ...HOME, street: "", flat: "" })).toMatchObject({ street: null, flat: null });
  });

  test("tells every missing field at once", () => {
    expect(issuesOf(addressSchema.safeParse({}))).toEqual({
      city: ["required"],
      house: ["required"],
      postalCode: ["required"],
    });
    expect(issuesOf(addressSchema.safeParse({ ...HOME, city: "V", street: "O" }))).toEqual({
      city: ["text.min|count=2"],
      street: ["text.min|count=2"],
    });
  });
});

describe("F-283: the correspondence address", () => {
  test("flag off: letters go home; an address that is typed all the same is told at the flag, not dropped", () => {
    expect(correspondenceAddressSchema.parse({ city: "", house: " " })).toBeNull();
    expect(correspondenceAddressSchema.parse({ differs: "" })).toBeNull();
    for (const typed of [{ city: "?" }, { differs: "", ...HOME }])
      expect(issuesOf(correspondenceAddressSchema.safeParse(typed))).toEqual({
        differs: ["address.correspondenceWithoutTick"],
      });
  });

  test("flag on: the same rules as at home, findings at their fields", () => {
    expect(correspondenceAddressSchema.parse({ differs: "on", ...HOME })).toMatchObject({ city: "Vilnius" });
    expect(issuesOf(correspondenceAddressSchema.safeParse({ differs: "on", ...HOME, house: "x" }))).toEqual({
      house: ["houseNumber.format"],
    });
  });
});
