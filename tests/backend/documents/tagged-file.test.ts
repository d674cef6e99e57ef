import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { makeContract, makeContractSet } from "../../../backend/src/documents/contract-set.ts";
import { makeInsuranceCertificate } from "../../../backend/src/documents/insurance-certificate.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { makeValuationReport } from "../../../backend/src/documents/valuation-report.ts";
import { readInfo, requireCleanSyntax } from "./pdf-tools.ts";
import { CONTRACT, INSURANCE, VALUATION } from "./sample-data.ts";
import { findAll, readStructure, textsOf } from "./structure.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const LONG = { ...CONTRACT, schedule: getVectorSchedule("SP-02") };
const DRAFT = { ...CONTRACT, presentation: { ...CONTRACT.presentation, draft: true, trial: true } };

const FILES: [string, () => Promise<Uint8Array>][] = [
  ["contract", () => makeContract(DRAFT)],
  ["standard information", () => makeStandardInformation(CONTRACT)],
  ["schedule", () => makePaymentSchedule(LONG)],
  ["valuation report", () => makeValuationReport(VALUATION)],
  ["certificate of insurance", () => makeInsuranceCertificate(INSURANCE)],
  ["set of copies", () => makeContractSet(CONTRACT, { standardInformation: 2, contract: 3, conditions: 2, sort: 1 })],
];

/** The page's operators in plain text. */
async function readPages(pdf: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(pdf);
  return file.getPages().map((page) => {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFRawStream)) throw new Error("A page has no operators");
    return inflateSync(contents.contents).toString("latin1");
  });
}

describe("F-340, F-280: a screen reader can follow every document", () => {
  test.each(FILES)("%s: every text is in the structure once or is page furniture", async (_, make) => {
    const pdf = await make();
    requireCleanSyntax(pdf);
    expect(readInfo(pdf)).toMatchObject({ Tagged: "yes" });
    for (const operators of await readPages(pdf)) {
      const ids = [...operators.matchAll(/<<\/MCID (\d+)>> BDC/g)].map(([, id]) => Number(id));
      expect(ids).toEqual(ids.map((_id, index) => index));
      expect(operators.match(/ BDC$/gm)?.length).toBe(operators.match(/^EMC$/gm)?.length);
      const unmarked = operators.replace(/^\/.* BDC\n[^]*?^EMC$/gm, "");
      expect(unmarked).not.toMatch(/Tj| l S$| re [fS]$/m);
    }
  });

  test.each(FILES)("%s: every marked text leads back to its element", async (_, make) => {
    const file = await PDFDocument.load(await make());
    const root = file.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
    const numbers = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
    const pages = await readPages(await make());
    expect(numbers.size()).toBe(2 * pages.length);
    for (const [index, operators] of pages.entries()) {
      const owners = numbers.lookup(2 * index + 1, PDFArray);
      expect(owners.size()).toBe(operators.match(/MCID/g)?.length);
      for (let id = 0; id < owners.size(); id += 1) expect(owners.lookup(id)).toBeInstanceOf(PDFDict);
    }
  });
});

