import { describe, expect, test } from "vitest";
import { lenderOn } from "../../../backend/src/configuration/configuration.ts";
import type { ContractData } from "../../../backend/src/documents/contract-data.ts";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { makeGeneralPages, makeSpecialPages } from "./contract-pages.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

/** The contract with the schedule of a vector and the terms that differ. */
const contractOf = (
  id: string,
  terms: Partial<ContractData["terms"]> = {},
  change: Partial<ContractData> = {},
): ContractData => ({
  ...CONTRACT,
  terms: { ...CONTRACT.terms, ...terms },
  schedule: getVectorSchedule(id),
  ...change,
});

const readAll = async (contract: ContractData) =>
  Promise.all([makeContract(contract), makeStandardInformation(contract)]).then((files) =>
    files.map((file) => readText(file)),
  );

describe("F-280, F-340: a sentence is said only where it is true of this credit", () => {
  test("a credit without interest and cost speaks of no interest that is saved, owed for a day or lowered", async () => {
    const free = contractOf("SP-05", { annualRatePercent: "0" });
    for (const text of await readAll(free)) {
      expect(text).not.toMatch(
        /palūkanų bus mažiau|kaina tada (mažėja|sumažinama)|0,00 € per dieną|kreditas, – 0,00 €/,
      );
      expect(text).not.toMatch(/sumokėsiu palūkanas|mokamos tik palūkanos|dvyliktoji metinės normos/);
      expect(text).toMatch(/[Pp]alūkan(ų|os) už naudojimosi juo dienas neskaičiuojam/);
    }
    expect(readText(await makeGeneralPages(free))).toContain("4.1. Palūkanos neskaičiuojamos, todėl");
  });

  test("a credit with fees and no interest says what a later payout changes: its APR", async () => {
    const fees = contractOf("SP-06", { annualRatePercent: "0" });
    expect(readText(await makeSpecialPages(fees))).toContain("Kreditą išmokėjus vėliau, BVKKMN gali būti kita");
    expect(readText(await makeStandardInformation(fees))).toContain("bendra kredito kaina tada mažėja");
  });

  test("a promotion that begins without interest owes none for a day, and has interest later", async () => {
    const promotion = contractOf("SP-17", {
      annualRatePercent: "14.9",
      ratePhases: [{ months: 6, annualRatePercent: "0" }],
    });
    const text = readText(await makeContract(promotion));
    expect(text).toContain("jis grąžina kreditą; palūkanos už naudojimosi juo dienas neskaičiuojamos");
    expect(text).toContain("dvyliktoji metinės normos dalis");
  });

  test("compensation for early repayment is spoken of where more than the free sum can be repaid, and nowhere else", async () => {
    for (const text of await readAll(contractOf("SP-20"))) expect(text).toMatch(/viršija(nčią)? 2 320,00 €/);
    for (const id of ["SP-02", "SP-18"]) {
      for (const text of await readAll(contractOf(id))) {
        expect(text).not.toContain("2 320,00");
        expect(text).toMatch(/Kompensacij(a|os) už (tai|išankstinį grąžinimą) netaikom/);
      }
    }
  });

  test("what repays other credits, or goes to the buyer, stands in rows of its own, and only the goods' part is linked", async () => {
    const refinancing = contractOf("SP-02", { refinancedCents: 50_000, transferToClientCents: 10_000 });
    const text = readText(await makeStandardInformation(refinancing));
    const goods = text.slice(
      text.indexOf("Prekė (paslauga) ir jos kaina"),
      text.indexOf("Jums išmokama kredito dalis"),
    );
    expect(goods).toContain("Bendra kaina – 999,00 €");
    expect(goods).not.toMatch(/500,00 €|grąžinti/);
    expect(text).toContain("Jums išmokama kredito dalis 100,00 € Kitiems kreditams grąžinti 500,00 €");
    expect(text).toContain("Susietasis vartojimo kreditas yra tik ta jo dalis");
    expect(text).not.toContain("Tai susietasis vartojimo kreditas:");
    expect(readText(await makeStandardInformation(CONTRACT))).toContain("Tai susietasis vartojimo kreditas:");
  });

  test("an account drawn in parts says what is paid then, until when it is drawn, and that once", async () => {
    const account = contractOf("SP-02", { product: "account", goodsTotalCents: 0 }, { goods: [] });
    const [contract = "", information = ""] = await readAll(account);
    expect(contract).toContain("palūkanos skaičiuojamos tik nuo panaudotos dalies");
    expect(contract).toContain("Kol nepanaudota jokia limito dalis, įmokų mokėti nereikia.");
    expect(information).toContain("Panaudoję tik dalį limito, mokėsite mažiau");
    for (const text of [contract, information]) {
      expect(text).toMatch(/grąžinta limito dalimi (naudotis )?pakartotinai (naudotis )?negalima/i);
      expect(text).toContain("kol iki paskutinės mokėjimo dienos lieka ne mažiau kaip vienas mėnuo");
    }
    expect(readText(await makeContract(CONTRACT))).not.toContain("limit");
  });
});

describe("F-340: interest is counted by the day wherever a month is not whole", () => {
  test("of a term credit: repaid early, ended or withdrawn from between two days of payment, and none more for a delay", async () => {
    const text = readText(await makeGeneralPages(CONTRACT));
    expect(text).toContain(
      "grąžinama anksčiau, sutartis nutraukiama arba jos atsisakoma ne mokėjimo dieną, palūkanos už",
    );
    expect(text).toContain("iki grąžinimo arba nutraukimo dienos: metinė norma dalijama iš 365");
    expect(text).toContain("palūkanos nuo laiku nesumokėtos sumos papildomai neskaičiuojamos");
    expect(text).toContain("Palūkanos ir mokesčiai už laikotarpį po nutraukimo neskaičiuojami.");
  });

  test("the standard information says the same of a delay", async () => {
    expect(readText(await makeStandardInformation(CONTRACT))).toContain(
      "Kitų netesybų ir papildomų palūkanų netaikome.",
    );
  });
});

test("F-280, F-340: both papers say where the intermediary is entered and for whom it acts, as the lender's file has it", async () => {
  const standing = `${CONTRACT.lender.intermediaries}.`;
  expect(lenderOn("2026-11-20").intermediaries).toMatch(/viešąjį vartojimo kredito tarpininkų sąrašą.*vardu/);
  for (const make of [makeStandardInformation, makeSpecialPages])
    expect(readText(await make(CONTRACT))).toContain(standing);
});

test("F-340: payments are deferred also when the borrower's spouse loses work or a third of income", async () => {
  expect(readText(await makeGeneralPages(CONTRACT))).toContain(
    "kredito gavėjas ar jo sutuoktinis neteko darbo ar ne mažiau kaip trečdalio pajamų",
  );
});
