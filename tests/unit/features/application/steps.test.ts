import { describe, expect, test } from "vitest";
import {
  formatOfferChoice,
  isOffered,
  parseOfferChoice,
} from "../../../../app/features/application/steps/offer-choice.ts";
import type { ProposedOption } from "../../../../app/services/condition-types.ts";
import { buyerSchema } from "../../../../app/features/application/steps/buyer-step.ts";
import { contractDataSchema, contractDataStep } from "../../../../app/features/application/steps/contract-data-step.ts";
import { householdSchema, householdStep } from "../../../../app/features/application/steps/household-step.ts";
import { formatPercentText } from "../../../../app/forms/percent-text.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { newApplication } from "../../../support/application.ts";

const TODAY = "2026-11-20";

const contractData = {
  address: { city: "Vilnius", street: "Ozo g.", house: "12A", postalCode: "07150" },
  correspondence: {},
  document: { type: "0", number: "12345678", validUntil: "2030-01-01" },
  phone: "+370 612-34567",
  account: "lt73 7300 0100-1234 5678",
  consents: {},
  health: {},
  politics: { exposed: "no" },
};

describe("step 1", () => {
  const buyer = {
    personalCode: "60302149977",
    productType: "3",
    phone: "612 34567",
    dataPolicy: "on",
    creditCheck: "on",
  };

  test("F-203: e-mail and names may be empty", () => {
    expect(buyerSchema([]).parse(buyer)).toMatchObject({
      email: null,
      firstName: null,
      lastName: null,
      phone: "+37061234567",
    });
  });

  test("F-289: the data policy's receipt is required", () => {
    const { dataPolicy: _, ...without } = buyer;
    expect(
      buyerSchema([])
        .safeParse(without)
        .error?.issues.map(({ path }) => path.join(".")),
    ).toEqual(["dataPolicy"]);
  });

  test("F-210: a test code passes only where the whitelist holds it", () => {
    expect(buyerSchema(["33333333333"]).safeParse({ ...buyer, personalCode: "33333333333" }).success).toBe(true);
    expect(buyerSchema([]).safeParse({ ...buyer, personalCode: "33333333333" }).success).toBe(false);
  });
});

describe("step 3", () => {
  const income = {
    incomeType: "1",
    monthlyIncome: "1 400",
    workplace: "UAB „Darbas“",
    future: {},
    maritalStatus: "1",
    members: "2",
    loans: {},
  };

  test("F-218: loans left empty are nothing to pay", () => {
    const saved = householdStep.apply(newApplication(), householdSchema.parse(income));
    expect(saved.loans).toEqual({ consumerCents: 0, mortgageCents: 0, leasingCents: 0, otherCents: 0, jointCents: 0 });
  });

  test("F-221: income that will decrease names its future amount", () => {
    const open = { ...income, future: { willDecrease: "on" } };
    expect(householdSchema.safeParse(open).error?.issues.map(({ path }) => path.join("."))).toEqual(["future.amount"]);
    const saved = householdStep.apply(
      newApplication(),
      householdSchema.parse({ ...income, future: { willDecrease: "on", amount: "900" } }),
    );
    expect(saved.income).toMatchObject({ willDecrease: true, futureCents: 90_000 });
  });

  test("F-221: a workplace is asked of those who work, and not of a pensioner", () => {
    const findingsOf = (change: object) =>
      (householdSchema.safeParse({ ...income, ...change }).error?.issues ?? []).map(({ path }) => path.join("."));
    for (const incomeType of ["1", "3", "4", "7"])
      expect(findingsOf({ incomeType, workplace: undefined })).toEqual(["workplace"]);
    expect(findingsOf({ incomeType: "2", workplace: undefined })).toEqual([]);
    expect(findingsOf({ workplace: "A" })).toEqual(["workplace"]);
    expect(findingsOf({ incomeType: undefined, workplace: undefined }).sort()).toEqual(["incomeType", "workplace"]);
  });

  test("F-220: an income of nothing is refused at its field", () => {
    const saved = householdStep.apply(newApplication(), householdSchema.parse({ ...income, monthlyIncome: "0" }));
    expect(householdStep.validate(saved).map(({ field }) => field)).toEqual(["monthlyIncome"]);
  });

  test("an offer is chosen by its variant and duration", () => {
    expect(parseOfferChoice(formatOfferChoice({ conditionVariantId: 11, durationMonths: 24 }))).toEqual({
      conditionVariantId: 11,
      durationMonths: 24,
    });
    expect(parseOfferChoice("11-24-x")).toBeNull();
    expect(parseOfferChoice(null)).toBeNull();
  });

  test("F-257: what is not among the offers may not be had, however long the list is", () => {
    const offers = Array.from(
      { length: 12 },
      (_, at) => ({ conditionVariantId: 11, durationMonths: 6 + at }) as ProposedOption,
    );
    expect(isOffered(offers, { conditionVariantId: 18, durationMonths: 12 })).toBe(false);
    expect(isOffered(offers, { conditionVariantId: 11, durationMonths: 16 })).toBe(true);
    expect(isOffered(offers, { conditionVariantId: null, durationMonths: null })).toBe(false);
  });
});

