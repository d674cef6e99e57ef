import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, PHONE } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

/** Mantas, whose income and debts the registers know. */
const MANTAS: RequestElements = { ...EMILIJA, AsmensKodas: "38403179912", Vardas: "Mantas", Pavarde: "Pavyzdaitis" };
const SPOUSE = {
  SutuoktinioAsmensKodas: "48609049922",
  SutuoktinioVardas: "Rūta",
  SutuoktinioPavarde: "Pavyzdaitienė",
};

/** An assessed application with the text of its report and the figures that the back end saved and decided. */
async function assess(elements: RequestElements) {
  const { id } = await createApplication(jonas, elements);
  const offers = await jonas("GetProposedOptions", { ParaiskosID: id });
  const saved = valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
  const decision = valueAt(offers.fields, "Sprendimas");
  const valuation = textAt(offers.fields, "VertinimoID");
  return {
    id,
    valuation,
    version: textAt(saved, "Versija"),
    saved,
    decision,
    text: await readPrinted(jonas, "GetValuationReportPdf", { ParaiskosID: id }),
  };
}

const SUM = /−?\d{1,3}(?: \d{3})*,\d{2}/g;
const toCents = (text: string): number => Number(text.replaceAll(" ", "").replace(",", "").replace("−", "-"));
const lithuanian = (amount: string): string => amount.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, " ");

/** The last figure of every line between a heading and its total, and the total. */
function addUp(text: string, from: string, to: string): { lines: number[]; total: number } {
  const table = text.slice(text.indexOf(from), text.indexOf(to));
  const [rows = "", total = ""] = table.split("Iš viso");
  const lines = rows.split(/(?=Pareiškėjas |Sutuoktinis )/).slice(1);
  return {
    lines: lines.map((line) => toCents(line.match(SUM)?.at(-1) ?? "0,00")),
    total: toCents(total.match(SUM)?.[0] ?? ""),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("F-280, F-387: the assessment report is about the chosen option", () => {
  test("its months and payment are those of the application, not those of the cheapest offer", async () => {
    const { text, saved } = await assess({ ...EMILIJA, Trukme: 24 });
    expect(text).toContain("500,00 €, įmokų skaičius – 24");
    expect(text).toContain(`Mėnesio įmoka ${lithuanian(textAt(saved, "MenesioImoka"))} €`);
    expect(text).toContain(`visa mokėtina suma ${lithuanian(textAt(saved, "BendraSuma"))} € ÷ 24`);
  });

  test("F-257: above what a manager may permit it names both limits, and says which one its largest sum follows", async () => {
    const dear = { ...PHONE, Kaina: "9000.00" };
    const { text, decision } = await assess({ ...EMILIJA, Prekes: { Preke: [dear] } });
    expect(textAt(decision, "DstiRiba")).toBe("60.00");
    expect(text).toContain("Leidžiama riba 60,00 % (su vadybininko leidimu; be jo – 40,00 %)");
    const sum = lithuanian(textAt(decision, "DidziausiaSuma"));
    expect(text).toContain(`Didžiausia galima kredito suma ${sum} € (pagal 40,00 % ribą)`);
  });

  test("it names its own number and the application's", async () => {
    const { text, id, valuation } = await assess(EMILIJA);
    expect(text).toContain(`Vertinimo Nr. V-${valuation}`);
    expect(text).toContain(`Paraiškos numeris ${id}`);
    expect(text).not.toContain(`Paraiškos Nr. V-`);
  });

  test("what was counted stays, whatever the application says later", async () => {
    const { id, valuation, text } = await assess({ ...EMILIJA, Trukme: 24 });
    expect(
      (await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...EMILIJA, AsmensKodas: "", Trukme: 12 } })).code,
    ).toBe(0);
    expect(await readPrinted(jonas, "GetValuationReportPdf", { VertinimoID: valuation })).toBe(text);
  });
});

