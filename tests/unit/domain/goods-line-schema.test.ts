import { describe, expect, test } from "vitest";
import { NO_LIMITATIONS } from "../../../app/domain/goods-limitations.ts";
import { goodsLineSchema, type GoodsContext } from "../../../app/domain/goods-line-schema.ts";
import { issuesOf } from "./issues-of.ts";

const CONTEXT: GoodsContext = {
  extendedWarrantyAllowed: true,
  groups: [
    { id: 1, catalogueEmpty: false, limitations: NO_LIMITATIONS },
    { id: 2, catalogueEmpty: false, limitations: { ...NO_LIMITATIONS, minPriceCents: 3_000, maxPriceCents: 250_000 } },
    { id: 5, catalogueEmpty: true, limitations: { ...NO_LIMITATIONS, warranty: false } },
  ],
};

const PLAIN = { title: "Televizorius", groupId: "1", quantity: "2", priceCents: "499,00" };
const INSURED = { ...PLAIN, quantity: "1", insured: "on", serialNumber: "SN-1234", warrantyYears: "2" };

const parse = (form: object, context = CONTEXT) => goodsLineSchema(context).safeParse(form);

describe("a line of goods", () => {
  test("F-233, F-249: what was typed, with two years of manufacturer's warranty", () => {
    expect(parse(PLAIN).data).toEqual({
      id: null,
      title: "Televizorius",
      groupId: 1,
      quantity: 2,
      priceCents: 49_900,
      productNumber: null,
      serialNumber: null,
      manufacturerWarrantyMonths: 24,
      insured: false,
      warrantyYears: null,
    });
  });

  test.each([
    ["0.99", ["money.min|min=1.00"]],
    ["1.00", []],
    ["15000.00", []],
    ["15000.01", ["money.max|max=15000.00"]],
  ])("F-240: price %s", (priceCents, expected) =>
    expect(issuesOf(parse({ ...PLAIN, priceCents })).priceCents ?? []).toEqual(expected),
  );

  test("G15: a group may narrow the price", () => {
    expect(issuesOf(parse({ ...PLAIN, groupId: "2", priceCents: "29,99" }))).toEqual({
      priceCents: ["money.min|min=30.00"],
    });
    expect(issuesOf(parse({ ...PLAIN, groupId: "2", priceCents: "2500,01" }))).toEqual({
      priceCents: ["money.max|max=2500.00"],
    });
    expect(parse({ ...PLAIN, groupId: "2", priceCents: "30" }).success).toBe(true);
  });

  test("G15: quantity 1 to 99, title 2 to 100, a group of the shop", () => {
    expect(issuesOf(parse({ ...PLAIN, quantity: "100", title: "T", groupId: "9" }))).toEqual({
      quantity: ["number.max|max=99"],
      title: ["text.min|count=2"],
      groupId: ["choice.unknown"],
    });
  });
});

describe("F-241: the extended warranty", () => {
  test("with serial number, duration and quantity 1", () => {
    expect(parse(INSURED).data).toMatchObject({
      insured: true,
      serialNumber: "SN-1234",
      warrantyYears: 2,
      quantity: 1,
    });
  });

  test("everything that it lacks is told at once, also beside other findings", () => {
    expect(issuesOf(parse({ ...PLAIN, insured: "on", title: "" }))).toEqual({
      title: ["required"],
      serialNumber: ["goods.serialRequired"],
      warrantyYears: ["goods.warrantyDuration"],
      quantity: ["goods.warrantyQuantity"],
    });
  });

  test("only where it is offered", () => {
    expect(issuesOf(parse(INSURED, { ...CONTEXT, extendedWarrantyAllowed: false }))).toEqual({
      insured: ["goods.warrantyUnavailable"],
    });
    expect(issuesOf(parse({ ...INSURED, groupId: "5", productNumber: "ABC" }))).toEqual({
      insured: ["goods.warrantyUnavailable"],
    });
  });

  test("F-241: a duration without the tick of the warranty is told, not dropped; 4 years do not exist", () => {
    expect(issuesOf(parse({ ...INSURED, insured: "" }))).toEqual({ insured: ["goods.warrantyTick"] });
    expect(parse({ ...INSURED, insured: "", warrantyYears: "" }).data?.warrantyYears).toBeNull();
    expect(issuesOf(parse({ ...INSURED, warrantyYears: "4" }))).toEqual({ warrantyYears: ["number.max|max=3"] });
  });

  test("a serial number has 4 to 40 characters", () => {
    expect(issuesOf(parse({ ...INSURED, serialNumber: "123" }))).toEqual({
      serialNumber: ["goods.serialNumber|min=4&max=40"],
    });
    expect(issuesOf(parse({ ...INSURED, serialNumber: "1".repeat(41) })).serialNumber).toEqual(["text.max|count=40"]);
  });
});

describe("F-242: a group without a catalogue wants a product number", () => {
  const BICYCLE = { ...PLAIN, groupId: "5" };
  const refused = ["goods.productNumber|min=3&max=30"];

  test.each([
    ["", refused],
    ["AB", refused],
    ["ABC", []],
    ["AB-12/3.4", []],
    ["ABC 1", refused],
    ["A_BC", refused],
  ])("%j", (productNumber, expected) =>
    expect(issuesOf(parse({ ...BICYCLE, productNumber })).productNumber ?? []).toEqual(expected),
  );

  test("elsewhere it may be empty", () => expect(parse({ ...PLAIN, productNumber: "" }).success).toBe(true));
});
