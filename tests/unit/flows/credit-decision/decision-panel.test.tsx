import { describe, expect, test } from "vitest";
import { DecisionPanel } from "../../../../app/flows/credit-decision/decision-panel.tsx";
import { declaredOf, totalLoansCents, type Declared } from "../../../../app/flows/credit-decision/declared-finances.ts";
import type { Decision } from "../../../../app/services/condition-types.ts";
import { newApplication } from "../../../support/application.ts";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const approved: Decision = {
  conditionVariantId: 11,
  durationMonths: 24,
  result: "APPROVED",
  rejectionReasons: [],
  approvalReasons: [],
  standingReasons: [],
  requestStatus: null,
  sequence: null,
  sustainableIncomeCents: 184_900,
  obligationsCents: 14_211,
  presentObligationsCents: 14_211,
  livingMinimumCents: 46_600,
  dstiBeforePercent: "7.69",
  dstiAfterPercent: "29.70",
  dstiLimitPercent: "40.00",
  maxPaymentCents: 59_749,
  maxSumCents: 550_000,
  shortestDurationMonths: 14,
  longestDurationMonths: null,
  countSpouse: false,
  averagePaymentCents: 40_700,
  livingShortfallCents: null,
  sufficientIncomeCents: null,
  countsUnproved: false,
  ownContracts: [],
  recentSumCents: null,
  debtRegister: null,
  permit: null,
};

const NO_LOANS: Declared["loans"] = {
  consumerCents: 0,
  mortgageCents: null,
  leasingCents: null,
  otherCents: null,
  jointCents: null,
};
const declared: Declared = { incomeCents: 300_000, loans: NO_LOANS };

const draw = (change: Partial<Decision> = {}, said: Declared = declared, language: "lt" | "en" = "lt") =>
  renderUi(<DecisionPanel decision={{ ...approved, ...change }} declared={said} />, { language });

const wordsOf = async (markup: Promise<string>) =>
  findElements(await markup, "/body")
    .map(textOf)
    .join("")
    .replaceAll("\u00a0", " ");

