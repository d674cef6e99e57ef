import { describe, expect, test } from "vitest";
import { contractDataSchema, contractDataStep } from "../../../../app/features/application/steps/contract-data-step.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { newApplication } from "../../../support/application.ts";

const TODAY = "2026-11-20";
const contractData = {
  address: { city: "Vilnius", house: "12A", postalCode: "07150" },
  correspondence: {},
  document: { type: "4" },
  phone: "612 34567",
  consents: {},
  politics: { exposed: "no" },
};

describe("F-282: health questionnaire", () => {
  const offered = newApplication({
    insuranceOffers: [1, 2].map((id) => ({
      id,
      title: { lt: "Gyvybė", en: "Life" },
      premiumCents: 75,
      asksHealth: id === 2,
    })),
  });
  const answer = (insurance: string, health: object) =>
    contractDataStep.apply(offered, contractDataSchema(TODAY).parse({ ...contractData, insurance, health }));
  const problems = (application: Application) =>
    contractDataStep.validate(application).map(({ field, message }) => [field, message]);
  const no = { medication: "no", disease: "no", sickLeave: "no", disability: "no" };

  test("a package that asks wants every answer; one that does not wants none and keeps none", () => {
    expect(problems(answer("2", { disease: "no" }))).toEqual([
      ["health.medication", "choice.yesNo"],
      ["health.sickLeave", "choice.yesNo"],
      ["health.disability", "choice.yesNo"],
    ]);
    expect(problems(answer("2", no))).toEqual([]);
    expect(problems(answer("1", {}))).toEqual([]);
    expect(Object.values(answer("1", no).healthAnswers)).toEqual([null, null, null, null]);
  });

  test.each(Object.keys(no))("a yes to %s refuses the package", (question) => {
    expect(problems(answer("2", { ...no, [question]: "yes" }))).toEqual([
      [`health.${question}`, "insurance.healthRefused"],
    ]);
  });
});
