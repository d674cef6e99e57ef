import { expect, test } from "vitest";
import {
  saveApplication as createApplication,
  EMILIJA,
  SIMONA,
  startApplication,
} from "../support/demo-application.ts";
import { textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const kasa = useCaller(backEnd, "kasa1");

/** A client without a contract in the demo. */
const SIMONA_WHOLE: RequestElements = {
  ...SIMONA,
  Butas: "7",
  Telefonas2: "+37061200000",
  ElPastas: "simona@pavyzdys.example",
  SaskaitosNr: "LT737300010012345678",
  Politikas: 1,
  PolitikasVardas: "Simona Refinansaitė",
  PolitikasInstitucija: "Seimas",
  PolitikasRysys: 0,
  SutikimasTiesioginis: 1,
  SutikimasPartneriai: 1,
};

/** Step 1 alone: who the buyer is. */
const BUYER = { AsmensKodas: "48308239783", Vardas: "Simona", Pavarde: "Refinansaitė", Telefonas: "+37061234567" };

const KASA_ID = 20201;

async function earlierOf(call: typeof jonas, id: number): Promise<AnswerNode | undefined> {
  return valueAt((await call("GetContract", { ParaiskosID: id })).fields, "Paraiska", "AnkstesneSutartis");
}

async function newApplication(): Promise<number> {
  const id = await startApplication(jonas);
  expect((await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...BUYER } })).code).toBe(0);
  return id;
}

async function makeContract(change: RequestElements = {}): Promise<string> {
  const { id } = await createApplication(jonas, { ...SIMONA_WHOLE, ...change });
  const made = await jonas("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() });
  expect(made.code).toBe(0);
  return textAt(made.fields, "SutartiesNr");
}

const names = (node: AnswerNode | undefined): string[] => Object.keys((node ?? {}) as object).sort();

test("a client who comes back to the shop is offered contacts, address and document of the last contract", async () => {
  expect(await earlierOf(jonas, await newApplication())).toBeUndefined();
  const number = await makeContract();
  const earlier = await earlierOf(jonas, await newApplication());
  expect(textAt(earlier, "AnkstesneSutartisNr")).toBe(number);
  expect(textAt(earlier, "AnkstesneSutartisData")).toMatch(/^\d{4}-\d\d-\d\dT00:00:00$/);
  expect(["Miestas", "Gatve", "Butas", "DokumentoNr", "ElPastas"].map((name) => textAt(earlier, name))).toEqual([
    "Vilnius",
    "Ozo g.",
    "7",
    "12345678",
    "simona@pavyzdys.example",
  ]);
});

test("F-291: no legal answer, no consent, no account and no figure of an earlier contract is offered", async () => {
  const earlier = await earlierOf(jonas, await newApplication());
  expect(names(earlier)).toEqual([
    "AnkstesneSutartisData",
    "AnkstesneSutartisNr",
    "Butas",
    "DokumentoGaliojimoData",
    "DokumentoNr",
    "DokumentoTipoID",
    "ElPastas",
    "Gatve",
    "Indeksas",
    "Miestas",
    "Namas",
    "Telefonas2",
  ]);
});

test("R-D3: a contract of another shop reveals nothing, neither to its seller nor within an application", async () => {
  const id = await startApplication(kasa, KASA_ID);
  expect((await kasa("SaveApplication", { Paraiska: { ParaiskosID: id, ...BUYER } })).code).toBe(0);
  const answer = await kasa("GetContract", { ParaiskosID: id });
  expect(textAt(answer.fields, "Paraiska", "AsmensKodas")).toBe(BUYER.AsmensKodas);
  expect(answer.body).not.toMatch(/AnkstesneSutartis|Ozo g\.|12345678|simona@/);
});

test("F-309: a document that has ended is left out, the rest of the newest contract is offered", async () => {
  const ended = { DokumentoGaliojimoData: "2020-01-01T00:00:00", Gatve: "Savanorių pr." };
  const number = await makeContract(ended);
  const earlier = await earlierOf(jonas, await newApplication());
  expect([textAt(earlier, "AnkstesneSutartisNr"), textAt(earlier, "Gatve")]).toEqual([number, "Savanorių pr."]);
  expect(names(earlier).filter((name) => name.startsWith("Dokumento"))).toEqual([]);
});

test("R-D5: a save that sends the data of an earlier contract does not store them", async () => {
  const id = await startApplication(jonas);
  const forged = { ...EMILIJA, AsmensKodas: "38806020009", AnkstesneSutartis: { Miestas: "Kaunas" } };
  expect((await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...forged } })).code).toBe(0);
  expect(await earlierOf(jonas, id)).toBeUndefined();
});
