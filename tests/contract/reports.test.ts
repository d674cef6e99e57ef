import { describe, expect, test } from "vitest";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const empty = useCaller(backEnd, "tuscias.s");
const supervisor = useCaller(backEnd, "vadove");
const manager = useCaller(backEnd, "vadyb2");

type Call = typeof jonas;

const EVER = { DataNuo: "2000-01-01T00:00:00", DataIki: "2100-01-01T00:00:00" };
const NEVER = { DataNuo: "2001-01-01T00:00:00", DataIki: "2001-12-31T00:00:00" };

/** Cells of a row; the empty ones too. */
const cellsOf = (row: AnswerNode): string[] => {
  const cells = valueAt(row, "Reiksme");
  return (Array.isArray(cells) ? cells : [cells ?? ""]).map((cell) => (typeof cell === "string" ? cell : ""));
};

async function read(call: Call, id: number, parameters: RequestElements = {}, more: RequestElements = {}) {
  const reply = await call("GetReport", { AtaskaitosID: id, Parametrai: parameters, ...more });
  return {
    ...reply,
    rows: listAt(reply.fields, "Eilutes", "Eilute").map(cellsOf),
    total: textAt(reply.fields, "Viso"),
  };
}

/** Every page of a report, by its keys. */
async function readAll(call: Call, id: number, parameters: RequestElements = {}) {
  const rows: string[][] = [];
  let key = "";
  do {
    const page = await read(call, id, parameters, { Raktas: key, Kiekis: 500 });
    rows.push(...page.rows);
    key = textAt(page.fields, "KitasRaktas");
  } while (key !== "");
  return rows;
}

const idsOf = async (call: Call) => {
  const { fields } = await call("ListReports", {});
  return listAt(fields, "Ataskaitos", "Ataskaita").map((report) => Number(textAt(report, "AtaskaitosID")));
};

describe("the list of reports", () => {
  test("F-388, F-012: managers and supervisors get eight reports, sellers all but that of the staff", async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(await idsOf(manager)).toEqual(all);
    expect(await idsOf(supervisor)).toEqual(all);
    expect(await idsOf(jonas)).toEqual(all.filter((id) => id !== 6));
  });

  test("F-388: each says in the language of the page what it asks and what it shows", async () => {
    const { fields } = await manager("ListReports", { Kalba: "en" });
    const second = listAt(fields, "Ataskaitos", "Ataskaita")[1];
    expect(textAt(second, "Pavadinimas")).toBe("Contracts by seller");
    expect(valueAt(second, "Parametrai", "Parametras")).toEqual(["DataNuo", "DataIki"]);
    const columns = listAt(second, "Stulpeliai", "Stulpelis");
    expect(columns.map((column) => textAt(column, "Tipas"))).toEqual([
      "TEKSTAS",
      "TEKSTAS",
      "SKAICIUS",
      "SUMA",
      "SUMA",
    ]);
  });

  test.each([999, 0, -1])("F-388, F-456: report %i is none, and none is said of it: 1500", async (id) => {
    expect((await read(manager, id)).code).toBe(1500);
    expect((await manager("GetReportPdf", { AtaskaitosID: id })).code).toBe(1500);
  });

  test("F-388, 1.3: a seller who asks for the report of the staff hears that there is none", async () => {
    expect((await read(jonas, 6, EVER)).code).toBe(1500);
    expect((await read(supervisor, 6, EVER)).code).toBe(0);
  });
});

describe("parameters", () => {
  test.each<[string, number, RequestElements]>([
    ["no days", 2, {}],
    ["one day of two", 2, { DataNuo: EVER.DataNuo }],
    ["a period that ends before it begins", 2, { DataNuo: EVER.DataIki, DataIki: EVER.DataNuo }],
    ["a day that is none", 2, { ...EVER, DataIki: "2026-02-30" }],
    ["no application", 7, {}],
    ["no day", 8, {}],
  ])("F-388: %s is refused", async (_what, id, parameters) => {
    expect((await read(manager, id, parameters)).code).toBe(2000);
  });

  test("F-388, R-D3: the income report of an application out of reach is 1063", async () => {
    expect((await read(jonas, 7, { ParaiskosID: 999_999_999 })).code).toBe(1063);
    expect((await read(jonas, 7, { ParaiskosID: 1004 })).code).toBe(1063);
  });
});