describe("F-266: the decision explains itself", () => {
  test("with the share of income before and after, its limit, and the largest sum of the decided duration", async () => {
    const words = await wordsOf(draw());
    for (const figure of ["29,7 %", "7,69 %", "40 %", "24 mėn.", "5 500,00 €"]) expect(words).toContain(figure);
  });

  test("with the income and obligations that were counted, where they are not the declared ones", async () => {
    expect(await wordsOf(draw())).toContain("Įvertintos pajamos – 1 849,00 € (nurodyta 3 000,00 €).");
    expect(await wordsOf(draw())).toContain("Įvertinti įsipareigojimai – 142,11 € per mėnesį (nurodyta 0,00 €).");
    const same = { incomeCents: 184_900, loans: { ...NO_LOANS, consumerCents: 14_211 } };
    expect(await wordsOf(draw({}, same))).not.toMatch(/Įvertint/);
    expect(await wordsOf(draw({}, declared, "en"))).toContain(
      "Income taken into account: €1,849.00 (declared: €3,000.00).",
    );
  });

  test("F-553: what the spouse pays belongs to what is declared where both borrow, and to nothing else", () => {
    const { income, loans, spouse } = newApplication();
    const stated = { income, loans, spouse: { ...spouse, loans: { consumerCents: 4_550, mortgageCents: 31_000 } } };
    const bothPay = declaredOf({ ...stated, loans: { ...loans, consumerCents: 100, leasingCents: 7 }, spouseMode: 2 });
    expect(totalLoansCents(bothPay)).toBe(35_657);
    expect([0, 1].map((spouseMode) => totalLoansCents(declaredOf({ ...stated, spouseMode })))).toEqual([0, 0]);
  });

  test("an approved credit is offered no other duration; one that needs a permit or is refused is", async () => {
    expect(await wordsOf(draw())).not.toContain("14 mėn.");
    expect(await wordsOf(draw({ result: "NEEDS_APPROVAL", approvalReasons: ["DSTI_ABOVE_LIMIT"] }))).toContain(
      "14 mėn.",
    );
  });

  test("a refused credit says so first, why once, and that no sum would do when none would", async () => {
    const markup = draw({ result: "REJECTED", rejectionReasons: ["LIVING_MINIMUM"], maxSumCents: 0 });
    expect(findElements(await markup, "//h3").map(textOf)).toEqual(["Šio kredito suteikti negalime"]);
    expect(findElements(await markup, "//li").map(textOf)).toHaveLength(1);
    expect(await wordsOf(markup)).not.toContain("0,00 € .");
    expect(await wordsOf(markup)).toContain("Tokios trukmės kreditui pajamų neužtenka.");
    expect(await wordsOf(markup)).not.toMatch(/klaid/i);
  });

  test("G16: a longer or a shorter duration is advised only where one would pass, and a sum only where it would help", async () => {
    const refusedFor = (reason: string, shortestDurationMonths: number | null) =>
      wordsOf(draw({ result: "REJECTED", rejectionReasons: [reason], shortestDurationMonths }));
    expect(await refusedFor("DSTI_ABOVE_MAX", 36)).toContain("pailginkite trukmę");
    expect(await refusedFor("DSTI_ABOVE_MAX", null)).not.toContain("pailginkite trukmę");
    expect(await refusedFor("DSTI_ABOVE_MAX", null)).toContain("viršytų didžiausią leistiną pajamų dalį.");
    expect(await refusedFor("AGE_AT_END", 12)).toContain("trumpesnę trukmę");
    expect(await refusedFor("AGE_AT_END", 12)).not.toContain("Didžiausia 24 mėn. kredito suma");
    expect(await refusedFor("AGE_AT_END", null)).not.toMatch(/trumpesnę trukmę|Kas padėtų/);
  });

  test("F-266: a refusal by the age at the end names the longest duration, or says that none is possible", async () => {
    const refusedWith = (change: Partial<Decision>, language: "lt" | "en" = "lt") =>
      wordsOf(draw({ result: "REJECTED", rejectionReasons: ["AGE_AT_END"], ...change }, declared, language));
    const twenty = { shortestDurationMonths: 6, longestDurationMonths: 20 };
    expect(await refusedWith(twenty)).toContain("Ilgiausia galima trukmė – 20 mėn.");
    expect(await refusedWith(twenty)).not.toContain("Trumpiausia");
    expect(await refusedWith(twenty, "en")).toContain("Longest possible duration: 20 months.");
    const none = { shortestDurationMonths: null, longestDurationMonths: null };
    expect(await refusedWith(none)).toContain("Trumpesnės galimos trukmės šiam pirkėjui nėra.");
    expect(await refusedWith(none, "en")).toContain("No shorter duration is possible for this buyer.");
    // An older back end knows the shortest alone; it is no longest one.
    expect(await refusedWith({ shortestDurationMonths: 6 })).toContain("Trumpiausia tinkama trukmė – 6 mėn.");
  });

  test("F-266: beside what would help stands why a manager must permit it in any case", async () => {
    const refused = { result: "REJECTED", rejectionReasons: ["DSTI_ABOVE_MAX"], shortestDurationMonths: 38 };
    const words = await wordsOf(draw({ ...refused, standingReasons: ["OVERDUE_DEBT_RECENT"] }));
    expect(words).toContain(
      "Yra neseniai pradelstų įmokų. Reikia vadybininko leidimo. Tai nepasikeis ir pakeitus sąlygas.",
    );
    expect(await wordsOf(draw(refused))).not.toContain("Tai nepasikeis");
  });

  test("the bar says the same figures to those who do not see it, and is over when the limit is passed", async () => {
    const bars = findElements(await draw({ dstiAfterPercent: "40.01" }), "//*[@role='img']");
    expect(bars.map((bar) => attributeOf(bar, "aria-label")?.replaceAll("\u00a0", " "))).toEqual([
      "Įmokos: dabar 7,69 %, su šiuo kreditu 40,01 %, leistina iki 40 % pajamų",
    ]);
    expect(await draw({ dstiAfterPercent: "40.01" })).toContain("bar over");
    expect(await draw({ dstiAfterPercent: "40.00" })).not.toContain("bar over");
  });

  test("below the bar each part of the income has its sum and its share, and they add up", async () => {
    const words = await wordsOf(draw());
    for (const part of [
      "Turimi įsipareigojimai – 142,11 € (7,69 %)",
      "Vidutinė šio kredito įmoka – 407,00 € (22,01 %)",
      "Lieka – 1 299,89 € (70,3 %)",
      "leistina iki 40 %",
    ]) {
      expect(words).toContain(part);
    }
  });

  test("F-266: what is paid now stands apart from what stays beside a credit that repays some of it", async () => {
    // 246,53 € of 1 849,00 € now, of which 142,11 € stay.
    const repaying = { presentObligationsCents: 24_653, dstiBeforePercent: "13.33" };
    const words = await wordsOf(draw(repaying));
    for (const part of [
      "Dabar – 13,33 %.",
      "Įvertinti įsipareigojimai – 246,53 € per mėnesį (nurodyta 0,00 €).",
      "Nerefinansuojami įsipareigojimai – 142,11 € (7,69 %)",
      "Vidutinė šio kredito įmoka – 407,00 € (22,01 %)",
      "Lieka – 1 299,89 € (70,3 %)",
    ])
      expect(words).toContain(part);
    expect(await wordsOf(draw(repaying, declared, "en"))).toContain("Existing payments that stay: €142.11 (7.69%)");
    // An older back end tells one sum alone.
    expect(await wordsOf(draw({ presentObligationsCents: null }))).toContain("Turimi įsipareigojimai – 142,11 €");
  });

  test("F-266: beside a refusal by the living minimum stands what is missing, not that something is left", async () => {
    const refused = { result: "REJECTED", rejectionReasons: ["LIVING_MINIMUM"], livingMinimumCents: 140_000 };
    const words = await wordsOf(draw(refused));
    expect(words).toContain("Būtiniausioms išlaidoms trūksta 100,11 €: reikia 1 400,00 €, o liktų 1 299,89 €");
    expect(words).not.toContain("Lieka –");
    expect(await wordsOf(draw(refused, declared, "en"))).toContain(
      "€100.11 short for basic needs: €1,400.00 needed, €1,299.89 would be left",
    );
    expect(await wordsOf(draw({ ...refused, rejectionReasons: ["OVERDUE_DEBT"] }))).toContain("Lieka – 1 299,89 €");
  });

  test("F-266: what is missing is what the income that would suffice is above the present one, to the cent", async () => {
    const refused = {
      ...approved,
      result: "REJECTED",
      rejectionReasons: ["LIVING_MINIMUM"],
      livingMinimumCents: 140_000,
    };
    const words = await wordsOf(draw({ ...refused, livingShortfallCents: 10_012, sufficientIncomeCents: 194_912 }));
    expect(words).toContain("Būtiniausioms išlaidoms trūksta 100,12 €: reikia 1 400,00 €, o liktų 1 299,88 €");
    expect(words).toContain("pakaktų 1 949,12 €");
  });

  test("from an older back end, which does not say the average payment, the shares stand alone", async () => {
    const words = await wordsOf(draw({ averagePaymentCents: null }));
    expect(words).toContain("Vidutinė šio kredito įmoka – 22,01 %");
    expect(words).toContain("Lieka – 70,3 %");
  });

  test("payments above the income leave nothing, and the bar says no negative figure", async () => {
    const words = await wordsOf(draw({ result: "REJECTED", dstiAfterPercent: "131.20", averagePaymentCents: 228_400 }));
    expect(words).not.toContain("Lieka");
    expect(words).not.toMatch(/[-−]\d/);
  });

  test("a refusal says what income would be enough, and where to change what", async () => {
    const refused = { ...approved, result: "REJECTED", rejectionReasons: ["LIVING_MINIMUM"], maxSumCents: 0 };
    const decision = { ...refused, sufficientIncomeCents: 112_040 };
    const panel = <DecisionPanel decision={decision} declared={declared} ways={<a href="/credit">Keisti</a>} />;
    const words = await wordsOf(renderUi(panel, { language: "lt" }));
    expect(words).toContain("Kas padėtų");
    expect(words).toContain("pakaktų 1 120,40 € įvertintų pajamų per mėnesį");
    expect(words).toContain("Keisti");
    const granted = <DecisionPanel decision={approved} declared={declared} ways={<a href="/credit">Keisti</a>} />;
    expect(await wordsOf(renderUi(granted, { language: "lt" }))).not.toMatch(/Keisti|padėtų|pakaktų/);
  });
});
