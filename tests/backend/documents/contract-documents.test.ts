import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeConsent } from "../../../backend/src/documents/consent.ts";
import { makeGeneralConditions } from "../../../backend/src/documents/general-conditions.ts";
import { makeInsuranceCertificate } from "../../../backend/src/documents/insurance-certificate.ts";
import { makeSpecialConditions } from "../../../backend/src/documents/special-conditions.ts";
import { makeValuationReport } from "../../../backend/src/documents/valuation-report.ts";
import { readText, requireCleanSyntax } from "./pdf-tools.ts";
import { CONSENT, CONTRACT, INSURANCE, SPOUSE, VALUATION } from "./sample-data.ts";

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
    const pdf = await makeGeneralConditions(CONTRACT);
    requireCleanSyntax(pdf);
    const sections = listSections("contract-general").map((section, index) => `${index + 1}. ${section}`);
    expect(sections).toHaveLength(16);
    const found = positions(readText(pdf), sections);
    expect(found).not.toContain(-1);
    expect(found).toEqual(ascending(found));
  });

  test("F-340: an open-ended credit may be ended with notice, a term credit by repaying it", async () => {
    const open = { ...CONTRACT, terms: { ...CONTRACT.terms, isOpenEnded: true } };
    expect(readText(await makeGeneralConditions(open))).toContain("pranešęs prieš vieną mėnesį");
    expect(readText(await makeGeneralConditions(CONTRACT))).not.toContain("pranešęs prieš vieną mėnesį");
  });
});

describe("special conditions", () => {
  test("F-340: parties, goods, terms and dates are those of the contract", async () => {
    const pdf = await makeSpecialConditions(CONTRACT);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    const facts = [
      "Sutarties Nr. PL26-000123",
      "Sudarymo data 2026-11-20",
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
    const text = readText(await makeSpecialConditions({ ...CONTRACT, spouse: SPOUSE }));
    // The template's short names of two sections; the contract uses the law's.
    const names: Record<string, string> = { Mokesčiai: "mokestis", "Bendra mokama suma": "kredito gavėjo mokama suma" };
    const expected = listSections("contract-special").map(
      (section) => names[section] ?? section.split(/, | ir /)[0] ?? section,
    );
    expect(expected).toHaveLength(16);
    expect(expected.filter((section) => !text.includes(section))).toEqual([]);
  });

  test("F-335: the spouse of a family credit is a party and signs", async () => {
    const text = readText(await makeSpecialConditions({ ...CONTRACT, spouse: SPOUSE, purpose: "family" }));
    expect(text).toContain("šeimos reikmėms");
    expect(text.match(/Kredito gavėjo sutuoktinis/g)).toHaveLength(2);
    expect(text.match(/\(parašas\)/g)).toHaveLength(3);
  });

  test("F-340: an extended warranty is a line of its own and part of the credit", async () => {
    const [first] = CONTRACT.goods;
    if (first === undefined) throw new Error("The sample contract has no goods");
    const goods = [{ ...first, extendedWarranty: { years: 2, totalCents: 5_900 } }];
    const terms = { ...CONTRACT.terms, goodsTotalCents: 79_900, warrantyTotalCents: 5_900 };
    const text = readText(await makeSpecialConditions({ ...CONTRACT, goods, terms }));
    expect(text).toContain("Pratęsta garantija 2 m.");
    expect(text).toContain("Iš viso 858,00");
    expect(text).toContain("(įskaitant pratęstą garantiją 59,00 €)");
  });
});

describe("consent, insurance and valuation", () => {
  test("F-342: the consent names the person, the sources and the choices made", async () => {
    const pdf = await makeConsent(CONSENT);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    expect(positions(text, listSections("consent"))).not.toContain(-1);
    for (const source of ["„Sodros“", "Registrų centro", "kredito biurų", "paskolų rizikos duomenų bazės"])
      expect(text).toContain(source);
    expect(text).toContain("☒ Sutinku gauti tiesioginės rinkodaros pasiūlymus ☐ Sutinku gauti partnerių pasiūlymus");
    expect(text).toContain("☒ Nei aš, nei mano artimieji šeimos nariai");
  });

  test("F-342: the spouse's consent says so, and an exposure is declared in full", async () => {
    const politicalExposure = {
      connection: "family",
      name: "Sigita Politikė",
      institution: "Pavyzdžio savivaldybė",
    } as const;
    const text = readText(await makeConsent({ ...CONSENT, person: SPOUSE, role: "spouse", politicalExposure }));
    expect(text).toContain("Statusas Pirkėjo sutuoktinis");
    expect(text).toContain("Ryšys Artimasis šeimos narys Pareigas einantis asmuo Sigita Politikė");
    expect(text).toContain("☐ Nei aš, nei mano artimieji");
  });

  test("F-344: the insurance agreement states cover, premium and the answers given", async () => {
    const pdf = await makeInsuranceCertificate(INSURANCE);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    expect(positions(text, listSections("insurance-agreement"))).not.toContain(-1);
    expect(text).toContain("7,00 € per mėnesį");
    expect(text).toContain("Ar šiuo metu turite nedarbingumo pažymėjimą? Ne");
    expect(text).not.toContain("Nedarbas, kai darbo sutartis nutraukta");
  });

  test("F-280: the valuation report prints the figures of the decision", async () => {
    const pdf = await makeValuationReport(VALUATION);
    requireCleanSyntax(pdf);
    const text = readText(pdf);
    expect(positions(text, listSections("assessment-report"))).not.toContain(-1);
    expect(text).toContain("(410,00 € + 46,11 €) ÷ 1 910,00 € = 23,88 %");
    expect(text).toContain("Vertinimo laikas 2026-11-20 14:05 (Vilniaus laiku)");
    expect(text).toContain("Kreditas gali būti suteiktas.");
  });

  test("F-280: a refusal lists its reasons, and no ratio is made of no income", async () => {
    const refused = {
      ...VALUATION,
      decision: "rejected",
      reasons: ["Nėra pajamų."],
      incomes: [],
      incomeTotalCents: 0,
      leftToLiveOnCents: -5_000,
    } as const;
    const text = readText(await makeValuationReport(refused));
    expect(text).toContain("Kredito suteikti negalima.");
    expect(text).toContain("• Nėra pajamų.");
    expect(text).toContain("DSTI neskaičiuojamas");
    expect(text).toContain("−50,00 €");
  });
});