describe("nothing found", () => {
  test.each([1, 2, 4, 5, 6])(
    "F-390, F-461: report %i of a period without anything is 1900, as a paper too",
    async (id) => {
      expect((await read(manager, id, NEVER)).code).toBe(1900);
      expect((await manager("GetReportPdf", { AtaskaitosID: id, Parametrai: NEVER })).code).toBe(1900);
    },
  );

  test("F-388: the two reports that count contracts by person say in their head what each counts, and name the other, in both languages", async () => {
    const headsOf = async (Kalba: string) =>
      new Map(
        listAt((await manager("ListReports", { Kalba })).fields, "Ataskaitos", "Ataskaita").map((report) => [
          textAt(report, "AtaskaitosID"),
          { title: textAt(report, "Pavadinimas"), summary: textAt(report, "Aprasymas") },
        ]),
      );
    for (const [language, rejected] of [
      ["lt", "atmest"],
      ["en", "rejected"],
    ] as const) {
      const heads = await headsOf(language);
      const [sellers, staff] = [heads.get("2"), heads.get("6")];
      expect(sellers?.summary).toContain(staff?.title);
      expect(staff?.summary).toContain(sellers?.title);
      for (const head of [sellers, staff]) expect(head?.summary).toContain(rejected);
    }
  });

  test("F-390, F-454: all contracts of a shop that has none are an empty list: 1310", async () => {
    expect((await read(empty, 3)).code).toBe(1310);
  });

  test("F-463: of a day before the first record the database answers nothing: 2001; of a later quiet day it finds nothing: 1900", async () => {
    expect((await read(manager, 8, { Data: "2000-01-01T00:00:00" })).code).toBe(2001);
    expect((await read(manager, 8, { Data: "2100-01-01T00:00:00" })).code).toBe(1900);
  });
});

describe("rows", () => {
  test("F-389, F-491: all contracts come page by page, each once, in the order of their numbers", async () => {
    const first = await read(manager, 3, {}, { Kiekis: 500 });
    const rows = await readAll(manager, 3);
    expect(String(rows.length)).toBe(first.total);
    const numbers = rows.map(([number]) => Number(number));
    expect(new Set(numbers).size).toBe(rows.length);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(rows.every((cells) => cells.length === 9)).toBe(true);
    expect(rows.some((cells) => cells.at(-1) === "Paraiška" || cells.at(-1) === "Atmesta")).toBe(false);
  });

  test("1.3: a seller has the contracts of the shop, a supervisor those of the company, a manager all", async () => {
    const shopsOf = async (call: Call) => new Set((await readAll(call, 3)).map((cells) => cells[3]));
    expect(await shopsOf(jonas)).toEqual(new Set(["Elektrika Plius, Vilnius, Ozo g."]));
    const company = await shopsOf(supervisor);
    expect(company.size).toBe(3);
    expect((await shopsOf(manager)).size).toBeGreaterThan(company.size);
  });

  test("F-388: contracts by seller add up to all contracts of the period", async () => {
    const contracts = await readAll(supervisor, 3);
    const sellers = await readAll(supervisor, 2, EVER);
    const cents = (rows: string[][], at: number) =>
      rows.reduce((sum, cells) => sum + Math.round(Number(cells[at] || 0) * 100), 0);
    expect(sellers.reduce((sum, cells) => sum + Number(cells[2]), 0)).toBe(contracts.length);
    expect(cents(sellers, 3)).toBe(cents(contracts, 6));
  });

  test("F-388: applications of a period are those of its days, both included", async () => {
    const [some] = await readAll(jonas, 1, EVER);
    const day = some?.[1] ?? "";
    const rows = await readAll(jonas, 1, { DataNuo: day, DataIki: day });
    expect(rows.map(([number]) => number)).toContain(some?.[0]);
    expect(new Set(rows.map((cells) => cells[1]))).toEqual(new Set([day]));
  });

  test("F-388, F-337: a rejection is listed with its reason", async () => {
    const rows = await readAll(manager, 5, EVER);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((cells) => cells[7]))).toContain("Pirkėjas persigalvojo");
  });

  test("F-388: a payout is listed with its day and account", async () => {
    const rows = await readAll(manager, 4, EVER);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((cells) => /^\d{4}-\d{2}-\d{2}$/.test(cells[2] ?? ""))).toBe(true);
    const accountOf = (id: string) => rows.find(([number]) => number === id)?.[5];
    // The contract of goods pays the shop of 1006; a limit of a card is transferred to no account.
    expect([accountOf("1006"), accountOf("1017")]).toEqual(["LT737300010012345678", ""]);
  });

  test("F-388: what the staff did is counted from the action log", async () => {
    const people = await readAll(supervisor, 6, EVER);
    const own = people.find((cells) => cells[1] === "jonas.s");
    expect(Number(own?.[2])).toBeGreaterThan(0);
  });
});

