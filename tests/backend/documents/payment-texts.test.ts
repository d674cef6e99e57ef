import { describe, expect, test } from "vitest";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import type { Schedule, ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { makeGeneralPages, makeSpecialPages } from "./contract-pages.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const makers = { information: makeStandardInformation, special: makeSpecialPages, general: makeGeneralPages };

/** The texts of the papers of a credit with this schedule, without the spaces that never break. */
async function textsOf(schedule: Schedule, change: Partial<(typeof CONTRACT)["terms"]> = {}) {
  const terms = { ...CONTRACT.terms, chosenMonths: schedule.rows.length, ...change };
  const read = async (make: keyof typeof makers) =>
    readText(await makers[make]({ ...CONTRACT, terms, schedule })).replaceAll("\u00a0", " ");
  return { information: await read("information"), special: await read("special"), general: await read("general") };
}

function computed(terms: ScheduleTerms): Schedule {
  const outcome = computeSchedule(terms);
  if (!outcome.ok) throw new Error("The terms have no schedule");
  return outcome.value;
}

describe("L-2.5, O3: smaller winter payments in the papers", () => {
  const MONTHS = "lapkritį, gruodį, sausį, vasarį ir kovą";

  test("the papers name the months, the smaller payment and how much smaller it is", async () => {
    const { information, special, general } = await textsOf(getVectorSchedule("SP-13"), {
      hasSmallWinterPayments: true,
    });
    expect(information).toContain("Mėnesio įmoka – 135,70 €");
    expect(information).toContain(`Žiemos mėnesiais – ${MONTHS} – mokama mažesnė įmoka: 67,85 €; kiekvienos dydis`);
    expect(information).toContain("Žiemos mėnesiais mokama mažesnė įmoka – 67,85 €.");
    expect(special).toContain(`135,70 € (žiemos mėnesiais – ${MONTHS} – mažesnė: 67,85 €, žr. grafiką)`);
    expect(general).toContain("kredito ir palūkanų dalis sudaro apie 50 % kitų mėnesių dalies");
  });

  test("the key facts of such a credit still stand on the first page alone", async () => {
    const terms = { ...CONTRACT.terms, hasSmallWinterPayments: true, chosenMonths: 12 };
    const pdf = await makeStandardInformation({ ...CONTRACT, terms, schedule: getVectorSchedule("SP-13") });
    expect(readText(pdf, 1)).toContain("Tel. +370 600 00000");
    expect(readText(pdf, 2)).toContain("II dalis. Papildoma informacija");
  });

  test("a schedule of winter months alone has equal payments, a card none: the papers promise no smaller ones", async () => {
    const schedule = computed({
      contractDate: "2026-10-10",
      paymentDay: 15,
      durationMonths: 5,
      creditSumCents: 50_000,
      annualRatePercent: "9.9",
      hasSmallWinterPayments: true,
    });
    const card = { product: "card", hasSmallWinterPayments: true } as const;
    const texts = [
      await textsOf(schedule, { hasSmallWinterPayments: true }),
      await textsOf(getVectorSchedule("SP-13"), card),
    ];
    for (const text of texts.flatMap((of) => Object.values(of))) expect(text).not.toMatch(/žiemos mėnesiais/i);
  });
});

describe("L-2.3: a raised instalment repays the credit before the chosen months are over", () => {
  const raised = computed({
    contractDate: "2026-12-01",
    paymentDay: 31,
    durationMonths: 84,
    creditSumCents: 800_000,
    annualRatePercent: "10.9",
  });

  test("the papers count the payments of the schedule, name its last day and say why it is shorter", async () => {
    expect([raised.rows.length, raised.lastDueDate]).toEqual([79, "2033-07-31"]);
    const { information, special } = await textsOf(raised, { chosenMonths: 84, paymentDay: 31 });
    expect(information).toContain("Sutarties trukmė 79 mėn., iki 2033-07-31. Pasirinkta 84 mėn., bet dėl ilgo pirmojo");
    expect(information).toContain("paskutinė įmoka – 60,82 €; įmokų skaičius – 79.");
    expect(special).toContain("79 mėn.; įmokų skaičius – 79. Pasirinkta 84 mėn., bet pirmojo laikotarpio palūkanos");
    expect(special).toContain("paskutinė – 2033-07-31");
  });

  test("a schedule of all chosen months says nothing of it", async () => {
    const { information, special } = await textsOf(CONTRACT.schedule);
    expect(information + special).not.toContain("Pasirinkta 24 mėn.");
    expect(information).toContain("Sutarties trukmė 24 mėn., iki 2028-11-15. ");
  });
});
