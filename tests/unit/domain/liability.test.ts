import { describe, expect, test } from "vitest";
import { liabilitySchema } from "../../../app/domain/liability.ts";
import { issuesOf } from "./issues-of.ts";

const FORM = {
  type: "Consumer",
  creditor: "AB Pavyzdžio bankas",
  contractDate: "2024-05-01",
  limit: "5000",
  outstanding: "1200,50",
  instalmentCount: "48",
  outstandingCount: "12",
  instalment: "110",
  overdueDays: "0",
};

const parse = (changes: object = {}) => liabilitySchema("2026-11-20").safeParse({ ...FORM, ...changes });

describe("F-299, F-300, F-559: a financial liability", () => {
  test("is read with cents and whole counts", () => {
    expect(parse().data).toMatchObject({
      type: "Consumer",
      limit: 500_000,
      outstanding: 120_050,
      outstandingCount: 12,
      correctedInstalment: null,
      refinancePossible: false,
      refinanceAmount: 0,
    });
  });

  test.each([
    [{ contractDate: "2026-11-21" }, { contractDate: ["date.future|max=2026-11-20"] }],
    [{ instalmentCount: "1.5" }, { instalmentCount: ["number.integer"] }],
    [{ outstanding: "5000,01" }, { outstanding: ["liability.outstandingAboveLimit"] }],
    [{ outstandingCount: "49" }, { outstandingCount: ["liability.countAboveTotal"] }],
    [{ refinanceAmount: "100" }, { refinanceAmount: ["liability.refinanceImpossible"] }],
    [{ type: "Lombardas" }, { type: ["choice.unknown"] }],
  ])("%j is refused", (changes, expected) => expect(issuesOf(parse(changes))).toEqual(expected));

  test("a refinance amount needs its flag", () => {
    expect(parse({ refinancePossible: "on", refinanceAmount: "100" }).data?.refinanceAmount).toBe(10_000);
  });
});
