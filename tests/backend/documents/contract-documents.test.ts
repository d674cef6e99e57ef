import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeValuationReport } from "../../../backend/src/documents/valuation-report.ts";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { readText, requireCleanSyntax } from "./pdf-tools.ts";
import { makeGeneralPages, makeSpecialPages } from "./contract-pages.ts";
import { CONTRACT, SPOUSE, VALUATION } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

interface DocumentTemplate {
  readonly id: string;
  readonly sections: readonly string[];
}

const reference = JSON.parse(readFileSync(new URL("../../vectors/reference-data.json", import.meta.url), "utf8")) as {
  documents: DocumentTemplate[];
};

/** Section names of a template without their explanations in brackets. */
function listSections(id: string): string[] {
  const template = reference.documents.find((each) => each.id === id);
  return (template?.sections ?? []).map((section) => section.replace(/ \(.*\)/, "").replace(/:.*/, ""));
}

/** Positions of the sections in the text; -1 for one that is missing. */
const positions = (text: string, sections: readonly string[]) => sections.map((section) => text.indexOf(section));

const ascending = (values: readonly number[]) => [...values].sort((left, right) => left - right);

describe("general conditions", () => {
  test("F-340: all sixteen sections stand in their order, numbered", async () => {
    const pdf = await makeGeneralPages(CONTRACT);
    requireCleanSyntax(pdf);
    const sections = listSections("contract-general").map((section, index) => `${index + 1}. ${section}`);
    expect(sections).toHaveLength(16);
    const found = positions(readText(pdf), sections);
    expect(found).not.toContain(-1);
    expect(found).toEqual(ascending(found));
  });

  test("F-340: an open-ended credit may be ended with notice, a term credit by repaying it", async () => {
    const open = { ...CONTRACT, terms: { ...CONTRACT.terms, product: "card" } } as const;
    expect(readText(await makeGeneralPages(open))).toContain("pranešęs prieš vieną mėnesį");
    expect(readText(await makeGeneralPages(CONTRACT))).not.toContain("pranešęs prieš vieną mėnesį");
  });
});

describe("special conditions", () => {
  test("F-340: parties, goods, terms and dates are those of the contract", async () => {
    const pdf = await makeSpecialPages(CONTRACT);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    const facts = [
      "Sutarties Nr. PL26-000123",
      "Parengimo data 2026-11-20",
      "Mantas Pavyzdaitis, asmens kodas 38403179912, Ąžuolų g. 7-12, LT-00002 Šiauliai",
      "Pasas Nr. 12345678, galioja iki 2031-05-20",
      "Televizorius „Pavyzdys OLED 55“ SN-55-0001234 1 799,00 799,00 24 mėn.",
      "Garso kolonėlė „Aidas Š2“ – 2 100,00 200,00 pagal įstatymą",
      "Iš viso 999,00",
      "Pradinė įmoka 100,00 €",
      "Mėnesio įmoka 46,12 €",
      "Paskutinė įmoka 45,78 €",
      "mokama suma 1 106,54 €",
      "LT89 7044 0600 0123 4567",
      "asmeninėms reikmėms",
    ];
    for (const fact of facts) expect(text).toContain(fact);
  });

  test("F-340: every section of the template is there", async () => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, spouse: SPOUSE }));
    // The template's short names of two sections; the contract uses the law's.
    const names: Record<string, string> = { Mokesčiai: "mokestis", "Bendra mokama suma": "kredito gavėjo mokama suma" };
    const expected = listSections("contract-special").map(
      (section) => names[section] ?? section.split(/, | ir /)[0] ?? section,
    );
    expect(expected).toHaveLength(16);
    expect(expected.filter((section) => !text.includes(section))).toEqual([]);
  });

  test("F-335: the spouse of a family credit is a party and signs", async () => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, spouse: SPOUSE, purpose: "family" }));
    expect(text).toContain("šeimos reikmėms");
    expect(text.match(/Kredito gavėjo sutuoktinė/g)).toHaveLength(2);
    expect(text.match(/\(parašas\)/g)).toHaveLength(3);
  });

  test("F-340: an extended warranty is a line of its own and part of the credit", async () => {
    const [first] = CONTRACT.goods;
    if (first === undefined) throw new Error("The sample contract has no goods");
    const goods = [{ ...first, extendedWarranty: { years: 2, totalCents: 5_900 } }];
    const terms = { ...CONTRACT.terms, goodsTotalCents: 79_900, warrantyTotalCents: 5_900 };
    const text = readText(await makeSpecialPages({ ...CONTRACT, goods, terms }));
    expect(text).toContain("Pratęsta garantija 2 m.");
    expect(text).toContain("Iš viso 858,00");
    expect(text).toContain("(įskaitant pratęstą garantiją 59,00 €)");
  });
});