describe("step 4", () => {
  const apply = (change: object) =>
    contractDataStep.apply(newApplication(), contractDataSchema(TODAY).parse({ ...contractData, ...change }));

  test("F-273: the account is saved without spaces, in capitals", () => {
    expect(apply({}).credit.accountNumber).toBe("LT737300010012345678");
  });

  test("F-292: profiling without direct marketing is saved as no", () => {
    expect(apply({ consents: { profiling: "on" } }).consents).toMatchObject({
      directMarketing: false,
      profiling: false,
    });
    expect(apply({ consents: { profiling: "on", directMarketing: "on" } }).consents.profiling).toBe(true);
  });

  test("F-290: “no” clears the office that was typed, and the form shows none that was saved", () => {
    const office = { name: "Vardenis", institution: "Seimas", connection: "family" };
    const older = { ...newApplication(), politicalExposure: { exposed: false, ...office } } as Application;
    expect(contractDataStep.toFields(older)["politics"]).toEqual({
      exposed: "no",
      name: "",
      institution: "",
      connection: "",
    });
    expect(apply({ politics: { exposed: "no", ...office } }).politicalExposure).toEqual({
      exposed: false,
      name: null,
      institution: null,
      connection: null,
    });
    expect(apply({ politics: { exposed: "yes", ...office } }).politicalExposure).toEqual({ exposed: true, ...office });
  });

  test("F-283: the correspondence address counts only with its tick", () => {
    expect(apply({ correspondence: { city: "" } })).toMatchObject({
      otherAddressDiffers: false,
      otherAddress: { city: null },
    });
    const other = { differs: "on", city: "Kaunas", house: "1", postalCode: "LT-44001" };
    expect(apply({ correspondence: other })).toMatchObject({
      otherAddressDiffers: true,
      otherAddress: { city: "Kaunas" },
    });
  });

  test("F-288: the second phone may be left empty, and is read by the rule of the first", () => {
    expect(apply({}).buyer).toMatchObject({ phone: "+37061234567", phone2: null });
    expect(apply({ phone2: " " }).buyer.phone2).toBeNull();
    for (const typed of ["+370 612-34567", "861234567", "0037061234567", "61234567"]) {
      expect([typed, apply({ phone2: typed }).buyer.phone2]).toEqual([typed, "+37061234567"]);
    }
    const findingOf = (name: "phone" | "phone2", typed: string) =>
      contractDataSchema(TODAY)
        .safeParse({ ...contractData, [name]: typed })
        .error?.issues.map(({ path, message }) => [path.join("."), message])[0];
    for (const [typed, finding] of [
      ["51234567", "phone.prefix"],
      ["6123456", "phone.length"],
      ["+371 61234567", "phone.country"],
    ] as const) {
      expect([findingOf("phone", typed), findingOf("phone2", typed)]).toEqual([
        ["phone", finding],
        ["phone2", finding],
      ]);
    }
    expect(findingOf("phone", "")).toEqual(["phone", "required"]);
  });

  describe("F-270: purpose and creditor's account", () => {
    const typed = { moneyUsage: " Buto remontui ", creditorAccount: "ee38 2200-2210 2014 5685" };
    const applied = (payoutType: number | null) =>
      contractDataStep.apply(
        newApplication({ credit: { ...newApplication().credit, payoutType, moneyUsage: "kita" } }),
        contractDataSchema(TODAY).parse({ ...contractData, ...typed }),
      ).credit;

    test.each([2, 5, 6, 7])("are typed where the buyer gets the money (%i)", (payoutType) => {
      expect(applied(payoutType)).toMatchObject({
        moneyUsage: "Buto remontui",
        additionalAccount: "EE382200221020145685",
      });
    });

    test.each([3, null])("are settled where the seller gets it (%s), whatever is posted", (payoutType) => {
      expect(applied(payoutType)).toMatchObject({ moneyUsage: null, additionalAccount: null });
    });
  });

  test("F-311: no document has no number and the default expiry", () => {
    expect(apply({ document: { type: "4", number: "x" } }).identityDocument).toEqual({
      type: 4,
      number: "",
      validUntil: "1990-01-01",
      controlLine: null,
    });
  });

  describe("F-311: a document without expiry", () => {
    const withDocument = (type: number, validUntil: string): Application => ({
      ...newApplication(),
      identityDocument: { type, number: "12345678", validUntil, controlLine: null },
    });
    const endless = withDocument(0, "1990-01-01");
    const post = (application: Application, document: object) =>
      contractDataStep.apply(application, contractDataSchema(TODAY).parse({ ...contractData, document }));
    const WITHOUT_DATE = { type: "0", number: "12345678", noExpiry: "on" };
    const expiryProblems = (application: Application) =>
      contractDataStep.validate(application).filter(({ field }) => field === "document.validUntil");

    test("is shown without a date, completes the step and goes back as it came", () => {
      expect(contractDataStep.toFields(endless)["document"]).toMatchObject({ validUntil: "", noExpiry: "on" });
      const saved = post(endless, WITHOUT_DATE);
      expect(saved.identityDocument.validUntil).toBe("1990-01-01");
      expect(expiryProblems(saved)).toEqual([]);
    });

    test("no form can take the date from a document that had one, nor from one of another type", () => {
      const dated = post(withDocument(0, "2030-01-01"), WITHOUT_DATE);
      const another = post(endless, { ...WITHOUT_DATE, type: "2" });
      for (const application of [dated, another])
        expect(expiryProblems(application)).toEqual([{ field: "document.validUntil", message: "required" }]);
    });

    test("“none” has no expiry by itself and says nothing of it in the form", () => {
      expect(contractDataStep.toFields(withDocument(4, "1990-01-01"))["document"]).toMatchObject({
        noExpiry: undefined,
      });
    });
  });

  test("F-312: the control line of another person is refused", () => {
    const line = "00000000<0LTU5911239F160828545911231023<<<10";
    const application = {
      ...newApplication(),
      identityDocument: { type: 0, number: "00000000", validUntil: "2016-08-28", controlLine: line },
    };
    expect(contractDataStep.validate(application).map(({ field }) => field)).toContain("document.controlLine");
  });
});

test("F-418: percentages are written in the page's language", () => {
  expect(formatPercentText("12.9", "lt")).toBe("12,9\u00A0%");
  expect(formatPercentText("18.65", "en", 2)).toBe("18.65%");
  expect(formatPercentText("n/a", "lt")).toBe("n/a");
});
