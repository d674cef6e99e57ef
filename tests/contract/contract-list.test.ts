import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { createApplication } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, type AnswerTree } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const manager = useCaller(backEnd, "vadyb2");

const PAGE_ROWS = 20;

const rowsOf = (fields: AnswerTree): AnswerTree[] => listAt(fields, "Sarasas", "Eilute");
const idsOf = (fields: AnswerTree): string[] => rowsOf(fields).map((row) => textAt(row, "ParaiskosID"));

async function listAll(query: RequestElements, call = manager): Promise<AnswerTree[]> {
  return rowsOf((await call("ListContracts", { Kiekis: 500, ...query })).fields);
}

describe("F-164: tabs", () => {
  test.each([
    [3, (row: AnswerTree) => ["0", "-1"].includes(textAt(row, "Busena"))],
    [4, (row: AnswerTree) => ["2", "3", "7"].includes(textAt(row, "Busena"))],
    [5, (row: AnswerTree) => ["2", "7"].includes(textAt(row, "Busena"))],
    [6, (row: AnswerTree) => ["1", "2", "3", "4", "7"].includes(textAt(row, "Busena"))],
  ])("C22: tab %i holds the statuses of its meaning", async (tab, belongs) => {
    const rows = await listAll({ Skirtukas: tab });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(belongs)).toBe(true);
  });

  test("F-582: an unknown tab is the applications", async () => {
    expect(await listAll({ Skirtukas: 9 })).toEqual(await listAll({ Skirtukas: 3 }));
  });

  test("payments and unpaid have no row in common, and both are contracts", async () => {
    const ids = async (tab: number) => (await listAll({ Skirtukas: tab })).map((row) => textAt(row, "ParaiskosID"));
    const [paid, unpaid, contracts] = [await ids(4), await ids(5), await ids(6)];
    expect(paid.filter((id) => unpaid.includes(id))).toEqual([]);
    expect(contracts).toEqual(expect.arrayContaining([...paid, ...unpaid]));
  });

  test("F-172: with the counts come the shops of a supervisor by name, and none for a manager or a seller", async () => {
    const shopsFor = async (user: string, asked: RequestElements = { SuKiekiais: 1 }) => {
      const { fields } = await (await callerOf(backEnd.url, user))("ListContracts", { Skirtukas: 6, ...asked });
      return listAt(fields, "Parduotuves", "Parduotuve").map((shop) => textAt(shop, "ParduotuvesID"));
    };
    expect((await shopsFor("vadove")).toSorted()).toEqual(["101", "102", "103"]);
    expect(await shopsFor("vadove", { SuKiekiais: 1, Pirkejas: "nėra tokio" })).toHaveLength(3);
    expect([await shopsFor("vadove", {}), await shopsFor("vadyb2"), await shopsFor("jonas.s")]).toEqual([[], [], []]);
  });

  test("counts come when asked for, for every tab, under the same filter", async () => {
    const reply = await manager("ListContracts", { Skirtukas: 6, Kiekis: 1, SuKiekiais: 1, ParduotuvesID: 101 });
    const counts = listAt(reply.fields, "Skirtukai", "Kiekis");
    expect(counts.map((count) => textAt(count, "Skirtukas"))).toEqual(["3", "4", "5", "6"]);
    for (const count of counts) {
      const rows = await listAll({ Skirtukas: textAt(count, "Skirtukas"), ParduotuvesID: 101 });
      expect(textAt(count, "Kiekis")).toBe(String(rows.length));
    }
    expect(textAt(reply.fields, "Viso")).toBe(textAt(counts[3], "Kiekis"));
    expect(textAt((await manager("ListContracts", { Skirtukas: 6 })).fields, "Viso")).toBe("");
  });
});

