import { describe, expect, test } from "vitest";
import {
  addressOfStep,
  APPLICATION_STEPS,
  findStep,
  numberOf,
  routeFolderOf,
  stepBeside,
} from "~/paths/application-steps.ts";

describe("R-C11, G01: the steps of the wizard", () => {
  test("their numbers are their places, their addresses those of the specification", () => {
    expect(APPLICATION_STEPS.map(({ key, number }) => `${number} ${addressOfStep(key, 1001)}`)).toEqual([
      "1 /applications/add?draft=1001",
      "2 /applications/add/2/1001",
      "3 /applications/edit/1001/3",
      "4 /applications/edit/1001/4",
      "5 /applications/edit/1001/5",
    ]);
  });

  test("a number from outside names a step, or none", () => {
    expect(["3", 4, "03", "6", "0", undefined].map((number) => findStep(number)?.key ?? null)).toEqual([
      "household",
      "contractData",
      null,
      null,
      null,
      null,
    ]);
  });

  test("back and on, and no further at the ends", () => {
    expect([stepBeside("household", -1), stepBeside("household", 1)]).toEqual(["credit", "contractData"]);
    expect([stepBeside("buyer", -1), stepBeside("contract", 1)]).toEqual(["buyer", "contract"]);
  });

  test("a key is found as its number and as the folder of its route", () => {
    expect([numberOf("contractData"), routeFolderOf("contractData")]).toEqual([4, "application-contract-data"]);
  });
});
