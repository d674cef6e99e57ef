import { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { ListTab } from "../../../app/domain/enumerations/list-tab.ts";
import { columnLetters } from "../../../app/xlsx/sheet-rows.ts";
import { rowSerializer } from "../../../app/xlsx/sheet-chunks.ts";
import type { SheetColumn } from "../../../app/xlsx/sheet-column.ts";
import { streamWorkbook } from "../../../app/xlsx/workbook-stream.server.ts";
import { choosableColumns } from "../../../app/features/applications-list/columns/table-columns.ts";
import { exportNames } from "../../../app/features/applications-list/export-applications.server.ts";
import { EMPTY_ROW, FULL_ROW, rowWith } from "../../unit/features/applications-list/contract-row.ts";
import { bytesOf, fileOf, manyRows, openWorkbook, WIDE } from "./export-source.ts";
import { zipEntries } from "./zip-entries.ts";

const valuesOf = async (file: Buffer, row: number) => {
  const sheet = (await openWorkbook(file)).worksheets[0];
  return (sheet?.getRow(row).values as unknown[]).slice(1);
};

describe("F-162: the file of a list", () => {
  test("F-551: the wide table has every field and the next step under its name in the page's language", async () => {
    const lithuanian = await valuesOf(await fileOf([FULL_ROW]), 1);
    const english = await valuesOf(await fileOf([FULL_ROW], { language: "en" }), 1);
    expect(lithuanian).toHaveLength(30);
    expect(lithuanian.slice(0, 4)).toEqual(["Numeris", "Sutarties Nr.", "Kredito rūšis", "Data"]);
    expect(english.slice(0, 4)).toEqual(["Number", "Contract No.", "Credit type", "Date"]);
  });

  test("F-165 to F-177: sums are numbers, days are days, accounts are plain, the rest is words", async () => {
    expect(await valuesOf(await fileOf([FULL_ROW]), 2)).toEqual([
      24996,
      "PL26-001882",
      "Prekių kreditas",
      new Date("2026-11-19"),
      new Date("2026-11-20"),
      24,
      "Standartas",
      15,
      1198.9,
      2500,
      "LT737300010012345678",
      "LT897044060001234567",
      "ABC1",
      "Emilija",
      "Išgalvotaitė",
      "603******77",
      10101,
      "Jonas Pardavėjas",
      "Elektrika Plius, Vilnius",
      "Televizorius Vaizdas 55, Garso kolonėlė",
      "Nepasirašyta",
      "Elektroniniu parašu",
      "Pradėtas nuotolinis pasirašymas",
      "Popieriuje",
      "Pasirašyta paraiška",
      "Taip",
      "Darbo užmokestis",
      "Ne",
      "Pirkėjas <b>paskambins</b> penktadienį",
      "Laukiama nuotolinio parašo",
    ]);
  });

  test("F-162, F-171: the short table has its own columns only, codes masked as on the screen", async () => {
    const file = await fileOf([FULL_ROW], { view: { ...WIDE, columns: "main" } });
    expect(await valuesOf(file, 1)).toEqual([
      "Numeris",
      "Sutarties Nr.",
      "Data",
      "Pirkėjas",
      "Asmens kodas",
      "Suma, €",
      "Trukmė,\u00a0mėn.",
      "Prekės",
      "Pardavėjas",
      "Parduotuvė",
      "Būsena",
      "Kas toliau",
    ]);
    const [, , , buyer, code] = await valuesOf(file, 2);
    expect([buyer, code]).toEqual(["Emilija Išgalvotaitė", "603******77"]);
  });

  test("F-162, F-172: a seller's short table names no sellers, and neither does its file", async () => {
    const file = await fileOf([FULL_ROW], { view: { ...WIDE, columns: "main", showsSellers: false } });
    expect(await valuesOf(file, 1)).toHaveLength(10);
    expect(await valuesOf(file, 2)).not.toContain("Jonas Pardavėjas");
  });

  test("F-162: what has a column of its own on the screen stands there in the file, not beside its buyer or seller", async () => {
    const view = { ...WIDE, columns: "main", chosen: choosableColumns(true) } as const;
    const file = await fileOf([FULL_ROW], { view });
    const names = (await valuesOf(file, 1)) as string[];
    const onScreen = ["Pirkėjas", "Pirkėjo vardas", "Pirkėjo pavardė", "Asmens kodas", "Suma, €"];
    expect(names.slice(names.indexOf("Pirkėjas")).slice(0, onScreen.length)).toEqual(onScreen);
    const ofSeller = ["Prekės", "Pardavėjo Nr.", "Pardavėjas", "Parduotuvė", "Būsena"];
    expect(names.slice(names.indexOf("Prekės")).slice(0, ofSeller.length)).toEqual(ofSeller);
    expect(names).toHaveLength(view.chosen.length - 1);
  });

  test("a row with every optional field empty has empty cells", async () => {
    const row = await valuesOf(await fileOf([EMPTY_ROW]), 2);
    expect(row.filter((value) => value !== undefined)).toHaveLength(7);
  });

  test("rows are the filter's rows, in their order, over all pages", async () => {
    const rows = manyRows(1_701);
    const sheet = (await openWorkbook(await fileOf(rows))).worksheets[0];
    expect(sheet?.rowCount).toBe(1_702);
    expect(sheet?.getColumn(1).values.slice(2)).toEqual(rows.map(({ applicationId }) => applicationId));
    expect(sheet?.autoFilter).toBe("A1:AD1702");
    expect(sheet?.views[0]).toMatchObject({ state: "frozen", ySplit: 1 });
  });

  test("F-162: printed, every sheet is an A4 page on its side with all columns, and each page repeats the head", async () => {
    for (const { pageSetup } of (await openWorkbook(await fileOf(manyRows(3)))).worksheets)
      expect(pageSetup).toMatchObject({
        printTitlesRow: "1:1",
        orientation: "landscape",
        paperSize: 9,
        fitToPage: true,
        fitToHeight: 0,
        fitToWidth: 1,
      });
  });

  test("F-162: an empty list is a file with a head", async () => {
    const workbook = await openWorkbook(await fileOf([], { view: { ...WIDE, tab: ListTab.applications } }));
    expect(workbook.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([["Paraiškos", 1]]);
    expect(workbook.creator).toBe("Partnerių savitarna");
  });
});

const HOSTILE = [
  "=1+1",
  "=cmd|' /C calc'!A0",
  "+1",
  "-1",
  "@SUM(A1)",
  "'=1+1",
  '{"formula":"1+1"}',
  "{formula}",
  "javascript:alert(1)",
  "https://pavyzdys.example",
  "_x0041_",
  "_x005F_x0041_",
  "<f>1+1</f>",
  "&lt;&amp;amp;",
  "]]>",
  "  tarpai  ",
  "a\tb",
  "a\nb",
  "ąčęėįšųūž €",
  "😀 𝔘",
  "constructor",
];

/** What a spreadsheet makes of `_x005F_`; exceljs leaves it as it stands (ECMA-376, ST_Xstring). */
const unescaped = (value: unknown) => String(value).replaceAll("_x005F_", "_");

describe("F-162: the file is called what its tab is called", () => {
  test.each([
    [ListTab.applications, "lt", "Paraiškos", "paraiskos"],
    [ListTab.payments, "lt", "Išmokos", "ismokos"],
    [ListTab.unpaid, "lt", "Neišmokėtos", "neismoketos"],
    [ListTab.contracts, "lt", "Sutartys", "sutartys"],
    [ListTab.contracts, "en", "Contracts", "contracts"],
    [ListTab.applications, "en", "Applications", "applications"],
  ] as const)("F-162: tab %d in %s is the sheet “%s” in the file “%s”", async (tab, language, sheet, file) => {
    expect(exportNames(tab, language)).toEqual({ sheet, file });
    const workbook = await openWorkbook(await fileOf([], { language, view: { ...WIDE, tab } }));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([sheet]);
  });
});

describe("R-H5: no text of a cell is more than text", () => {
  const commentsOf = async (texts: readonly string[]) => {
    const file = await fileOf(texts.map((comment) => rowWith({ comment })));
    const sheet = (await openWorkbook(file)).worksheets[0];
    return { file, cells: texts.map((_text, index) => sheet?.getRow(index + 2).getCell(29)) };
  };

  test("every text comes back as it was, as text", async () => {
    const { cells } = await commentsOf(HOSTILE);
    expect(cells.map((cell) => unescaped(cell?.value))).toEqual(HOSTILE);
    expect(cells.every((cell) => cell?.formula === undefined && cell?.numFmt === "@")).toBe(true);
  });

  test("the file has no formula, no link, and only well-formed parts", async () => {
    const { file } = await commentsOf(HOSTILE);
    const entries = zipEntries(file);
    const sheet = entries.get("xl/worksheets/sheet1.xml") ?? "";
    expect(sheet).not.toMatch(/<f[ >/]|<hyperlink/);
    expect([...entries.keys()].filter((name) => name.includes("worksheets/_rels"))).toEqual([]);
    for (const xml of entries.values()) XmlDocument.fromString(xml).dispose();
  });

  test("controls and halves of surrogate pairs are left out, a carriage return is a line break", async () => {
    const { cells } = await commentsOf([
      "a\u0000\u0008\u001Bb\u007F\u0085c",
      "x\uD800y\uDC00z\uFFFE",
      "1\r\n2\r3",
      "\uDC00\uD800",
    ]);
    expect(cells.map((cell) => cell?.value)).toEqual(["abc", "xyz", "1\n2\n3", null]);
  });

  test("a text is cut where Excel's limit is, never inside a character", async () => {
    const { cells } = await commentsOf(["ą".repeat(40_000), `${"a".repeat(32_766)}😀`]);
    expect(cells.map((cell) => String(cell?.value).length)).toEqual([32_767, 32_766]);
  });
});

describe("sheets", () => {
  const columns: SheetColumn<number>[] = [{ header: "n", format: "integer", width: 8, value: (number) => number }];

  test("a full sheet is followed by the next, and no row is lost", async () => {
    const print = rowSerializer(columns, 1_000);
    async function* pages() {
      for (let from = 0; from < 2_500; from += 300)
        yield print(Array.from({ length: Math.min(300, 2_500 - from) }, (_, index) => from + index));
    }
    const design = { columns, sheetTitle: "Sąrašas", creator: "x", createdAt: new Date(0) };
    const workbook = await openWorkbook(await bytesOf(streamWorkbook(design, pages())));
    expect(workbook.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["Sąrašas", 1_001],
      ["Sąrašas 2", 1_001],
      ["Sąrašas 3", 501],
    ]);
    const numbers = workbook.worksheets.flatMap((sheet) => sheet.getColumn(1).values.slice(2));
    expect(numbers).toEqual(Array.from({ length: 2_500 }, (_, index) => index));
  });

  test.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [51, "AZ"],
    [701, "ZZ"],
    [702, "AAA"],
  ])("column %d is %s", (index, letters) => {
    expect(columnLetters(index)).toBe(letters);
  });
});