describe("F-179: an empty list is 1310", () => {
  test("F-454: the unpaid tab of shop 301", async () => {
    const single = await callerOf(backEnd.url, "vienas.s");
    const reply = await single("ListContracts", { Skirtukas: 5, SuKiekiais: 1 });
    expect([reply.code, rowsOf(reply.fields)]).toEqual([1310, []]);
    expect(listAt(reply.fields, "Skirtukai", "Kiekis")).toHaveLength(4);
  });

  test("a filter that nothing matches", async () => {
    for (const filter of [
      { Pirkejas: "nėra tokio" },
      { Pardavejas: "nėra tokio" },
      { Kategorija: "none" },
      { Busena: 5 },
    ]) {
      expect((await manager("ListContracts", { Skirtukas: 3, ...filter })).code).toBe(1310);
    }
  });

  test("F-479: one row is a list of one", async () => {
    expect(await listAll({ Skirtukas: 3, Numeris: "1002" })).toHaveLength(1);
  });
});

describe("F-159: filters", () => {
  const holds = async (tab: number, filter: RequestElements, belongs: (row: AnswerTree) => boolean) => {
    const everything = await listAll({ Skirtukas: tab });
    const found = await listAll({ Skirtukas: tab, ...filter });
    expect(found).toEqual(everything.filter(belongs));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(everything.length);
  };

  const cents = (row: AnswerTree) => Math.round(Number(textAt(row, "Suma")) * 100);
  const isOneOf =
    (element: string, ...values: readonly string[]) =>
    (row: AnswerTree) =>
      values.includes(textAt(row, element));

  test.each<[string, number, RequestElements, (row: AnswerTree) => boolean]>([
    ["status", 6, { Busena: 2 }, isOneOf("Busena", "2")],
    ["F-178: unsigned contracts", 6, { Kategorija: "unsignedContract" }, isOneOf("Busena", "1")],
    ["F-178: signed contracts, concluded online too", 6, { Kategorija: "signedContract" }, isOneOf("Busena", "2", "7")],
    ["F-178: archived", 6, { Kategorija: "archived" }, isOneOf("Busena", "3")],
    ["F-178: with defects", 6, { Kategorija: "withDefects" }, isOneOf("Busena", "4")],
    ["F-178: applications", 3, { Kategorija: "application" }, isOneOf("Busena", "0")],
    ["F-178: rejected", 3, { Kategorija: "rejectedContract" }, isOneOf("Busena", "-1")],
    ["personal code", 3, { AsmensKodas: "38403179912" }, isOneOf("AsmensKodas", "38403179912")],
    [
      "buyer without diacritics, words in any order",
      3,
      { Pirkejas: "SIMTARAIDIS azuolas" },
      isOneOf("Pavarde", "Šimtaraidis"),
    ],
    ["seller by name", 6, { Pardavejas: "pardavejas jonas" }, isOneOf("PardavejoVardas", "Jonas Pardavėjas")],
    ["seller by login", 6, { Pardavejas: "jonas.s" }, isOneOf("PardavejoID", "10101")],
    ["contract type", 6, { SutartiesTipas: 5 }, isOneOf("SutartiesTipas", "5")],
    ["e-credit state", 6, { EKreditoBusena: 4 }, isOneOf("EKreditoBusena", "4")],
    ["winter payments", 6, { ZiemosImokos: 1 }, isOneOf("MazesnesZiemosImokos", "1")],
    ["no income certificate", 3, { PajamuPazyma: 0 }, isOneOf("PajamuPazyma", "0")],
    ["sum from", 6, { SumaNuo: "2000.00" }, (row) => cents(row) >= 200_000],
    ["sum to", 6, { SumaIki: "500.00" }, (row) => textAt(row, "Suma") !== "" && cents(row) <= 50_000],
    [
      "comment",
      3,
      { Komentaras: "akcijai TELEVIZORIAUS" },
      (row) => textAt(row, "Komentaras").includes("televizoriaus"),
    ],
    [
      "signature type",
      6,
      { PasirasymoTipas: 30 },
      (row) => textAt(row, "PasirasymoTipas") === "30" || textAt(row, "SutartiesPasirasymas") === "30",
    ],
  ])("%s", async (_name, tab, filter, belongs) => holds(tab, filter, belongs));

  test("a sum belongs to both its ends", async () => {
    const everything = await listAll({ Skirtukas: 6 });
    const sum = textAt(everything.find((row) => cents(row) > 0) ?? {}, "Suma");
    await holds(6, { SumaNuo: sum, SumaIki: sum }, isOneOf("Suma", sum));
  });

  test("goods by their words", async () => {
    const found = await listAll({ Skirtukas: 6, Prekes: "saldytuvas" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((row) => /šaldytuvas/i.test(textAt(row, "Prekes")))).toBe(true);
  });

  test("dates are whole days in Lithuania", async () => {
    const days = (await listAll({ Skirtukas: 3 })).map((row) => textAt(row, "Data")).sort();
    const middle = days[Math.floor(days.length / 2)] ?? "";
    await holds(3, { DataNuo: middle }, (row) => textAt(row, "Data") >= middle);
    await holds(3, { DataIki: middle }, (row) => textAt(row, "Data") <= middle);
    await holds(3, { DataNuo: middle, DataIki: middle }, (row) => textAt(row, "Data") === middle);
  });

  test("F-183: a number is an application's or a contract's, spaces ignored", async () => {
    const contract = (await listAll({ Skirtukas: 6 })).find((row) => textAt(row, "SutartiesNr") !== "");
    const number = textAt(contract, "SutartiesNr");
    const spaced = `${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`;
    expect((await listAll({ Skirtukas: 6, Numeris: spaced })).map((row) => textAt(row, "SutartiesNr"))).toEqual([
      number,
    ]);
    expect(await listAll({ Skirtukas: 3, Numeris: "99999999999999" })).toEqual([]);
  });

  test("a wildcard that is typed is a letter", async () => {
    expect((await manager("ListContracts", { Skirtukas: 3, Pirkejas: "%" })).code).toBe(1310);
    expect((await manager("ListContracts", { Skirtukas: 3, Komentaras: "_" })).code).toBe(1310);
  });
});

describe("F-181: order and pages", () => {
  test("newest first by default", async () => {
    const days = (await listAll({ Skirtukas: 6 })).map((row) => textAt(row, "Data"));
    expect(days).toEqual([...days].sort().reverse());
  });

  const COLUMNS = [
    "ParaiskosID",
    "Data",
    "SutartiesNr",
    "SutartiesData",
    "SutartiesTipas",
    "Trukme",
    "SalyguVariantas",
    "MokejimoDiena",
    "Suma",
    "KreditoLimitas",
    "SaskaitosNr",
    "PapildomaSaskaita",
    "Pavarde",
    "Vardas",
    "AsmensKodas",
    "PardavejoVardas",
    "ParduotuvesPavadinimas",
    "Prekes",
    "Busena",
    "PasirasymoTipas",
    "SutartiesPasirasymas",
    "SutuoktinioSutartiesPasirasymas",
    "EKreditoBusena",
    "PajamuPazyma",
    "PajamuTipas",
    "MazesnesZiemosImokos",
    "Komentaras",
  ];

  const ORDERS = COLUMNS.map((column, index): [string, string] => [column, index % 2 === 0 ? "asc" : "desc"]);

  test.each(ORDERS)(
    "by %s %s: pages forwards and backwards hold the whole list, each row once",
    async (column, direction) => {
      const query = { Skirtukas: 6, Rikiavimas: column, Kryptis: direction };
      const whole = (await listAll(query)).map((row) => textAt(row, "ParaiskosID"));
      const forwards = await walk(query, "KitasRaktas");
      expect(forwards.ids).toEqual(whole);
      const backwards = await walk({ ...query, Raktas: forwards.lastPrevious }, "AnkstesnisRaktas");
      expect(backwards.pages.length).toBe(forwards.pages.length - 1);
      expect(backwards.pages.reverse().flat()).toEqual(whole.slice(0, backwards.pages.flat().length));
    },
  );

  test("numbers sort as numbers, a second click reverses, rows without a value come first", async () => {
    for (const column of ["Suma", "Trukme", "ParaiskosID", "KreditoLimitas"]) {
      const valuesIn = async (direction: string) =>
        (await listAll({ Skirtukas: 6, Rikiavimas: column, Kryptis: direction })).map((row) =>
          textAt(row, column) === "" ? -1 : Number(textAt(row, column)),
        );
      const ascending = await valuesIn("asc");
      expect(ascending).toEqual([...ascending].sort((left, right) => left - right));
      expect(await valuesIn("desc")).toEqual([...ascending].reverse());
    }
  });

  async function walk(query: RequestElements, next: "KitasRaktas" | "AnkstesnisRaktas") {
    const pages: string[][] = [];
    const numbers: number[] = [];
    let key: string | undefined = typeof query["Raktas"] === "string" ? query["Raktas"] : undefined;
    let lastPrevious = "";
    do {
      const reply = await manager("ListContracts", { ...query, Kiekis: PAGE_ROWS, Raktas: key });
      pages.push(idsOf(reply.fields));
      numbers.push(Number(textAt(reply.fields, "Nuo")));
      lastPrevious = textAt(reply.fields, "AnkstesnisRaktas");
      key = textAt(reply.fields, next);
    } while (key !== "");
    return { pages, numbers, ids: pages.flat(), lastPrevious };
  }

  test("Nuo is the number of the first row of each page, both ways", async () => {
    const forwards = await walk({ Skirtukas: 6 }, "KitasRaktas");
    expect(forwards.numbers).toEqual(forwards.pages.map((_page, index) => index * PAGE_ROWS + 1));
    const backwards = await walk({ Skirtukas: 6, Raktas: forwards.lastPrevious }, "AnkstesnisRaktas");
    expect(backwards.numbers).toEqual([...forwards.numbers.slice(0, -1)].reverse());
  });

  test("a page stays where it was while new applications come in", async () => {
    const jonas = await callerOf(backEnd.url, "jonas.s");
    const first = await manager("ListContracts", { Skirtukas: 3, Kiekis: 5 });
    const key = textAt(first.fields, "KitasRaktas");
    const before = await manager("ListContracts", { Skirtukas: 3, Kiekis: 5, Raktas: key });
    await createApplication(jonas);
    const after = await manager("ListContracts", { Skirtukas: 3, Kiekis: 5, Raktas: key });
    expect(idsOf(after.fields)).toEqual(idsOf(before.fields));
  });

  test("a key that is not ours and an unknown column begin the list", async () => {
    const first = idsOf((await manager("ListContracts", { Skirtukas: 6, Kiekis: 3 })).fields);
    for (const odd of [
      { Raktas: "%%%" },
      { Raktas: "WzFd" },
      { Rikiavimas: "id; drop table" },
      { Kryptis: "sideways" },
    ]) {
      expect(idsOf((await manager("ListContracts", { Skirtukas: 6, Kiekis: 3, ...odd })).fields)).toEqual(first);
    }
  });
});

test("F-551: a row tells everything that the screen and the export show", async () => {
  const [row] = await listAll({ Skirtukas: 6, Numeris: "1006" });
  const shown = ["SutartiesTipas", "Trukme", "SalyguVariantas", "SalyguVariantasEn", "Vardas", "Busena", "PajamuTipas"];
  expect(shown.map((element) => textAt(row, element))).toEqual([
    "3",
    "24",
    "Standartas",
    "Standard",
    "Kazys",
    "2",
    "1",
  ]);
  expect([textAt(row, "PardavejoVardas"), textAt(row, "AsmensKodas")]).toEqual(["Tomas Senas", "36207279710"]);
  expect(textAt(row, "Prekes")).toContain(", ");
});