describe("F-340, F-341: headings, lists and tables of the contract", () => {
  test("its documents have their titles, its sections their headings, in the order of the pages", async () => {
    const tree = readStructure(await makeContract(CONTRACT));
    expect(textsOf(findAll(tree, "H1"))).toEqual([
      "Vartojimo kredito sutarties specialiosios sąlygos",
      "Įmokų mokėjimo grafikas",
      "Vartojimo kredito sutarties bendrosios sąlygos",
    ]);
    const headings = textsOf(findAll(tree, "H2"));
    expect(headings.slice(0, 3)).toEqual(["1. Sutarties numeris, data, vieta", "2. Šalys", "3. Kredito paskirtis"]);
    expect(headings.slice(-2)).toEqual([
      "16. Baigiamosios nuostatos",
      "Priedas. Pranešimo apie sutarties atsisakymą forma",
    ]);
    expect(headings).toHaveLength(28);
  });

  test("the goods have column headers, the facts row headers", async () => {
    const tree = readStructure(await makeContract(CONTRACT));
    const goods = findAll(tree, "Table").find((table) => textsOf(findAll(table, "TH")).includes("Serijos Nr."));
    const headers = goods === undefined ? [] : findAll(goods, "TH");
    expect(headers.filter(({ scope }) => scope === "Column").map(({ text }) => text)).toEqual([
      "Pavadinimas",
      "Serijos Nr.",
      "Kiekis",
      "Kaina, €",
      "Suma, €",
      "Garantija",
    ]);
    const number = findAll(tree, "TR").find((row) => row.kids[0]?.text === "Sutarties numeris");
    expect(number?.kids).toMatchObject([
      { role: "TH", scope: "Row" },
      { role: "TD", text: "PL26-000123" },
    ]);
  });

  test("clauses are items of lists with their numbers", async () => {
    const tree = readStructure(await makeContract(CONTRACT));
    const items = findAll(tree, "LI").map(({ kids }) => [kids[0]?.role, kids[0]?.text, kids[1]?.role]);
    expect(items).toContainEqual(["Lbl", "16.2.", "LBody"]);
    expect(items).toContainEqual(["Lbl", "•", "LBody"]);
  });

  test("F-341: a draft says that it is one in words that are read", async () => {
    expect(textsOf(findAll(readStructure(await makeContract(DRAFT)), "P")).join(" ")).toContain(
      "Projektas, teisinės galios",
    );
  });

  test("bookmarks lead to every document and its headings", async () => {
    const file = await PDFDocument.load(await makeContract(CONTRACT));
    const titles: string[] = [];
    const walk = (parent: PDFDict) => {
      for (let item = parent.lookupMaybe(PDFName.of("First"), PDFDict); item;) {
        titles.push(item.lookup(PDFName.of("Title"), PDFHexString).decodeText());
        expect(item.lookup(PDFName.of("Dest"), PDFArray).lookup(0)).toBeInstanceOf(PDFDict);
        walk(item);
        item = item.lookupMaybe(PDFName.of("Next"), PDFDict);
      }
    };
    walk(file.catalog.lookup(PDFName.of("Outlines"), PDFDict));
    expect(titles).toHaveLength(31);
    expect(titles).toContain("16. Baigiamosios nuostatos");
    expect(titles).toContain("Priedas. Pranešimo apie sutarties atsisakymą forma");
  });
});

describe("F-280: headings and tables of standard information and schedule", () => {
  test("both parts of the standard information are headings, each fact a row with its header", async () => {
    const tree = readStructure(await makeStandardInformation(CONTRACT));
    expect(textsOf(findAll(tree, "H2"))).toEqual([
      "I dalis. Pagrindinė informacija",
      "II dalis. Papildoma informacija",
      "Gavimo patvirtinimas",
    ]);
    const rows = findAll(tree, "TR");
    expect(rows.every(({ kids: [header] }) => header?.role === "TH" && header.scope === "Row")).toBe(true);
    expect(textsOf(findAll(tree, "TH"))).toContain("Bendra vartojimo kredito kainos metinė norma (BVKKMN)");
  });

  test("the schedule's columns have headers once, though the table goes over pages", async () => {
    const rows = Array.from({ length: 120 }, () => CONTRACT.schedule.rows)
      .flat()
      .slice(0, 120);
    const tree = readStructure(await makePaymentSchedule({ ...CONTRACT, schedule: { ...CONTRACT.schedule, rows } }));
    const headers = findAll(tree, "TH").filter(({ scope }) => scope === "Column");
    expect(textsOf(headers)).toEqual([
      "Nr.",
      "Mokėjimo data",
      "Grąžinama kredito dalis, €",
      "Palūkanos, €",
      "Sutarties mokestis, €",
      "Administravimo mokestis, €",
      "Iš viso mokėti, €",
      "Likutis, €",
    ]);
    expect(findAll(tree, "TR").filter(({ kids }) => kids.length === 8)).toHaveLength(122);
  });
});