describe("F-280: the report follows the insurance of step 4", () => {
  const report = (asked: RequestElements) => readPrinted(jonas, "GetValuationReportPdf", asked);

  test("an insurance chosen after the offers is in the report of the application, and in the contract's", async () => {
    const { id, version, valuation, text: before } = await assess({ ...EMILIJA, Trukme: 24 });
    const insured = { ParaiskosID: id, Versija: version, ...EMILIJA, AsmensKodas: "", Trukme: 24, DraudimoID: 1 };
    expect((await jonas("SaveApplication", { Paraiska: insured })).code).toBe(0);
    const saved = valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
    const after = await report({ ParaiskosID: id });
    expect(after).toContain(`Mėnesio įmoka ${lithuanian(textAt(saved, "MenesioImoka"))} €`);
    expect(after).toContain(
      `Įskaitant pasirinkto draudimo įmoką – ${lithuanian(textAt(saved, "DraudimoImoka"))} € per`,
    );
    expect(after).toContain(`DSTI su kreditu ${lithuanian(textAt(saved, "Sprendimas", "DstiPo"))} %`);
    expect(before).not.toContain("draudimo įmok");
    expect(await report({ ParaiskosID: id })).toBe(after);
    expect(await report({ VertinimoID: valuation })).toBe(before);
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
    expect(await report({ ParaiskosID: id })).toBe(after);
  });

  test("F-335: a contract keeps the decision with which it was made, also where no offers were asked for", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 1 });
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
    const saved = valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
    expect(await report({ ParaiskosID: id })).toContain(`Mėnesio įmoka ${lithuanian(textAt(saved, "MenesioImoka"))} €`);
  });
});

describe("F-280, L-3.2: the figures of the report add up", () => {
  test.each<[string, RequestElements]>([
    ["income of the registers", MANTAS],
    ["less stated than the registers know", { ...MANTAS, Pajamos: "800.00" }],
    ["an income that will decrease", { ...MANTAS, MazesPajamos: 1, BusimosPajamos: "700.00" }],
    [
      "more debts stated than registered",
      { ...MANTAS, KlientoVartojimoPaskola: "542.11", KlientoLizingoPaskola: "300.00" },
    ],
    ["stated debts alone", { ...EMILIJA, KlientoVartojimoPaskola: "42.11", KlientoBustoPaskola: "10.00" }],
    [
      "stated debts of the spouse",
      {
        ...EMILIJA,
        ...SPOUSE,
        Sutuoktinis: 2,
        SutuoktinioPajamos: "900.00",
        SutuoktinioPajamuTipas: 1,
        SutuoktinioVartojimoPaskola: "31.20",
        SutuoktinioBustoPaskola: "10.05",
      },
    ],
    ["both spouses", { ...MANTAS, ...SPOUSE, Sutuoktinis: 2, SutuoktinioPajamos: "900.00", SutuoktinioPajamuTipas: 1 }],
  ])("%s", async (_, elements) => {
    const { text, decision } = await assess({ ...elements, SeimyninePadetis: 2, SeimosNariuSkaicius: 3 });
    const income = addUp(text, "Pajamos ir jų šaltiniai", "Įsipareigojimai");
    expect(income.lines.length).toBeGreaterThan(0);
    expect(sumOf(income.lines)).toBe(income.total);
    expect(income.total).toBe(toCents(textAt(decision, "TvariosPajamos").replace(".", ",")));
    const owed = toCents(textAt(decision, "Isipareigojimai").replace(".", ","));
    if (owed === 0) {
      expect(text).toContain("Finansinių įsipareigojimų nėra");
    } else {
      const obligations = addUp(text, "Įsipareigojimai Asmuo", "DSTI skaičiavimas");
      expect(sumOf(obligations.lines)).toBe(obligations.total);
      expect(obligations.total).toBe(owed);
    }
  });

  test.each([
    ["a single buyer with two children", 0, 1, 3, "suaugusiųjų – 1, vaikų – 2"],
    ["a married buyer alone with two children", 1, 2, 4, "suaugusiųjų – 2, vaikų – 2"],
    ["both spouses with two children", 2, 2, 4, "suaugusiųjų – 2, vaikų – 2"],
  ])("C18: the household of %s", async (_, mode, status, size, household) => {
    const spouse = mode === 2 ? { ...SPOUSE, SutuoktinioPajamos: "900.00", SutuoktinioPajamuTipas: 1 } : {};
    const change = { Sutuoktinis: mode, SeimyninePadetis: status, SeimosNariuSkaicius: size };
    const { text, decision } = await assess({ ...MANTAS, ...spouse, ...change });
    expect(text).toContain(`Šeimos narių skaičius – ${size}: ${household}`);
    expect(text).toContain(`Minimalūs poreikiai ${lithuanian(textAt(decision, "MinimalusPoreikiai"))} € per mėnesį`);
    expect(text.includes("Sutuoktinis Rūta")).toBe(mode === 2);
  });
});
