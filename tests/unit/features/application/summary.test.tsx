import { describe, expect, test } from "vitest";
import { ApplicationSummary } from "../../../../app/features/application/application-summary.tsx";
import { summarise, termsOfSchedule, withOffer } from "../../../../app/features/application/summary.ts";
import type { Schedule } from "../../../../app/services/schedule-types.ts";
import { goodsLine, newApplication, variant, withCredit } from "../../../support/application.ts";
import { renderUi } from "../../../support/render-ui.tsx";

/** As the back end answers an application of 849,00 € with insurance 1. */
const COMPUTED = {
  monthlyPaymentCents: 4_312,
  totalPayableCents: 103_488,
  aprPercent: "16.80",
  annualRatePercent: "12.90",
  contractFeeCents: 1_274,
  adminFeeCents: 50,
};
const insured = (adjustedPremiumCents: number | null = null) =>
  withCredit(COMPUTED, { insurance: { id: 1, premiumCents: 127, adjustedPremiumCents, policyNumber: null } });

async function rowsOf(application = insured(), language: "lt" | "en" = "lt", terms?: Parameters<typeof summarise>[1]) {
  const html = await renderUi(<ApplicationSummary summary={summarise(application, terms)} />, { language });
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => [label, value]),
  );
}

test("WCAG 4.1.3: a change of the sums is said in one sentence, and no number without its name", async () => {
  const html = await renderUi(<ApplicationSummary summary={summarise(insured())} />);
  expect(html).toContain('<p role="status" class="vh">Mėnesio įmoka 43,12\u00A0€, iš viso 1\u00A0034,88\u00A0€</p>');
  expect(html).not.toContain("aria-live");
});

describe("F-270: rate, fees and conditions of the variant are shown", () => {
  test("in Lithuanian and in English", async () => {
    expect(await rowsOf()).toMatchObject({
      Sąlygos: "Standartas, 24\u00A0mėn.",
      "Metinė palūkanų norma": "12,9\u00A0%",
      "Sutarties sudarymo mokestis": "12,74\u00A0€",
      "Mėnesio administravimo mokestis": "0,50\u00A0€",
    });
    expect(await rowsOf(insured(), "en")).toMatchObject({
      Terms: "Standard, 24\u00A0months",
      "Annual interest rate": "12.9%",
      "Contract fee": "€12.74",
      "Monthly administration fee": "€0.50",
    });
  });

  test("a free one says so, one that is not computed yet has a dash", async () => {
    expect((await rowsOf(withCredit({ ...COMPUTED, contractFeeCents: 0 })))["Sutarties sudarymo mokestis"]).toBe(
      "0,00\u00A0€",
    );
    expect((await rowsOf(withCredit()))["Metinė palūkanų norma"]).toBe("–");
  });
});

describe("L-2.3: a long first period ends the credit before the chosen months", () => {
  const early = withCredit({ ...COMPUTED, durationMonths: 84, paymentCount: 79 });
  const draw = (application: typeof early, language: "lt" | "en" = "lt") =>
    renderUi(<ApplicationSummary summary={summarise(application)} />, { language });

  test("the summary says what was chosen, of how many payments it is, and why the contract names fewer months", async () => {
    expect((await rowsOf(early))["Sąlygos"]).toBe("Standartas, 84\u00A0mėn. (79\u00A0įmokos)");
    expect((await rowsOf(early, "en"))["Terms"]).toBe("Standard, 84\u00A0months (79\u00A0payments)");
    expect(await draw(early)).toContain("Sutartyje bus nurodyta 79\u00A0mėn.");
    expect(await draw(early, "en")).toContain("The contract will say 79\u00A0months.");
  });

  test("one that lasts as long as was chosen says nothing of it, nor does an older back end", async () => {
    for (const paymentCount of [84, null]) {
      const whole = withCredit({ ...COMPUTED, durationMonths: 84, paymentCount });
      expect((await rowsOf(whole))["Sąlygos"]).toBe("Standartas, 84\u00A0mėn.");
      expect(await draw(whole)).not.toContain("Sutartyje bus nurodyta");
    }
  });
});

