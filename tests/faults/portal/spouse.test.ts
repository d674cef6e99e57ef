import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, shownValue } from "./page.ts";
import { HERSELF, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const entry = formNamed("household");
const address = (id: number) => `/applications/edit/${id}/3`;

/** Rūta, whom the register knows by another name than the one that is typed. */
const RUTA = {
  maritalStatus: "2",
  members: "2",
  "spouse.mode": "2",
  "spouse.personalCode": "48609049922",
  "spouse.firstName": "Rita",
  "spouse.lastName": "Kita",
  "spouse.phone": "612 34568",
  "spouse.email": "ruta@pavyzdys.example",
  "spouse.incomeType": "1",
  "spouse.monthlyIncome": "1420",
  "spouse.workplace": "VšĮ Mokykla",
  "spouse.certificate": "on",
  "spouse.future.willDecrease": "on",
  "spouse.future.amount": "900",
  "spouse.loans.consumer": "45,50",
  "spouse.loans.mortgage": "310",
};

const NO_NAME = { "spouse.firstName": "", "spouse.lastName": "" };

async function post(id: number, typed: Record<string, string>) {
  const seller = await stage.as("jonas.s");
  const seals = await readSeals(seller, address(id), "household");
  return seller.post(address(id), { ...seals, ...entry.fields, ...typed, showOffers: "" });
}

const savedOf = async (id: number) => {
  const { fields } = await stage.author("GetContract", { ParaiskosID: id });
  return (element: string) => textAt(fields, "Paraiska", element);
};

/** What of the spouse is saved, by the names of the wire. */
async function spouseOf(id: number): Promise<Record<string, string>> {
  const saved = await savedOf(id);
  const names = ["AsmensKodas", "Vardas", "Pavarde", "Telefonas", "ElPastas", "Pajamos", "PajamuTipas", "Darboviete"];
  const all = [...names, "PajamuPazyma", "MazesPajamos", "BusimosPajamos", "VartojimoPaskola", "BustoPaskola"];
  return Object.fromEntries(all.map((name) => [name, saved(`Sutuoktinio${name}`)]));
}

const SAVED = {
  AsmensKodas: "48609049922",
  Vardas: "Rūta",
  Pavarde: "Pavyzdaitienė",
  Telefonas: "+37061234568",
  ElPastas: "ruta@pavyzdys.example",
  Pajamos: "1420.00",
  PajamuTipas: "1",
  Darboviete: "VšĮ Mokykla",
  PajamuPazyma: "1",
  MazesPajamos: "1",
  BusimosPajamos: "900.00",
  VartojimoPaskola: "45.50",
  BustoPaskola: "310.00",
};

describe("G14: the spouse in step 3", () => {
  test("F-224, F-540, F-204: all eleven fields, and the payments of F-553, are saved under their names, the name by the register, and shown again", async () => {
    const id = await stage.application();
    expect((await post(id, RUTA)).status).toBe(303);
    expect(await spouseOf(id)).toEqual(SAVED);
    const saved = await savedOf(id);
    expect([saved("Sutuoktinis"), saved("KreditoTipas")]).toEqual(["2", "2"]);
    const page = (await (await stage.as("jonas.s")).get(address(id))).body;
    const shown = ["spouse.personalCode", "spouse.lastName", "spouse.monthlyIncome", "spouse.loans.mortgage"];
    expect(shown.map((name) => shownValue(page, "household", name))).toEqual([
      "48609049922",
      "Pavyzdaitienė",
      "1\u00a0420,00",
      "310,00",
    ]);
  });

  test("F-217, F-553: step 5 shows what the buyer and the spouse pay for credits", async () => {
    const id = await stage.application();
    await post(id, { ...RUTA, "loans.leasing": "77", "loans.consumer": "" });
    const { body } = await (await stage.as("jonas.s")).get(`/applications/edit/${id}/5`);
    const words = body.replaceAll("\u00a0", " ");
    expect(words).toContain("Lizingas 77,00 €");
    expect(words).toContain("Vartojimo kreditas 45,50 €; Būsto paskola 310,00 €");
  });

  test("F-204, F-211: a spouse whom the register knows needs no name", async () => {
    const id = await stage.application();
    expect((await post(id, { ...RUTA, ...NO_NAME })).status).toBe(303);
    expect(await spouseOf(id)).toEqual(SAVED);
  });

  test("F-213, F-224: a spouse's name that loses its digits is told as it is written", async () => {
    const id = await stage.application();
    const typed = {
      ...RUTA,
      "spouse.personalCode": "50710029801",
      "spouse.firstName": "N0jus",
      "spouse.lastName": "Naujokas",
    };
    await post(id, typed);
    const [told] = textOf("lt", "application:notices.nameCleaned").split("{{name}}");
    expect((await (await stage.as("jonas.s")).get(`/applications/edit/${id}/3`)).body).toContain(
      `${told}Njus Naujokas`,
    );
  });

  test("F-571: from two borrowers to one, what is saved of the spouse goes with a tick only", async () => {
    const id = await stage.application();
    await post(id, RUTA);
    const alone = { ...RUTA, "spouse.mode": "1" };
    const asked = await post(id, alone);
    expect([asked.status, asked.body.includes('name="spouse.drop"')]).toEqual([400, true]);
    expect(await spouseOf(id)).toEqual(SAVED);
    expect((await post(id, { ...alone, "spouse.drop": "on" })).status).toBe(303);
    expect(Object.values(await spouseOf(id)).join("")).toBe("");
    const saved = await savedOf(id);
    expect([saved("Sutuoktinis"), saved("KreditoTipas")]).toEqual(["1", "1"]);
  });

  test("F-225: with the spouse away nothing of the spouse is sent", async () => {
    const id = await stage.application();
    stage.servers.proxy.forget();
    expect((await post(id, {})).status).toBe(303);
    const sent = stage.servers.proxy.calls.find(({ operation }) => operation === "SaveApplication");
    const paraiska = sent && (argumentsOf(sent)["Paraiska"] as Record<string, unknown>);
    expect(Object.keys(paraiska ?? {}).filter((name) => name.startsWith("Sutuoktini"))).toEqual(["Sutuoktinis"]);
  });

  test.each([
    ["F-229: the buyer's own code", { "spouse.personalCode": "60302149977" }, "spouse.personalCode"],
    ["F-211: a code with another control digit", { "spouse.personalCode": "48609049923" }, "spouse.personalCode"],
    ["F-207: a person who is not served", { "spouse.personalCode": "37512129812" }, "spouse.personalCode"],
    ["F-552: no telephone", { "spouse.phone": "" }, "spouse.phone"],
    ["F-217, F-553: a negative payment", { "spouse.loans.consumer": "-1" }, "spouse.loans.consumer"],
    ["F-217, F-553: a payment in words", { "spouse.loans.mortgage": "daug" }, "spouse.loans.mortgage"],
    ["F-214: an income type that is none", { "spouse.incomeType": "5" }, "spouse.incomeType"],
    ["F-215: a mode that is none", { "spouse.mode": "3" }, "spouse.mode"],
    ["F-215: a spouse of a single buyer", { maritalStatus: "1" }, "spouse.mode"],
    [
      "F-205: a person of no register without a name",
      { "spouse.personalCode": "50710029801", "spouse.lastName": "" },
      "spouse.lastName",
    ],
    [
      "F-205: a person of no register and no name",
      { ...NO_NAME, "spouse.personalCode": "50710029801" },
      "spouse.firstName",
    ],
  ])("%s is said at its field, and nothing is saved", async (_case, typed, field) => {
    const id = await stage.application(HERSELF);
    const sent = await post(id, { ...RUTA, ...typed });
    expect([400, 422]).toContain(sent.status);
    expect(sent.body).toContain(`href="#household-${field}"`);
    expect((await savedOf(id))("Sutuoktinis")).toBe("0");
  });
});
