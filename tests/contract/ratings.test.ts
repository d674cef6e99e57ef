import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, SIMONA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const single = useCaller(backEnd, "vienas.s");
const supervisor = useCaller(backEnd, "vadove");
const manager = useCaller(backEnd, "vadyb2");

const lithuanian = (amount: string): string => amount.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, " ");
const rowsOf = (fields: AnswerNode | undefined) => listAt(fields, "Sarasas", "Vertinimas");
const numbersOf = (rows: readonly AnswerNode[]) => rows.map((row) => Number(textAt(row, "VertinimoID")));

const SOURCES = ["KlientoMenesioSuma", "RegistruotoBustoMenesioSuma", "GreitojoKreditoMenesioSuma"];

const list = async (call: typeof jonas, asked: RequestElements = {}) => {
  const reply = await call("ListValuations", asked);
  return { ...reply, rows: rowsOf(reply.fields) };
};

/** Every page of the list, by its keys. */
async function everyPage(limit: number) {
  const pages: (readonly AnswerNode[])[] = [];
  let key = "";
  do {
    const { fields, rows } = await list(manager, { Kiekis: limit, Raktas: key });
    pages.push(rows);
    key = textAt(fields, "KitasRaktas");
  } while (key !== "");
  return pages;
}

async function rate(elements: RequestElements = EMILIJA) {
  const { id } = await createApplication(jonas, elements);
  const { fields } = await jonas("GetProposedOptions", { ParaiskosID: id });
  return { application: id, rating: Number(textAt(fields, "VertinimoID")) };
}

describe("the list of ratings", () => {
  test("F-383, F-384: the demo's 25 ratings come newest first, each once, a page at a time, and back again", async () => {
    const whole = await list(manager, { Kiekis: 100 });
    expect(whole.rows.length).toBeGreaterThanOrEqual(25);
    expect(textAt(whole.fields, "Viso")).toBe(String(whole.rows.length));
    const times = whole.rows.map((row) => textAt(row, "Laikas"));
    expect(times).toEqual(times.toSorted().reverse());
    const pages = await everyPage(7);
    expect(numbersOf(pages.flat())).toEqual(numbersOf(whole.rows));
    const second = await list(manager, {
      Kiekis: 7,
      Raktas: textAt((await list(manager, { Kiekis: 7 })).fields, "KitasRaktas"),
    });
    expect(textAt(second.fields, "Nuo")).toBe("8");
    const back = await list(manager, { Kiekis: 7, Raktas: textAt(second.fields, "AnkstesnisRaktas") });
    expect(numbersOf(back.rows)).toEqual(numbersOf(pages[0] ?? []));
  });

  test("F-384: by application and by personal code", async () => {
    const { application, rating } = await rate();
    expect(numbersOf((await list(jonas, { ParaiskosID: application })).rows)).toEqual([rating]);
    const { fields } = await jonas("GetContract", { ParaiskosID: application });
    const code = textAt(fields, "Paraiska", "AsmensKodas");
    const ofBuyer = await list(jonas, { AsmensKodas: code, Kiekis: 100 });
    expect(numbersOf(ofBuyer.rows)).toContain(rating);
    expect(new Set(ofBuyer.rows.map((row) => textAt(row, "AsmensKodas")))).toEqual(new Set([code]));
  });

  test.each<[string, RequestElements]>([
    ["a period without ratings", { DataNuo: "2001-01-01T00:00:00", DataIki: "2001-12-31T00:00:00" }],
    ["an application that has none", { ParaiskosID: 1001 }],
    ["a person without a rating", { AsmensKodas: "37512129812" }],
  ])("F-383, F-461: %s is 1900", async (_what, asked) => {
    expect((await manager("ListValuations", asked)).code).toBe(1900);
  });

  test("F-384: the days of the period are both included", async () => {
    const [first] = (await list(manager, { Kiekis: 100 })).rows.toReversed();
    const day = textAt(first, "Diena");
    const found = await list(manager, { DataNuo: day, DataIki: day });
    expect(numbersOf(found.rows)).toContain(Number(textAt(first, "VertinimoID")));
    expect(new Set(found.rows.map((row) => textAt(row, "Diena")))).toEqual(new Set([day]));
  });

  test("F-445: a number of an application that is none is 1060, and no such page size is taken", async () => {
    expect((await manager("ListValuations", { ParaiskosID: "PL26" })).code).toBe(1060);
    expect((await manager("ListValuations", { Kiekis: 501 })).code).toBe(2000);
  });

  test("1.3: a seller sees the ratings of the shop, a supervisor those of the company, a manager all", async () => {
    const { application } = await rate();
    const seen = async (call: typeof jonas) => (await list(call, { Kiekis: 500 })).rows;
    const applicationsOf = (rows: readonly AnswerNode[]) => rows.map((row) => Number(textAt(row, "ParaiskosID")));
    const [all, company, shop] = [await seen(manager), await seen(supervisor), await seen(jonas)];
    expect(applicationsOf(shop)).toContain(application);
    expect(applicationsOf(company)).toContain(application);
    expect(applicationsOf(company)).toContain(1004);
    expect(applicationsOf(shop)).not.toContain(1004);
    expect(all.length).toBeGreaterThan(company.length);
    expect(company.length).toBeGreaterThan(shop.length);
    expect((await single("ListValuations", { ParaiskosID: application })).code).toBe(1900);
  });
});

