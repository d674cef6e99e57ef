import { describe, expect, test } from "vitest";
import { contractDataStep } from "../../../../app/features/application/steps/contract-data-step.ts";
import { showsOffered, withEarlierData } from "../../../../app/features/application/steps/earlier-data.ts";
import { isPaidToClient } from "../../../../app/features/application/is-paid-to-client.ts";
import { isStepComplete } from "../../../../app/features/application/replay-step.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { newApplication } from "../../../support/application.ts";

const TODAY = "2026-11-20";
const NOWHERE = { street: null, house: null, flat: null, city: null, postalCode: null };

const EARLIER: NonNullable<Application["earlierContract"]> = {
  number: "101-2026-000123",
  madeOn: "2026-03-02",
  identityDocument: { type: 0, number: "12345678", validUntil: "2031-05-01" },
  address: { street: "Ozo g.", house: "12", flat: "7", city: "Vilnius", postalCode: "LT-10007" },
  otherAddressDiffers: null,
  otherAddress: NOWHERE,
  phone2: "+37061200000",
  email: "simona@pavyzdys.example",
};

const comesBack = (change: Partial<Application> = {}): Application => ({
  ...newApplication(),
  earlierContract: EARLIER,
  ...change,
});

describe("F-542: data of the client's last contract", () => {
  test("stand in the empty fields of step 4, and complete no step", () => {
    const application = comesBack();
    expect(contractDataStep.preset?.(application)).toMatchObject({
      address: { city: "Vilnius", street: "Ozo g.", house: "12", flat: "7", postalCode: "LT-10007" },
      document: { type: "0", number: "12345678", validUntil: "2031-05-01", controlLine: "" },
      email: "simona@pavyzdys.example",
      account: "",
    });
    expect(contractDataStep.toFields(application)["address"]).toMatchObject({ city: "" });
    expect(isStepComplete(contractDataStep, application, TODAY)).toBe(false);
  });

  test("overwrite nothing that is known", () => {
    const { buyer } = newApplication();
    const application = comesBack({ buyer: { ...buyer, email: "nauja@pavyzdys.example" } });
    expect(withEarlierData(application).buyer).toMatchObject({
      email: "nauja@pavyzdys.example",
      phone2: "+37061200000",
    });
  });

  test("are no more offered once the step is saved: a field that was emptied stays empty", () => {
    const saved = comesBack({
      address: { ...NOWHERE, city: "Kaunas", house: "1", postalCode: "LT-44001" },
      politicalExposure: { exposed: false, name: null, institution: null, connection: null },
    });
    expect(withEarlierData(saved)).toEqual(saved);
  });

  test("F-290, F-291: never answer what the law wants asked again", () => {
    const offered = withEarlierData(comesBack());
    const { consents, politicalExposure, credit } = newApplication();
    expect(offered).toMatchObject({ consents, politicalExposure, credit });
  });

  test("F-311: a document without expiry is offered without its day", () => {
    const endless = { ...EARLIER, identityDocument: { ...EARLIER.identityDocument, validUntil: "1990-01-01" } };
    const { identityDocument } = withEarlierData(comesBack({ earlierContract: endless }));
    expect(identityDocument).toMatchObject({ number: "12345678", validUntil: null });
  });
});

test("a card is marked while it shows what was offered, and only then", () => {
  const offered = { city: "Vilnius", flat: "" };
  expect(showsOffered({ city: "Vilnius", flat: "2" }, offered)).toBe(true);
  expect(showsOffered({ city: "Kaunas", flat: "" }, offered)).toBe(false);
  expect(showsOffered(undefined, offered)).toBe(false);
  expect(showsOffered("a@pavyzdys.example", "a@pavyzdys.example")).toBe(true);
  expect(showsOffered("", "")).toBe(false);
});

describe("F-273: the client's account", () => {
  const paid = (credit: Partial<Application["credit"]>): Application => {
    const application = newApplication();
    return { ...application, credit: { ...application.credit, ...credit } };
  };
  const asksAccount = (application: Application) =>
    contractDataStep.validate(application).some(({ field }) => field === "account");

  test.each([
    ["goods that are paid to the seller", { payoutType: 3 }, false],
    ["goods, and money for the client besides", { payoutType: 3, transferToClientCents: 5_000 }, true],
    ["a credit account", { payoutType: 5 }, true],
    ["a credit card", { payoutType: 6 }, true],
    ["a credit in cash", { payoutType: 2 }, true],
  ] as const)("%s: needed is %s", (_, credit, needed) => {
    expect(isPaidToClient(paid(credit))).toBe(needed);
    expect(asksAccount(paid(credit))).toBe(needed);
    expect(asksAccount(paid({ ...credit, accountNumber: "LT737300010012345678" }))).toBe(false);
  });
});
