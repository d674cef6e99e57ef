import { randomUUID } from "node:crypto";
import { freshCode } from "./fresh-buyers.ts";
import type { Caller } from "./demo-session.ts";
import { textAt } from "./soap-answer.ts";
import type { RequestElements } from "./soap-call.ts";

/** Jonas, the plain seller of shop 101. */
export const JONAS_ID = 10101;

/** A phone of the catalogue of shop 101, 500.00 euros by hand. */
export const PHONE: RequestElements = {
  Pavadinimas: "Telefonas",
  Kiekis: 1,
  Kaina: "500.00",
  TurtoRusiesID: 2,
};

/** Her personal code. */
export const EMILIJA_CODE = "60302149977";

/** Everything that a contract of Emilija for a phone needs (variant 11, 12 months). */
export const EMILIJA: RequestElements = {
  AsmensKodas: EMILIJA_CODE,
  Vardas: "Emilija",
  Pavarde: "Išgalvotaitė",
  Pilietybe: "LTU",
  Telefonas: "+37061234567",
  KreditoTipas: 1,
  SutartiesTipas: 3,
  Trukme: 12,
  SalyguVariantoID: 11,
  MokejimoDiena: 15,
  Pajamos: "1080.00",
  PajamuTipas: 1,
  Sutuoktinis: 0,
  SeimyninePadetis: 1,
  SeimosNariuSkaicius: 1,
  SutikimasTikrinti: 1,
  DuomenuPolitikosGavimas: 1,
  DokumentoTipoID: 0,
  DokumentoNr: "12345678",
  DokumentoGaliojimoData: "2031-05-01T00:00:00",
  Gatve: "Ozo g.",
  Namas: "12",
  Miestas: "Vilnius",
  Indeksas: "LT-10007",
  Prekes: { Preke: [PHONE] },
};

/** The same terms for a client without a contract in the demonstration, with a credit that could be refinanced. */
export const SIMONA: RequestElements = {
  ...EMILIJA,
  AsmensKodas: "48308239783",
  Vardas: "Simona",
  Pavarde: "Refinansaitė",
  Pajamos: "2400.00",
};

/** A leasing debt that no register knows, of 300,00 €. */
export const LEASING: RequestElements = {
  type: "Leasing",
  creditor: "UAB Ratai",
  dateOfContract: "2026-01-05T00:00:00",
  limit: "900.00",
  outstandingTotal: "300.00",
  instalmentCount: 12,
  outstandingCount: 7,
  installmentAmount: "50.00",
};

/** A husband who borrows with her. */
export const MANTAS_BORROWS_TOO: RequestElements = {
  Sutuoktinis: 2,
  SeimyninePadetis: 2,
  SeimosNariuSkaicius: 2,
  SutuoktinioAsmensKodas: "38403179912",
  SutuoktinioVardas: "Mantas",
  SutuoktinioPavarde: "Pavyzdaitis",
  SutuoktinioTelefonas: "+37061234568",
  SutuoktinioElPastas: "mantas@pavyzdys.example",
  SutuoktinioPajamos: "1850.00",
  SutuoktinioPajamuTipas: 1,
  SutuoktinioDarboviete: "UAB Statyba",
};

/** Starts a draft. @returns its number */
export async function startApplication(call: Caller, sellerId = JONAS_ID): Promise<number> {
  const reply = await call("GetNewApplication", { sellerId, OperacijosID: randomUUID() });
  const id = Number(textAt(reply.fields, "Paraiska", "ParaiskosID"));
  if (!(id > 0)) throw new Error(`No draft was started: ${reply.code}`);
  return id;
}

const freshText = (code: RequestElements[string]): RequestElements[string] =>
  typeof code === "string" ? freshCode(code) : code;

/** The same with persons whom no contract binds yet, alike in all but their codes. */
export const withFreshPersons = (elements: RequestElements): RequestElements => ({
  ...elements,
  ...("AsmensKodas" in elements && { AsmensKodas: freshText(elements["AsmensKodas"]) }),
  ...("SutuoktinioAsmensKodas" in elements && {
    SutuoktinioAsmensKodas: freshText(elements["SutuoktinioAsmensKodas"]),
  }),
});

/**
 * Starts and saves an application of persons whom no contract binds yet.
 * @returns its number and version, and what it was saved with, for another save of the same persons
 */
export async function createApplication(
  call: Caller,
  elements: RequestElements = EMILIJA,
  sellerId = JONAS_ID,
): Promise<{ id: number; version: string; elements: RequestElements }> {
  return saveApplication(call, withFreshPersons(elements), sellerId);
}

/** The same of exactly these persons. */
export async function saveApplication(
  call: Caller,
  elements: RequestElements = EMILIJA,
  sellerId = JONAS_ID,
): Promise<{ id: number; version: string; elements: RequestElements }> {
  const id = await startApplication(call, sellerId);
  const saved = await call("SaveApplication", { Paraiska: { ParaiskosID: id, ...elements } });
  if (saved.code !== 0) throw new Error(`The application was not saved: ${saved.code} ${saved.body}`);
  return { id, version: textAt(saved.fields, "Versija"), elements };
}
