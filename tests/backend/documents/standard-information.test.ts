import { describe, expect, test } from "vitest";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { countPages, readLines, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { CONTRACT, SPOUSE } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const KEY_FACTS = [
  "Kredito davėjas UAB „Gintarinė įmoka“",
  "Kredito tarpininkas UAB „Pavyzdinė technika“",
  "Bendra vartojimo kredito suma 899,00 €",
  "Sutarties trukmė 24 mėn., iki 2028-11-15",
  "Palūkanų norma 9,90 % per metus, fiksuotoji",
  "23,30 %. Tai visos kredito išlaidos",
  "1 106,54 €: kredito suma 899,00 € ir bendra vartojimo kredito kaina 207,54 € (palūkanos 94,17 €, sutarties mokestis 26,97 €, administravimo mokestis 86,40 €)",
  "Mėnesio įmoka – 46,12 €, paskutinė įmoka – 45,78 €; įmokų skaičius – 24",
  "pirmoji įmoka – 2026-12-15, paskutinė – 2028-11-15",
  "Bendra kaina – 999,00 €. Pradinė įmoka – 100,00 €",
  "0,05 % delspinigių nuo laiku nesumokėtos sumos, bet ne daugiau kaip už 180 kalendorinių dienų",
  "Per 14 kalendorinių dienų nuo sutarties sudarymo arba nuo jos sąlygų gavimo, jeigu jis vėlesnis, galite jos atsisakyti",
  "per 2 kalendorines dienas nuo sutarties sudarymo arba nuo kredito suteikimo, jeigu jis vėlesnis, – atsisakysite be palūkanų ir jokių išlaidų",
  "galite grąžinti bet kada; bendra kredito kaina tada mažėja. Kompensacijos už tai netaikome.",
  "Tel. +370 600 00000",
];

const DETAILS = [
  "Kredito rūšis",
  "Išmokėjimo sąlygos",
  "Reprezentatyvusis BVKKMN pavyzdys",
  "Susijusios išlaidos ir jų keitimas",
  "Įspėjimas dėl neįvykdytų mokėjimų",
  "Papildomos paslaugos (draudimas)",
  "Notaro išlaidos",
  "Patikra duomenų bazėse",
  "Automatizuotas vertinimas ir teisė prašyti, kad sprendimą peržiūrėtų žmogus",
  "Sutarties projekto egzempliorius",
  "Skundai ir ginčų nagrinėjimas",
  "Priežiūros institucija",
  "Informacijos galiojimo laikas",
];

describe("standard information", () => {
  test("F-280: the key facts stand on the first page with the terms of this offer", async () => {
    const pdf = await makeStandardInformation(CONTRACT);
    requireCleanSyntax(pdf);
    const firstPage = readText(pdf, 1);
    for (const fact of KEY_FACTS) expect(firstPage).toContain(fact);
    expect(firstPage).not.toContain("II dalis");
  });

  test("F-280: the second part is complete and begins on the second page", async () => {
    const pdf = await makeStandardInformation(CONTRACT);
    const secondPage = readText(pdf, 2);
    expect(secondPage).toContain("II dalis. Papildoma informacija");
    for (const detail of DETAILS) expect(secondPage).toContain(detail);
  });

  test("F-280: long names, insurance and a promotion still leave the key facts on one page", async () => {
    const name =
      "Šaldytuvas su šaldikliu „Pavyzdys“ dvigubomis durimis ir ledukų gaminimo įranga, nerūdijantysis plienas ".repeat(
        2,
      );
    const goods = CONTRACT.goods.flatMap((line) => [line, line, line]).map((line) => ({ ...line, name }));
    const terms = {
      ...CONTRACT.terms,
      ratePhases: [{ months: 6, annualRatePercent: "0" }],
      insurance: { packageName: "Gyvybė ir negalia", insurerName: "UAB „Draudikas“", policyNumber: null },
      hasSmallWinterPayments: true,
    };
    const pdf = await makeStandardInformation({ ...CONTRACT, goods, terms });
    expect(readText(pdf, 1)).toContain("Tel. +370 600 00000");
    expect(readText(pdf, 2)).toContain("II dalis. Papildoma informacija");
  });

  test("F-280: optional insurance is told apart from the cost of the credit", async () => {
    const insurance = {
      packageName: "Gyvybė, negalia ir nedarbas",
      insurerName: "UAB „Draudikas“",
      policyNumber: null,
    };
    const terms = { ...CONTRACT.terms, insurance };
    const text = readText(await makeStandardInformation({ ...CONTRACT, terms, schedule: getVectorSchedule("SP-18") }));
    const { totalPayableCents, totalPayableForAprCents } = getVectorSchedule("SP-18");
    expect(totalPayableCents).toBeGreaterThan(totalPayableForAprCents);
    expect(text).toContain("Draudimas neprivalomas");
    expect(text).toContain("7,00 € per mėnesį. Ji neįtraukta į BVKKMN");
  });

  test("F-280: a promotion shows the rate of each phase", async () => {
    const terms = { ...CONTRACT.terms, annualRatePercent: "14.9", ratePhases: [{ months: 6, annualRatePercent: "0" }] };
    const text = readText(
      await makeStandardInformation({ ...CONTRACT, terms, schedule: getVectorSchedule("SP-17") }),
      1,
    );
    expect(text).toContain("1–6 įmokoms – 0,00 % per metus; vėliau – 14,90 % per metus");
  });

  test("F-280: no line ends or begins with a dash, and the receipt has company on its page", async () => {
    for (const make of [makeStandardInformation, makeContract]) {
      const pdf = await make({ ...CONTRACT, spouse: SPOUSE });
      expect(readLines(pdf).filter((line) => /–$|^– /.test(line))).toEqual([]);
    }
    const pdf = await makeStandardInformation({
      ...CONTRACT,
      goods: [CONTRACT.goods, CONTRACT.goods, CONTRACT.goods].flat(),
    });
    const texts = Array.from({ length: countPages(pdf) }, (_, index) => readText(pdf, index + 1));
    expect(texts.find((text) => text.includes("Gavimo patvirtinimas"))).toContain("Informacijos galiojimo laikas");
  });

  test("F-280: before a buyer is known there is nothing to sign", async () => {
    const pdf = await makeStandardInformation({ ...CONTRACT, buyer: null, reference: null });
    expect(readText(pdf)).not.toContain("(parašas)");
    expect(countPages(pdf)).toBe(2);
  });
});
