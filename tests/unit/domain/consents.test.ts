import { describe, expect, test } from "vitest";
import {
  canBeProfiled,
  dataPolicyReceiptField,
  marketingConsentsSchema,
  ownConsentsSchema,
} from "../../../app/domain/consents.ts";
import { politicalExposureSchema } from "../../../app/domain/political-exposure.ts";
import { issuesOf } from "./issues-of.ts";

describe("consents", () => {
  test("F-291: three independent ticks, none preset", () => {
    expect(marketingConsentsSchema.parse({})).toEqual({
      directMarketing: false,
      partnerOffers: false,
      profiling: false,
    });
    expect(marketingConsentsSchema.parse({ partnerOffers: "on" }).partnerOffers).toBe(true);
  });

  test("F-292: profiling without direct marketing is saved as no", () => {
    expect(marketingConsentsSchema.parse({ profiling: "on" }).profiling).toBe(false);
    expect(marketingConsentsSchema.parse({ profiling: "on", directMarketing: "on" }).profiling).toBe(true);
    expect([true, false].map((directMarketing) => canBeProfiled({ directMarketing }))).toEqual([true, false]);
  });

  test("F-292: on the client's own page profiling without direct marketing is a finding at its tick", () => {
    expect(issuesOf(ownConsentsSchema.safeParse({ profiling: "on" }))).toEqual({ profiling: ["consents.profiling"] });
    const both = { profiling: "on", directMarketing: "on" };
    expect([both, {}].map((ticks) => ownConsentsSchema.parse(ticks).profiling)).toEqual([true, false]);
  });

  test("F-289: the receipt of the data policy is required", () => {
    expect(issuesOf(dataPolicyReceiptField().safeParse(undefined))).toEqual({ "": ["consents.dataPolicy"] });
    expect(dataPolicyReceiptField().parse("on")).toBe(true);
  });
});

describe("F-290: political exposure", () => {
  const OFFICE = { name: "Paulius Politikas", institution: "Seimas", connection: "family" };

  test("„no“ clears the fields, whatever they hold", () => {
    expect(politicalExposureSchema.parse({ exposed: "no", ...OFFICE, connection: "neighbour" })).toBeNull();
  });

  test("„yes“ makes all three required", () => {
    expect(politicalExposureSchema.parse({ exposed: "yes", ...OFFICE })).toEqual(OFFICE);
    expect(issuesOf(politicalExposureSchema.safeParse({ exposed: "yes" }))).toEqual({
      name: ["required"],
      institution: ["required"],
      connection: ["choice.required"],
    });
  });

  test("F-556: a fourth connection is refused, and the question must be answered", () => {
    expect(issuesOf(politicalExposureSchema.safeParse({ exposed: "yes", ...OFFICE, connection: "neighbour" }))).toEqual(
      {
        connection: ["choice.unknown"],
      },
    );
    expect(issuesOf(politicalExposureSchema.safeParse({}))).toEqual({ exposed: ["choice.yesNo"] });
  });
});
