import { expect, test } from "vitest";
import { makeConsent, type ConsentData } from "../../../backend/src/documents/consent.ts";
import { countPages, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { BUYER, CONTRACT, LENDER } from "./sample-data.ts";

const CONSENT: ConsentData = {
  reference: { kind: "application", number: "1001" },
  applicationNumber: "1001",
  issuedOn: "2026-11-20",
  lender: LENDER,
  legal: CONTRACT.legal,
  presentation: CONTRACT.presentation,
  owner: "buyer",
  name: BUYER.name,
  personalCode: BUYER.personalCode,
  choices: { directMarketing: true, partnerOffers: false, profiling: false, isPoliticallyExposed: false },
  language: "lt",
};

const textOf = async (consent: Partial<ConsentData> = {}) => readText(await makeConsent({ ...CONSENT, ...consent }));

test("F-342: the consent names every source of data, for which data, and the three bases besides the consent itself", async () => {
  const text = await textOf();
  for (const source of ["„Sodros“", "Registrų centro", "kredito biurų", "Lietuvos banko Paskolų rizikos duomenų bazės"])
    expect(text).toContain(source);
  for (const basis of ["1 d. a p.", "1 d. b p.", "1 d. c p."]) expect(text).toContain(`BDAR 6 str. ${basis}`);
});

test("F-342: how long data are kept follows the dated configuration, with a contract and without", async () => {
  const text = await textOf({ legal: { personalDataYears: 7, applicationDataYears: 2 } });
  expect(text).toContain("Sudarius sutartį – 7 m. po jos pabaigos.");
  expect(text).toContain("Sutarties nesudarius – 2 m. nuo sprendimo dėl paraiškos dienos.");
});

test("F-342: the person reads every right, how to withdraw and what follows, and where to complain", async () => {
  const text = await textOf();
  const rights = ["susipažinti", "ištaisyti", "ištrinti", "apriboti", "gauti juos perkelti", "nesutikti su tvarkymu"];
  for (const right of rights) expect(text).toContain(right);
  expect(text).toContain(`Sutikimą galiu bet kada atšaukti raštu arba el. paštu ${LENDER.email}`);
  expect(text).toContain("sprendimą peržiūrėtų žmogus");
  expect(text).toContain("Valstybinei duomenų apsaugos inspekcijai");
});

test("F-291: the buyer's choices and declaration stand in it as they were made; a spouse is not asked", async () => {
  const text = await textOf();
  expect(text).toContain("Tiesioginė rinkodara Sutinku Partnerių pasiūlymai Nesutinku");
  expect(text).toMatch(/politiškai pažeidžiamas asmuo, .*? Ne Pasirinkimai/);
  const ofSpouse = await textOf({ owner: "spouse", choices: null });
  expect(ofSpouse).not.toMatch(/rinkodara|pažeidžiamas/);
});

test.each([
  ["48609049922", "Kredito gavėjo sutuoktinė"],
  ["38403179912", "Kredito gavėjo sutuoktinis"],
])("F-342: the spouse with the code %s is called „%s“", async (personalCode, role) => {
  expect(await textOf({ owner: "spouse", choices: null, personalCode })).toContain(`Kaip dalyvauja ${role} `);
});

test("F-227: who reads English gets a translation under the text that binds, with one place to sign", async () => {
  const pdf = await makeConsent({ ...CONSENT, language: "en" });
  requireCleanSyntax(pdf);
  const text = readText(pdf);
  for (const words of ["Centre of Registers", "credit bureaus", "10 years after its end", "3 years from the day"])
    expect(text).toContain(words);
  expect(text.indexOf("Sutinku, kad")).toBeLessThan(text.indexOf("I consent to"));
  expect(text.match(/\(parašas\)/g)).toHaveLength(1);
  expect(text).toContain("the Lithuanian text above prevails");
  expect(await textOf()).not.toContain("I consent");
});

test("F-342: the Lithuanian consent takes no more than two pages", async () => {
  expect(countPages(await makeConsent(CONSENT))).toBeLessThanOrEqual(2);
});
