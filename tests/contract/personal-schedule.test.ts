import { expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const single = useCaller(backEnd, "vienas.s");
const supervisor = useCaller(backEnd, "vadove");

const TERMS = { Suma: "500.00", Trukme: 12, SalyguVariantoID: 11, MokejimoDiena: 15 };
const ask = (id: number, change: RequestElements = {}, call = jonas) =>
  call("CalculatePersonalSchedule", { ...TERMS, ParaiskosID: id, ...change });

const lithuanian = (amount: string): string => amount.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, " ");
const centsOf = (row: AnswerNode | undefined, name: string) => Math.round(Number(textAt(row, name)) * 100);

test("F-279: the buyer's own schedule is that of the standard information, to the cent, and its rows add up", async () => {
  const { id } = await createApplication(jonas);
  const { code, fields } = await ask(id);
  expect(code).toBe(0);
  const rows = listAt(fields, "Grafikas", "Eilute");
  const sum = (name: string) => rows.reduce((total, row) => total + centsOf(row, name), 0);
  expect(rows).toHaveLength(12);
  expect(sum("IsViso")).toBe(Math.round(Number(textAt(fields, "Grafikas", "BendraSuma")) * 100));
  expect(sum("Kreditas")).toBe(50_000);
  const secci = await readPrinted(jonas, "GetStandardInformationPdf", { ParaiskosID: id });
  for (const name of ["MenesioImoka", "BendraSuma", "Bvkkmn", "PaskutinesImokosSuma"])
    expect(secci, name).toContain(lithuanian(textAt(fields, "Grafikas", name)));
});

test("F-279: it is decided as the offers are, by the buyer's household, income and birth date", async () => {
  const { id } = await createApplication(jonas);
  const offers = await jonas("GetProposedOptions", { ParaiskosID: id });
  const names = ["Rezultatas", "TvariosPajamos", "Isipareigojimai", "DstiPo", "DidziausiaSuma", "MinimalusPoreikiai"];
  const decided = (fields: AnswerNode | undefined) => names.map((name) => textAt(fields, "Sprendimas", name));
  expect(decided((await ask(id)).fields)).toEqual(decided(offers.fields));
});

test.each<[string, RequestElements]>([
  ["income", { Pajamos: "350.00" }],
  ["household", { SeimosNariuSkaicius: 6 }],
])("F-279: another %s that is stated counts in place of the saved one, which stays", async (_what, stated) => {
  const { id } = await createApplication(jonas);
  const poorer = await ask(id, stated);
  expect([poorer.code, textAt(poorer.fields, "Sprendimas", "Rezultatas")]).toEqual([0, "REJECTED"]);
  expect(textAt((await ask(id)).fields, "Sprendimas", "Rezultatas")).toBe("APPROVED");
});

test("F-263, F-455: a duration that the variant does not have is 1400, with the reason as HTML", async () => {
  const { id } = await createApplication(jonas);
  const { code, fields } = await ask(id, { Trukme: 61 });
  expect(code).toBe(1400);
  expect(textAt(fields, "KlaidosPranesimas")).toContain("<strong>");
  expect(textAt(fields, "KlaidosPranesimas")).toContain("6–60");
});

test("F-263: where the sum is too small for the duration, 1400 comes with the decision about it", async () => {
  const { id } = await createApplication(jonas);
  const { code, fields } = await ask(id, { Suma: "150.00", Trukme: 60 });
  expect([code, textAt(fields, "Sprendimas", "Rezultatas")]).toEqual([1400, "APPROVED"]);
  expect(listAt(fields, "Grafikas", "Eilute")).toEqual([]);
});

test("R-D3: an application out of reach does not exist; a supervisor asks by the variants of its shop", async () => {
  const { id } = await createApplication(jonas, EMILIJA);
  expect((await ask(id, {}, single)).code).toBe(1063);
  expect((await ask(id, {}, single)).body).toBe((await ask(88_888_888, {}, single)).body);
  expect((await ask(id, {}, supervisor)).code).toBe(0);
});
