import { expect, test } from "vitest";
import { createApplication, EMILIJA, startApplication } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const COMPLETE: RequestElements = {
  ...EMILIJA,
  Darboviete: "UAB Kavos kampas",
  SaskaitosNr: "LT737300010012345678",
  Politikas: 0,
};

/** Step and decision of a row of the list. */
async function progressOf(id: number): Promise<[string, string]> {
  const { fields } = await jonas("ListContracts", { Skirtukas: 3, Numeris: String(id) });
  const [row] = listAt(fields, "Sarasas", "Eilute");
  return row === undefined ? ["", ""] : [textAt(row, "Zingsnis"), textAt(row, "SprendimoRezultatas")];
}

const TV = { Pavadinimas: "Televizorius", Kiekis: 1, Kaina: "500.00", TurtoRusiesID: 2 };

test.each<[string, RequestElements, string, string]>([
  ["everything is there", COMPLETE, "5", "APPROVED"],
  ["step 4 is empty", { ...COMPLETE, Miestas: "", SaskaitosNr: "", DokumentoTipoID: "" }, "4", "APPROVED"],
  ["goods are paid to the seller, so that no account is missing", { ...COMPLETE, SaskaitosNr: "" }, "5", "APPROVED"],
  [
    "the client gets money and has no account",
    { ...COMPLETE, SaskaitosNr: "", PervestiKlientui: "50.00" },
    "4",
    "APPROVED",
  ],
  ["the income is missing", { ...COMPLETE, PajamuTipas: "", Pajamos: "" }, "3", ""],
  ["the workplace is missing", { ...COMPLETE, Darboviete: "" }, "3", ""],
  ["a pensioner has no workplace", { ...COMPLETE, PajamuTipas: 2, Darboviete: "" }, "5", "APPROVED"],
  ["the promotion is not that of the goods", { ...COMPLETE, SalyguVariantoID: 14, Trukme: 24 }, "2", ""],
  ["there are no goods", { ...COMPLETE, Prekes: { Preke: [] } }, "2", ""],
  [
    "the credit is above what a seller may lend",
    { ...COMPLETE, Pajamos: "9000.00", Trukme: 60, Prekes: { Preke: [{ ...TV, Kiekis: 6, Kaina: "1000.00" }] } },
    "5",
    "NEEDS_APPROVAL",
  ],
  [
    "the income does not bear it",
    { ...COMPLETE, Trukme: 6, Prekes: { Preke: [{ ...TV, Kiekis: 4, Kaina: "1000.00" }] } },
    "5",
    "REJECTED",
  ],
])(
  "F-174: the list names the step of an open application and its decision: %s",
  async (_case, elements, step, result) => {
    const { id } = await createApplication(jonas, elements);
    expect(await progressOf(id)).toEqual([step, result]);
  },
);

test("F-009: an application without a buyer stands at step 1", async () => {
  expect(await progressOf(await startApplication(jonas))).toEqual(["1", ""]);
});

test("F-174: the invalid promotion of the story (1003) is told at step 2", async () => {
  expect((await progressOf(1003))[0]).toBe("2");
});

test("F-174: a contract has no step of the application", async () => {
  const { id } = await createApplication(jonas, COMPLETE);
  await jonas("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() });
  const { fields } = await jonas("ListContracts", { Skirtukas: 6, Numeris: String(id) });
  const [row] = listAt(fields, "Sarasas", "Eilute");
  expect(row && textAt(row, "Zingsnis")).toBe("");
});

test("F-174: an application of the demo whose offers are ready goes on with what the contract names", async () => {
  expect(await progressOf(1002)).toEqual(["4", "APPROVED"]);
});
