import { expect, test } from "vitest";
import { householdSchema, householdStep } from "../../../../app/features/application/steps/household-step.ts";
import { newApplication } from "../../../support/application.ts";

test("F-219: a household of one is refused at its field for a married buyer", () => {
  const findingsOf = (change: object, spouseMode: number | null = null) => {
    const typed = { incomeType: "1", monthlyIncome: "900", workplace: "UAB „Darbas“", future: {}, loans: {} };
    const values = householdSchema.parse({ ...typed, maritalStatus: "1", members: "1", ...change });
    const saved = householdStep.apply(newApplication({ spouseMode }), values);
    return householdStep.validate(saved).map(({ field, message }) => [field, message]);
  };
  const refused = [["members", "household.spouseLeftOut"]];
  expect(findingsOf({ maritalStatus: "2" })).toEqual(refused);
  expect(findingsOf({ maritalStatus: "2", spouse: { mode: "1" } }, 2)).toEqual(refused);
  expect(findingsOf({ maritalStatus: "2", members: "2" })).toEqual([]);
  expect(findingsOf({})).toEqual([]);
});
