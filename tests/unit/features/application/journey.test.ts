import { describe, expect, test } from "vitest";
import { journeyOf, missingBefore } from "../../../../app/features/application/journey.ts";
import { numberOf } from "../../../../app/paths/application-steps.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { goodsLine, newApplication, withCredit } from "../../../support/application.ts";

const TODAY = "2026-11-20";

const withIncome = (): Application => ({
  ...withCredit(),
  income: {
    monthlyCents: 140_000,
    willDecrease: false,
    futureCents: null,
    workplace: "UAB „Darbas“",
    type: 1,
    hasCertificate: false,
  },
  household: { maritalStatus: 1, members: 1 },
});

const withContractData = (): Application => {
  const application = withIncome();
  return {
    ...application,
    address: { city: "Vilnius", street: "Ozo g.", house: "12A", flat: null, postalCode: "LT-07150" },
    identityDocument: { type: 0, number: "12345678", validUntil: "2030-01-01", controlLine: null },
    credit: { ...application.credit, accountNumber: "LT737300010012345678" },
    politicalExposure: { exposed: false, name: null, institution: null, connection: null },
  };
};

const currentOn = async (application: Application, today: string) =>
  numberOf((await journeyOf(application, today)).current);
const current = (application: Application) => currentOn(application, TODAY);

describe("F-199: progress is read from the saved application", () => {
  test("a new draft stands at goods and credit", async () => expect(await current(newApplication())).toBe(2));
  test("with goods and terms it stands at income", async () => expect(await current(withCredit())).toBe(3));
  test("with income it stands at the contract's data", async () => expect(await current(withIncome())).toBe(4));
  test("with all data only the contract is left", async () => expect(await current(withContractData())).toBe(5));

  test("an answer that is taken back opens its step again, whatever was filled in later", async () => {
    expect(await current({ ...withContractData(), goods: [] })).toBe(2);
    expect(await current({ ...withContractData(), household: { maritalStatus: 1, members: null } })).toBe(3);
  });

  test("a document that has expired meanwhile wants step 4 again", async () => {
    expect(await currentOn(withContractData(), "2030-01-02")).toBe(4);
  });

  test("who jumps ahead is told every step that is missing", async () => {
    const missing = missingBefore(await journeyOf(newApplication(), TODAY), "contract");
    expect(missing.map(({ key }) => key)).toEqual(["credit", "household", "contractData"]);
  });
});

describe("F-192: statuses 1, 2, 3 and 7 are contracts, and nothing but status 0 may be changed", () => {
  test.each([
    [-1, false, false],
    [0, true, false],
    [1, false, true],
    [2, false, true],
    [3, false, true],
    [4, false, false],
    [7, false, true],
    [99, false, false],
  ])("status %i: editable %s, contract %s", async (status, editable, contract) => {
    const journey = await journeyOf({ ...newApplication(), status }, TODAY);
    expect(journey.editable).toBe(editable);
    expect(journey.steps[4]?.complete).toBe(contract);
    expect(numberOf(journey.current)).toBe(editable ? 2 : 5);
  });
});

test("F-237: a goods contract without goods is not complete, an account without goods is", async () => {
  expect(await current(withCredit({}, { goods: [] }))).toBe(2);
  const account = (sumCents: number | null) => withCredit({ sumCents }, { goods: [], contractType: 5 });
  expect(await current(account(100_000))).toBe(3);
  expect(await current(account(null))).toBe(2);
});

test("F-237: goods that cost nothing do not count", async () => {
  expect(await current(withCredit({ advanceHundredths: 0 }, { goods: [goodsLine({ priceCents: 0 })] }))).toBe(2);
});