describe("F-281: insurance in the summary", () => {
  test("the premium stands beside the monthly payment that it is part of", async () => {
    expect(await rowsOf()).toMatchObject({ "Mėnesio įmoka": "43,12\u00A0€", "Iš jos draudimo įmoka": "1,27\u00A0€" });
    expect(Object.keys(await rowsOf())).not.toContain("Patikslinta draudimo įmoka");
  });

  test("L-2.4: the total with a premium in it is not called by the name of the one without", async () => {
    const uninsured = withCredit(COMPUTED, { insurance: { ...insured().insurance, id: 0, premiumCents: 0 } });
    expect(Object.keys(await rowsOf(uninsured))).toContain("Bendra mokama suma");
    expect(Object.keys(await rowsOf())).not.toContain("Bendra mokama suma");
    expect(Object.keys(await rowsOf(insured(), "en"))).toContain("Total to pay with insurance");
  });

  test("an adjusted premium is shown when given", async () => {
    expect(await rowsOf(insured(199), "en")).toMatchObject({
      "Insurance premium in it": "€1.27",
      "Adjusted insurance premium": "€1.99",
    });
  });

  test.each([null, 0])("without insurance (%s) there is no row for it", async (id) => {
    const none = withCredit(COMPUTED, { insurance: { ...insured().insurance, id, premiumCents: 0 } });
    expect(Object.keys(await rowsOf(none))).not.toContain("Iš jos draudimo įmoka");
  });

  test("a calculation that is not saved yet counts its own schedule's", async () => {
    const payment = { adminFeeCents: 35, insuranceCents: 140 } as Schedule["payments"][number];
    const schedule = { ...COMPUTED, adminFeeCents: 840, insuranceCents: 3_360, payments: [payment] };
    const terms = termsOfSchedule(schedule as unknown as Schedule);
    expect(await rowsOf(insured(), "lt", terms)).toMatchObject({
      "Mėnesio administravimo mokestis": "0,35\u00A0€",
      "Iš jos draudimo įmoka": "1,40\u00A0€",
    });
  });
});

test("a variant that the shop no longer has leaves the conditions empty", async () => {
  const application = insured();
  const shopConditions = { ...application.shopConditions, variants: [variant({ id: 12 })] };
  expect((await rowsOf({ ...application, shopConditions }))["Sąlygos"]).toBe("–");
});

test("F-268: with the last good gone there is no payment beside a sum of nothing", async () => {
  expect(await rowsOf({ ...insured(), goods: [] })).toMatchObject({
    "Kredito suma": "0,00\u00A0€",
    "Mėnesio įmoka": "–",
    BVKKMN: "–",
    "Bendra mokama suma su draudimu": "–",
  });
});

test.each([5, 6])("F-267: the sum that was asked for is the credit sum of type %i", async (contractType) => {
  const credit = { ...COMPUTED, sumCents: 180_000, limitCents: contractType === 6 ? 180_000 : null };
  expect(await rowsOf(withCredit(credit, { goods: [], contractType }))).toMatchObject({
    [contractType === 6 ? "Kredito limitas" : "Kredito suma"]: "1\u00A0800,00\u00A0€",
    // Of a card it is the first and highest payment of the example, not what its holder must pay (L-1.4).
    [contractType === 6 ? "Didžiausia mėnesio įmoka" : "Mėnesio įmoka"]: "43,12\u00A0€",
  });
});

test.each([5, 6])("F-267: of type %i, without goods, there is no row of no goods", async (contractType) => {
  const rows = await rowsOf(withCredit({ ...COMPUTED, sumCents: 180_000 }, { goods: [], contractType }));
  expect(Object.keys(rows).filter((label) => label.startsWith("Prekės"))).toEqual([]);
});

