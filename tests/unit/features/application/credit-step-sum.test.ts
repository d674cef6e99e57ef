import { describe, expect, test } from "vitest";
import { parseIssueMessage } from "../../../../app/domain/issue.ts";
import { creditSchema, creditStep } from "../../../../app/features/application/steps/credit-step.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { variant, withCredit } from "../../../support/application.ts";

const findings = (application: Application) =>
  creditStep.validate(application).map(({ field, message }) => `${field} ${parseIssueMessage(message).key}`);

describe("F-267: an account and a card have a sum of their own", () => {
  const asked = (contractType: number, credit: Partial<Application["credit"]>, limits = {}) => {
    const offered = variant({ contractType, payoutType: contractType, ...limits });
    const application = withCredit(credit, { goods: [], contractType });
    return { ...application, shopConditions: { ...application.shopConditions, variants: [offered] } };
  };
  const post = (application: Application, sum: string) =>
    creditStep.apply(application, creditSchema.parse({ variant: "11", duration: "24", paymentDay: "15", sum }));

  test("it is what the form shows and what is saved; a card's is its limit as well", () => {
    const account = asked(5, { sumCents: 180_000, advanceHundredths: 0 });
    expect(creditStep.toFields(account)).toMatchObject({ sum: "1\u00A0800,00" });
    expect(post(account, "1800").credit).toMatchObject({ sumCents: 180_000, limitCents: null, advanceHundredths: 0 });
    const card = asked(6, { sumCents: null, limitCents: 60_000 });
    expect(creditStep.toFields(card)).toMatchObject({ sum: "600,00" });
    expect(post(card, "650,5").credit).toMatchObject({ sumCents: 65_050, limitCents: 65_050 });
  });

  test("F-271: a card's months are those of its variant, whatever is posted, and no finding speaks of them", () => {
    const card = asked(6, { limitCents: 60_000 }, { durationFromMonths: 12, durationToMonths: 12 });
    const posted = post(card, "600");
    expect([posted.credit.durationMonths, findings(posted)]).toEqual([12, []]);
    expect(post(asked(5, {}), "600").credit.durationMonths).toBe(24);
  });

  test("F-243, F-244: nothing of it is paid in advance, whatever is posted: there are no goods to pay for", () => {
    const posted = { variant: "11", duration: "24", paymentDay: "15", sum: "600", ownFunds: "5" };
    const values = creditSchema.parse({ ...posted, advance: { type: "0", value: "10" }, transferToClient: "7" });
    expect(creditStep.apply(asked(5, { advanceHundredths: 500 }), values).credit).toMatchObject({
      sumCents: 60_000,
      advanceHundredths: 0,
      ownFundsCents: 0,
      transferToClientCents: 0,
    });
  });

  test.each([5, 6])("type %i: without a sum there is nothing to sign, and nothing below zero is sent", (type) => {
    const wrong = ["sum credit.sumMissing"];
    expect(findings(asked(type, {}))).toEqual(wrong);
    expect(findings(post(asked(type, { sumCents: 60_000, limitCents: 60_000 }), ""))).toEqual(wrong);
    expect(findings(post(asked(type, {}), "0"))).toEqual(wrong);
    expect(creditSchema.shape.sum.safeParse("-5").success).toBe(false);
    expect(findings(post(asked(type, {}), "600"))).toEqual([]);
  });

  test("F-269: the limits of the variant hold for it, at its own field", () => {
    const limits = { sumFromCents: 30_000, sumToCents: 1_000_000 };
    expect(findings(asked(5, { sumCents: 29_999 }, limits))).toEqual(["sum money.creditMin"]);
    expect(findings(asked(5, { sumCents: 1_000_001 }, limits))).toEqual(["sum money.creditMax"]);
  });

  test("F-268: what is typed beside goods stays their sum, whatever is posted as one", () => {
    const posted = { variant: "11", duration: "24", paymentDay: "15", advance: { type: "0" }, sum: "5" };
    expect(creditStep.apply(withCredit(), creditSchema.parse(posted)).credit.sumCents).toBe(99_900);
  });
});