describe("the income report", () => {
  test("F-296, F-550: it has every column of the entries, and a skipped line is not in the total", async () => {
    const rows = await readAll(manager, 7, { ParaiskosID: 1022 });
    const [total, ...lines] = rows.toReversed();
    expect(total?.[0]).toBe("Iš viso");
    expect(lines.length).toBeGreaterThan(1);
    const cents = (text: string | undefined) => Math.round(Number(text || 0) * 100);
    expect(lines.every((cells) => cells.length === 12)).toBe(true);
    const skipped = lines.filter((cells) => cells[11] === "Taip");
    expect(skipped.map((cells) => cents(cells[9]))).toEqual(skipped.map(() => 0));
    expect(skipped.length).toBeGreaterThan(0);
    expect(cents(total?.[9])).toBe(lines.reduce((sum, cells) => sum + cents(cells[9]), 0));
  });
});

describe("the paper", () => {
  test("F-389: it has the title, the parameters and the rows of the report", async () => {
    const text = await readPrinted(supervisor, "GetReportPdf", { AtaskaitosID: 2, Parametrai: EVER });
    expect(text).toContain("Sutartys pagal pardavėjus");
    expect(text).toContain("Jonas Pardavėjas");
  });
});

test("F-389: an English reader's paper has English titles, words and sums", async () => {
  const text = await readPrinted(supervisor, "GetReportPdf", { AtaskaitosID: 2, Parametrai: EVER, Kalba: "en" });
  expect(text).toContain("Contracts by seller");
  expect(text).toMatch(/Made by /);
  expect(text).toMatch(/\d{1,3},\d{3}\.\d{2}/);
  expect(text).not.toContain("Suformavo");
});

describe("the month", () => {
  const rowsOf = (fields: AnswerNode | undefined, part: string) => listAt(fields, part, "Eilute");
  const sumUp = (rows: readonly AnswerNode[], name: string) =>
    rows.reduce((sum: number, row) => sum + Number(textAt(row, name)), 0);

  /** A month in which the shop of the author had applications. */
  const monthOf = async (call: Call) => ((await readAll(call, 1, EVER))[0]?.[1] ?? "").slice(0, "yyyy-mm".length);

  test("F-389, 1.3: its figures are those of the report of applications, by shop and by seller, within reach", async () => {
    const month = await monthOf(supervisor);
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
    const applications = await readAll(supervisor, 1, { DataNuo: `${month}-01`, DataIki: last });
    const { fields } = await supervisor("GetMonthOverview", { Menuo: month });
    for (const part of ["Parduotuves", "Pardavejai"])
      expect(sumUp(rowsOf(fields, part), "Paraiskos")).toBe(applications.length);
    const contracts = applications.filter((cells) => !["Paraiška", "Atmesta"].includes(cells.at(-1) ?? ""));
    expect(sumUp(rowsOf(fields, "Parduotuves"), "Sutartys")).toBe(contracts.length);
    const cents = contracts.reduce((sum, cells) => sum + Math.round(Number(cells[5] || 0) * 100), 0);
    expect(Math.round(sumUp(rowsOf(fields, "Pardavejai"), "Suma") * 100)).toBe(cents);
  });

  test("1.3: a seller does not get it; a month without applications is 1900, and what is no month is refused", async () => {
    expect((await jonas("GetMonthOverview", { Menuo: "2026-11" })).code).toBe(1021);
    expect((await manager("GetMonthOverview", { Menuo: "2001-01" })).code).toBe(1900);
    expect((await manager("GetMonthOverview", { Menuo: "2026-13" })).code).toBe(2000);
  });
});
