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

test("F-220, F-221: a buyer without income whose spouse earns is accepted, and the nothing that was typed stays", () => {
  const of = (monthlyIncome: string) => ({ incomeType: "2", monthlyIncome, future: {}, loans: {} });
  const contacts = { mode: "2", personalCode: "38403179912", phone: "612 34567" };
  const typed = { ...of("0"), maritalStatus: "2", members: "2", spouse: { ...of("900"), ...contacts } };
  const saved = householdStep.apply(newApplication(), householdSchema.parse(typed));
  expect(householdStep.validate(saved).map(({ field }) => field)).not.toContain("monthlyIncome");
  expect(householdStep.toFields(saved)["monthlyIncome"]).toBe("0,00");
  expect(householdStep.toFields(newApplication())["monthlyIncome"]).toBe("");
});

test("F-217, F-225: the spouse's payments are saved, and shown, with the spouse alone", () => {
  const own = { incomeType: "2", monthlyIncome: "900", future: {} };
  const contacts = { mode: "2", personalCode: "38403179912", phone: "612 34567" };
  const typed = { ...own, maritalStatus: "2", members: "2", loans: {} };
  const saved = householdStep.apply(
    newApplication(),
    householdSchema.parse({ ...typed, spouse: { ...own, ...contacts, loans: { mortgage: "310,10" } } }),
  );
  expect(saved.spouse.loans).toEqual({ consumerCents: 0, mortgageCents: 31_010 });
  expect(householdStep.toFields(saved)["spouse"]).toMatchObject({ loans: { consumer: "", mortgage: "310,10" } });
  const alone = householdStep.apply(saved, householdSchema.parse({ ...typed, spouse: { mode: "1" } }));
  expect(alone.spouse.loans).toEqual({ consumerCents: null, mortgageCents: null });
});
