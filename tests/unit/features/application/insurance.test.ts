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
  health: {},
  politics: { exposed: "no" },
};

describe("F-281: insurance", () => {
  const insured = newApplication({
    insurance: { id: 1, premiumCents: 75, adjustedPremiumCents: 123, policyNumber: "PLD-1" },
    insuranceOffers: [1, 2].map((id) => ({
      id,
      title: { lt: "Gyvybė", en: "Life" },
      premiumCents: 75,
      asksHealth: false,
    })),
  });
  const choose = (application: typeof insured, insurance?: string) =>
    contractDataStep.apply(application, contractDataSchema(TODAY).parse({ ...contractData, insurance }));
  const problems = (application: typeof insured) =>
    contractDataStep.validate(application).map(({ field, message }) => [field, message]);

  test("another package forgets what the insurer has said of the one before; the same one keeps it", () => {
    expect(choose(insured, "1").insurance).toEqual(insured.insurance);
    const forgotten = { premiumCents: null, adjustedPremiumCents: null, policyNumber: null };
    expect(choose(insured, "2").insurance).toEqual({ id: 2, ...forgotten });
    expect(choose(insured, "0").insurance).toEqual({ id: 0, ...forgotten });
  });

  test("a form without the choice, and a back end that offers none, leave it alone", () => {
    expect(choose(insured).insurance).toEqual(insured.insurance);
    const unoffered = { ...insured, insuranceOffers: [] };
    expect(choose(unoffered, "2").insurance).toEqual(insured.insurance);
    expect(problems(unoffered)).toEqual([]);
  });

  test("only an offered package, or none, completes the step", () => {
    expect(problems(choose(insured, "2"))).toEqual([]);
    expect(problems(choose(insured, "0"))).toEqual([]);
    expect(problems(newApplication())).toEqual([]);
    expect(problems(choose(insured, "3"))).toEqual([["insurance", "choice.unknown"]]);
  });
});

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
