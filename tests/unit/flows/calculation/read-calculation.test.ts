import { describe, expect, test } from "vitest";
import { toCalculationQuery } from "~/flows/calculation/calculation-fields.ts";
import { readCalculation } from "~/flows/calculation/read-calculation.ts";

const read = (query: string) => readCalculation(new URLSearchParams(query));

describe("F-013, F-393: what an address of the calculator says", () => {
  test("nothing was asked before there is a price: no finding, and what was typed stays", () => {
    expect(read("")).toEqual({ form: "short", typed: {}, value: null, errors: {} });
    expect(read("form=extended&income=900")).toEqual({
      form: "extended",
      typed: { income: "900" },
      value: null,
      errors: {},
    });
  });

  test.each([
    ["1250,50", 125_050],
    ["1 250.5", 125_050],
    ["0,01", 1],
  ])("a price of %s is read in cents", (price, cents) => {
    expect(read(`price=${price}&variant=11`).value?.price).toBe(cents);
  });

  test.each([
    ["price", "price=&variant=11"],
    ["price", "price=0&variant=11"],
    ["variant", "price=5&variant="],
    ["advance", "price=5&variant=11&advance=x"],
    ["advance", "price=5&variant=11&advance=5&advanceType=7"],
    ["months", "price=5&variant=11&months=121"],
    ["paymentDay", "form=extended&price=5&variant=11&paymentDay="],
    ["members", "form=extended&price=5&variant=11&members=0"],
  ])("what is wrong stands at the field %s of %s", (field, query) => {
    const { value, errors } = read(query);
    expect([value, Object.keys(errors)]).toEqual([null, [field]]);
  });

  test("the short form counts its own fields alone; those of the other stay in the address", () => {
    const { value, typed } = read("price=500&variant=11&ownFunds=100&winter=on&paymentDay=99&income=abc");
    expect(value).toMatchObject({ price: 50_000, ownFunds: 0, winter: false, paymentDay: 15, income: null });
    expect(typed).toMatchObject({ ownFunds: "100", winter: "on", paymentDay: "99", income: "abc" });
  });

  test("an advance is euro unless its unit says percent", () => {
    expect(read("price=500&variant=11&advance=10").value?.advance).toEqual({ type: 0, cents: 1_000 });
    expect(read("price=500&variant=11&advance=10&advanceType=1").value?.advance).toEqual({
      type: 1,
      basisPoints: 1_000,
    });
    expect(read("price=500&variant=11").value?.advance).toEqual({ type: 0, cents: 0 });
  });

  test("a text of any length is cut before it is looked at", () => {
    expect(read(`price=${"9".repeat(5_000)}&variant=11`).typed.price).toHaveLength(100);
  });

  test("an address that is written again says the same; empty fields are left out", () => {
    const query = "form=extended&price=500%2C00&variant=11&advance=5&advanceType=1&group=2&winter=on&members=2";
    const { form, typed } = read(`${query}&income=`);
    expect(toCalculationQuery(form, typed)).toBe(query);
    expect(read(toCalculationQuery(form, typed)).value).toEqual(read(query).value);
  });
});
