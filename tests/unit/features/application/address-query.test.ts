import { describe, expect, test } from "vitest";
import {
  findOnlyAddress,
  findOnlyCode,
  toAddressQuery,
  toPostalCodeQuery,
} from "../../../../app/features/application/steps/address-query.ts";

const typed = (parts: object) => ({ city: "", street: "", house: "", postalCode: "", ...parts });

describe("F-285: what the dictionary is asked while an address is being typed", () => {
  test("nothing before the third character", () => {
    expect(toAddressQuery("city", typed({ city: "Vi " }))).toBeNull();
    expect(toAddressQuery("city", typed({ city: " Vil" }))).toEqual({ city: "Vil" });
  });

  test("a part with what stands before it, and nothing behind it", () => {
    const address = typed({ city: "Vilnius", street: "Ozo", house: "12", postalCode: "LT-1" });
    expect(toAddressQuery("street", address)).toEqual({ city: "Vilnius", street: "Ozo" });
    expect(toAddressQuery("postalCode", address)).toEqual({
      city: "Vilnius",
      street: "Ozo",
      house: "12",
      postalCode: "LT-1",
    });
  });

  test("a house of one character is asked for once its street is typed", () => {
    expect(toAddressQuery("house", typed({ street: "Ozo g.", house: "1" }))).toEqual({ street: "Ozo g.", house: "1" });
    expect(toAddressQuery("house", typed({ city: "Vilnius", house: "123" }))).toBeNull();
  });
});

describe("F-285: the postal code of an address", () => {
  const at = (city: string, street: string | null, postalCode: string | null) => ({
    city,
    street,
    house: "12",
    postalCode,
  });

  test("is asked for once town and house are known; villages have no streets", () => {
    expect(toPostalCodeQuery({ city: "Vilnius", street: "Ozo g.", house: "" })).toBeNull();
    expect(toPostalCodeQuery({ city: "Vilnius", street: "Ozo g.", house: " 12 " })).toEqual({
      city: "Vilnius",
      street: "Ozo g.",
      house: "12",
    });
    expect(toPostalCodeQuery({ city: "Rykantai", street: "", house: "3" })).toEqual({ city: "Rykantai", house: "3" });
  });

  test("is the one of the address that is called as typed, whatever its case", () => {
    const found = [at("Vilnius", "Ozo g.", "LT-10007"), at("Vilnius", "Ozo g. sodai", "LT-10008")];
    expect(findOnlyCode(found, { city: "vilnius", street: "ozo g.", house: "12" })).toBe("LT-10007");
    expect(findOnlyCode(found, { city: "Vilnius", street: "Ozo", house: "12" })).toBeNull();
    expect(findOnlyCode(found.slice(0, 1), { city: "Viln", street: "Ozo g.", house: "12" })).toBeNull();
    expect(findOnlyCode(found.slice(0, 1), { city: "Vilnius", house: "12" })).toBeNull();
    expect(findOnlyCode([at("Rykantai", null, "LT-21001")], { city: "Rykantai", house: "3" })).toBe("LT-21001");
  });

  test("F-285: town and street of the only one are known with it, also where a beginning or nothing was typed", () => {
    const found = [at("Vilnius", "Ozo g.", "LT-10007")];
    const whole = { postalCode: "LT-10007", city: "Vilnius", street: "Ozo g." };
    expect(findOnlyAddress(found, { city: "Vil", street: "Ozo", house: "12" })).toEqual(whole);
    expect(findOnlyAddress(found, { city: "Vilnius", house: "12" })).toEqual(whole);
    const village = { postalCode: "LT-21001", city: "Rykantai" };
    expect(findOnlyAddress([at("Rykantai", null, "LT-21001")], { city: "Rykantai", house: "3" })).toEqual(village);
    const two = [...found, at("Vilnius", "Ozo aikštė", "LT-10007")];
    expect(findOnlyAddress(two, { city: "Vilnius", street: "Ozo" })).toEqual({
      postalCode: "LT-10007",
      city: "Vilnius",
    });
    const codes = [...found, at("Vilnius", "Ozo aikštė", "LT-10008")];
    expect(findOnlyAddress(codes, { city: "Vilnius", street: "Ozo" })).toBeNull();
  });

  test("is none where the dictionary knows two, or none", () => {
    const two = [at("Vilnius", "Ozo g.", "LT-10007"), at("Vilnius", "Ozo g.", "LT-10008")];
    expect(findOnlyCode(two, { city: "Vilnius", street: "Ozo g.", house: "12" })).toBeNull();
    expect(findOnlyCode([], { city: "Vilnius", house: "12" })).toBeNull();
    expect(findOnlyCode([at("Vilnius", "Ozo g.", null)], { city: "Vilnius", street: "Ozo g." })).toBeNull();
  });
});
