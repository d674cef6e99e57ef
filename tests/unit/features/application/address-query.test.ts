import { describe, expect, test } from "vitest";
import { toAddressQuery } from "../../../../app/features/application/steps/address-query.ts";

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