describe("F-268: debts that the credit repays are part of its sum", () => {
  const repaying = () => withCredit({ ...COMPUTED, sumCents: 84_900 + 48_000 }, { refinancing: true });

  test("they have a row of their own, and the credit sum is that of payment and total", async () => {
    expect(await rowsOf(repaying())).toMatchObject({
      "Refinansuojama suma": "480,00\u00A0€",
      "Kredito suma": "1\u00A0329,00\u00A0€",
    });
    const alone = await rowsOf(withCredit({ ...COMPUTED, sumCents: 84_900 }, { refinancing: false }));
    expect([alone["Kredito suma"], "Refinansuojama suma" in alone]).toEqual(["849,00\u00A0€", false]);
  });

  test("an offer that is ticked brings its own", () => {
    const offer = { ...COMPUTED, title: null, durationMonths: 24, paymentCount: 24, sumCents: 84_900 };
    expect(withOffer(summarise(repaying()), offer)).toMatchObject({ creditSumCents: 84_900, refinancedCents: 0 });
    const plain = summarise(withCredit({ ...COMPUTED, sumCents: 84_900 }));
    expect(withOffer(plain, { ...offer, sumCents: 132_900 })).toMatchObject({
      creditSumCents: 132_900,
      refinancedCents: 48_000,
    });
  });
});

describe("F-269: without a payment the summary says what is wrong, not what is there", () => {
  const limited = {
    ...newApplication().shopConditions,
    variants: [variant({ sumFromCents: 50_000, sumToCents: 90_000 })],
  };
  const goods = (priceCents: number) => [goodsLine({ priceCents })];
  const incomplete = "Pridėkite prekę, pasirinkite sąlygas ir trukmę";

  test.each([
    ["a sum below the variant's", withCredit({}, { shopConditions: limited, goods: goods(64_999) }), "per maža"],
    ["a sum above the variant's", withCredit({}, { shopConditions: limited, goods: goods(105_001) }), "per didelė"],
    ["an advance of all the goods", withCredit({ advanceHundredths: 99_900 }), "padengia visą prekių sumą"],
    ["no goods", withCredit({}, { goods: [] }), incomplete],
    ["no conditions", withCredit({ conditionVariantId: null }), "Pasirinkite sąlygas"],
    ["no duration", withCredit({ durationMonths: null }), "Įrašykite trukmę"],
    ["a duration that the variant does not have", withCredit({ durationMonths: 119 }), "tokios trukmės nėra"],
    [
      "a variant that has ended",
      withCredit({}, { shopConditions: { ...limited, variants: [variant({ expired: true })] } }),
      "sąlygos netinka",
    ],
    [
      "smaller winter payments that the variant does not have",
      withCredit({ lowerWinterPayments: true }),
      "įmokos žiemą negalimos",
    ],
    ["nothing that the portal knows of", withCredit(), "Įmoka dar neapskaičiuota"],
    [
      "no duration of an account",
      withCredit({ sumCents: 60_000, durationMonths: null }, { goods: [], contractType: 5 }),
      "Įrašykite trukmę",
    ],
    [
      "no sum of a card",
      withCredit({}, { goods: [], contractType: 6 }),
      "Įrašykite sumą, pasirinkite sąlygas ir trukmę",
    ],
  ])("%s", async (_, application, said) => {
    const html = await renderUi(<ApplicationSummary summary={summarise(application)} />);
    expect(html).toContain(said);
    expect(html.includes(incomplete)).toBe(said === incomplete);
  });
});

test("F-252: a variant whose name has the duration does not say it twice", async () => {
  const shopConditions = { ...newApplication().shopConditions };
  const free = variant({ title: { lt: "0 % 24 mėn. TV", en: "0 % for 24 months, TV" } });
  const application = withCredit(COMPUTED, { shopConditions: { ...shopConditions, variants: [free] } });
  expect((await rowsOf(application))["Sąlygos"]).toBe("0 % 24 mėn. TV");
  expect((await rowsOf(application, "en"))["Terms"]).toBe("0 % for 24 months, TV");
});

test("F-271: a card has no end, an account and a credit for goods have their months", async () => {
  const ofType = (contractType: number) => rowsOf(withCredit({ ...COMPUTED, sumCents: 180_000 }, { contractType }));
  expect((await ofType(6))["Sąlygos"]).toBe("Standartas, neterminuota");
  expect((await ofType(5))["Sąlygos"]).toBe("Standartas, 24\u00A0mėn.");
  expect((await ofType(3))["Sąlygos"]).toBe("Standartas, 24\u00A0mėn.");
});