describe("one rating", () => {
  test("F-381, F-382: it has every field, and they are those of the offers that it led to", async () => {
    const { application, rating } = await rate(SIMONA);
    const { fields } = await manager("GetValuation", { VertinimoID: rating });
    const offers = (await manager("GetProposedOptionsByValuation", { VertinimoID: rating })).fields;
    const at = (name: string) => textAt(fields, "Vertinimas", name);
    const decided = (name: string) => textAt(offers, "Sprendimas", name);
    expect(at("ParaiskosID")).toBe(String(application));
    expect([at("Trukme"), at("SalyguVariantoID"), at("SalyguVariantas")]).toEqual(["12", "11", "Standartas"]);
    expect([at("Alga"), at("Isipareigojimai"), at("Dsti"), at("DidziausiaSuma"), at("Rezultatas")]).toEqual([
      decided("TvariosPajamos"),
      decided("Isipareigojimai"),
      decided("DstiPo"),
      decided("DidziausiaSuma"),
      decided("Rezultatas"),
    ]);
    expect([at("PardavejoVardas"), at("VartotojoVardas")]).toEqual(["Jonas Pardavėjas", "Jonas Pardavėjas"]);
    expect([at("Sistema"), at("YraAtaskaita")]).toEqual(["A", "1"]);
    expect(at("GaliojaIki").slice(0, 10) > at("Diena").slice(0, 10)).toBe(true);
  });

  test("F-381, F-387: every rating of the demo says of its credit what its report says, and has none where nothing was decided", async () => {
    const said: Record<string, string> = {
      APPROVED: "Kreditas gali būti suteiktas.",
      NEEDS_APPROVAL: "Reikalingas vadybininko leidimas.",
      REJECTED: "Kredito suteikti negalima.",
    };
    const { rows } = await list(manager, { Kiekis: 100 });
    for (const row of rows) {
      const at = (name: string) => textAt(row, name);
      const asked = { VertinimoID: at("VertinimoID") };
      const result = at("Rezultatas");
      expect([at("Galimas"), at("YraAtaskaita")]).toEqual([
        result === "APPROVED" || result === "NEEDS_APPROVAL" ? "1" : "0",
        result === "" ? "0" : "1",
      ]);
      if (result === "") {
        expect([at("DidziausiaSuma"), at("Dsti"), at("Alga"), at("Pranesimas") === ""]).toEqual(["", "", "", false]);
        expect((await manager("GetValuationReportPdf", asked)).code).toBe(2002);
        continue;
      }
      const text = await readPrinted(manager, "GetValuationReportPdf", asked);
      expect(text).toContain(said[result]);
      expect(text).toContain(`Didžiausia galima kredito suma ${lithuanian(at("DidziausiaSuma"))} €`);
      expect(text).toContain(`DSTI su kreditu ${lithuanian(at("Dsti"))} %`);
      expect(result === "REJECTED" && at("Pranesimas").includes("reikia vadybininko leidimo")).toBe(false);
    }
    expect(new Set(rows.map((row) => textAt(row, "Rezultatas")))).toEqual(new Set([...Object.keys(said), ""]));
  });

  test("F-382, F-302: which debts make the commitments is told to those who see liabilities", async () => {
    const id = { VertinimoID: (await rate(SIMONA)).rating };
    const seenBy = async (call: typeof jonas) => {
      const { fields } = await call("GetValuation", id);
      return SOURCES.map((name) => textAt(fields, "Vertinimas", name));
    };
    expect(await seenBy(manager)).toEqual(["0.00", "0.00", "89.90"]);
    expect(await seenBy(jonas)).toEqual(["", "", ""]);
  });

  test("F-382: the amounts of a month by source add up to the commitments of every rating of the demo", async () => {
    const { rows } = await list(manager, { Kiekis: 100 });
    const cents = (row: AnswerNode, name: string) => Math.round(Number(textAt(row, name)) * 100);
    for (const row of rows.filter((decided) => textAt(decided, "Rezultatas") !== "")) {
      const parts = SOURCES.map((name) => cents(row, name));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(row, "Isipareigojimai"));
    }
    const [ofMany] = (await list(manager, { ParaiskosID: 1021 })).rows;
    expect(SOURCES.map((name) => textAt(ofMany, name))).toEqual(["279.90", "275.10", "153.80"]);
  });

  test("F-383, R-D3: unknown and foreign ratings are both 1900", async () => {
    const { rating } = await rate();
    expect((await jonas("GetValuation", { VertinimoID: 999_999 })).code).toBe(1900);
    const foreign = await single("GetValuation", { VertinimoID: rating });
    expect([foreign.code, foreign.body]).toEqual([1900, (await single("GetValuation", { VertinimoID: 999_999 })).body]);
  });

  test("F-258: the offers of a rating are as they were, whatever is changed since", async () => {
    const { application, rating } = await rate();
    const asked = { VertinimoID: rating };
    const before = (await jonas("GetProposedOptionsByValuation", asked)).body;
    await jonas("SaveApplication", {
      Paraiska: { ParaiskosID: application, ...EMILIJA, AsmensKodas: "", Pajamos: "400.00" },
    });
    expect((await jonas("GetProposedOptionsByValuation", asked)).body).toBe(before);
  });
});