describe("a credit card", () => {
  const card = {
    ...CONTRACT,
    goods: [],
    terms: { ...CONTRACT.terms, productName: "Kredito kortelė", product: "card", goodsTotalCents: 0, advanceCents: 0 },
    schedule: getVectorSchedule("SP-16"),
  } as const;

  test("L-1.4: is repaid by minimum payments, and the twelve parts are an assumption of the APR only", async () => {
    const contract = readText(await makeContract(card));
    const information = readText(await makeStandardInformation(card));
    for (const text of [contract, information]) {
      expect(text).toContain("5 % panaudoto kredito, bet ne mažiau kaip 10,00 €");
      expect(text).toContain("dvylika lygių mėnesinių");
      expect(text).not.toMatch(
        /Kiekvieno mėnesio|15 dien|Pirmoji įmoka|pirmoji įmoka|įmokų skaičius –|Paskutinė įmoka/,
      );
      expect(text).not.toContain("pagal įmokų mokėjimo grafiką");
    }
    expect(contract).toContain("Sutartis neterminuota");
    expect(information).toContain("Sutarties trukmė Neterminuota.");
  });

  test("F-280: its schedule is called what it is", async () => {
    const text = readText(await makePaymentSchedule(card));
    expect(text).toContain("BVKKMN skaičiavimo pavyzdys");
    expect(text).toContain("Tai ne įmokų mokėjimo grafikas.");
  });
});

describe("valuation", () => {
  test("F-280: the valuation report prints the figures of the decision, and the formula comes to what it says", async () => {
    const pdf = await makeValuationReport(VALUATION);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    expect(positions(text, listSections("assessment-report"))).not.toContain(-1);
    expect(text).toContain("(410,00 € + 1 106,54 € ÷ 24) ÷ 1 910,00 € = 23,88 %");
    expect(text).toContain("Vertinimo laikas 2026-11-20 14:05 (Vilniaus laiku)");
    expect(text).toContain("Kreditas gali būti suteiktas.");
  });

  test("F-280: where a manager's limit decided, the everyday one stands beside it, and what the largest sum follows", async () => {
    const decided = readText(await makeValuationReport({ ...VALUATION, dstiLimitPercent: "60.00" }));
    expect(decided).toContain("Leidžiama riba 60,00 % (su vadybininko leidimu; be jo – 40,00 %)");
    expect(decided.match(/Didžiausia galima [^€]+ € \(pagal 40,00 % ribą\)/g)).toHaveLength(2);
    expect(readText(await makeValuationReport(VALUATION))).not.toContain("vadybininko leidim");
  });

  test("F-280: a refusal lists its reasons, and no ratio is made of no income", async () => {
    const refused = {
      ...VALUATION,
      decision: "rejected",
      reasons: ["Nėra pajamų."],
      incomes: [],
      dstiBeforePercent: null,
      dstiAfterPercent: null,
    } as const;
    const text = readText(await makeValuationReport(refused));
    expect(text).toContain("Kredito suteikti negalima.");
    expect(text).toContain("• Nėra pajamų.");
    expect(text).toContain("DSTI neskaičiuojamas");
    expect(text).toContain("−1 574,51 €");
  });
});
