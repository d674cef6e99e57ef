import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { InsuranceData } from "../../../backend/src/documents/insurance-certificate.ts";
import { makeInsuranceCertificate } from "../../../backend/src/documents/insurance-certificate.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT, INSURANCE } from "./sample-data.ts";
import { findAll, readStructure } from "./structure.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const reference = JSON.parse(readFileSync("tests/vectors/reference-data.json", "utf8")) as {
  documents: { id: string; lt: string; sections: string[] }[];
  insuranceHealthQuestions: { questions: { lt: string }[] };
};
const questions = reference.insuranceHealthQuestions.questions.map(({ lt }) => lt);
const read = async (change: Partial<InsuranceData> = {}) =>
  readText(await makeInsuranceCertificate({ ...INSURANCE, ...change }));
const package_ = (change: Partial<InsuranceData["package"]>) => ({ package: { ...INSURANCE.package, ...change } });

describe("F-344: the certificate of insurance", () => {
  test("has the title and the sections of the reference data, in their order, each as a heading", async () => {
    const expected = reference.documents.find(({ id }) => id === "insurance-agreement");
    const structure = await readStructure(await makeInsuranceCertificate(INSURANCE));
    const headings = [...findAll(structure, "H1"), ...findAll(structure, "H2")].map((node) => node.text);
    expect(headings[0]).toContain(expected?.lt ?? "?");
    expect(headings.slice(1)).toEqual(expected?.sections);
  });

  test("names insurer, insured, lender as beneficiary, package, policy and sums", async () => {
    const text = await read();
    for (const words of [
      "Draudimo įmonė „Pavyzdžio draudimas“, juridinio asmens kodas 000000002, Pavyzdžio g. 2",
      "el. paštas draudimas@pavyzdys.example",
      "Kredito gavėjų draudimo taisyklės Nr. 000",
      "Skundą draudikui pateikite raštu",
      "Mantas Pavyzdaitis, asmens kodas 38403179912",
      CONTRACT.lender.name,
      "„Gyvybė, negalia ir nedarbas“",
      "PLD-77",
      "per mėnesį",
    ]) {
      expect(text).toContain(words);
    }
    expect(await read({ policyNumber: null })).not.toContain("poliso");
  });

  test("tells the premium of a month, and of all months together", async () => {
    const schedule = getVectorSchedule("SP-18");
    const { rows } = schedule;
    const [month = 0] = rows.map(({ insuranceCents }) => insuranceCents);
    const euros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
    const text = (await read({ offer: { ...CONTRACT, schedule } })).replaceAll("\u00a0", " ");
    expect([month > 0, rows.every(({ insuranceCents }) => insuranceCents === month)]).toEqual([true, true]);
    expect(text).toContain(`${euros(month)} per mėnesį`);
    expect(text).toContain(`${euros(month * rows.length)}, jei kreditas grąžinamas pagal grafiką`);
  });

  test("lists the insured events of its package and no other", async () => {
    expect(await read()).toContain("Nedarbas: apdraustasis");
    const life = await read(package_({ covers: ["life"] }));
    expect(life).toContain("Gyvybė: apdraustojo mirtis");
    expect(life).not.toMatch(/Nedarbas:|Negalia:|Darbo netekimas/);
  });

  test("F-344: prints the questions of the reference data with their answers, and none for a package that asks none", async () => {
    const asked = await read();
    for (const question of questions) expect(asked).toContain(`${question} Ne`);
    const quiet = await read(package_({ asksHealth: false }));
    expect(quiet).toContain("sveikatos klausimynas nepildomas");
    for (const question of questions) expect(quiet).not.toContain(question);
  });

  test("an application is not called a contract", async () => {
    expect(await read()).toContain(`Vartojimo kredito sutartis Nr. ${CONTRACT.reference.number}`);
    expect(await read({ reference: { kind: "application", number: "1044" } })).toContain("Paraiška Nr. 1044");
  });

  test("a credit without an end has no last day and no sum of premiums", async () => {
    const card = await read({ offer: { ...CONTRACT, terms: { ...CONTRACT.terms, product: "card" } } });
    expect(card).toContain("galioja, kol galioja kredito sutartis");
    expect(card).not.toContain("Visos draudimo įmokos");
  });
});
