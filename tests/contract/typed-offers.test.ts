import { describe, expect, test } from "vitest";
import { saveApplication as createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const independent = useCaller(backEnd, "isip.s");
const manager = useCaller(backEnd, "vadyb2");

/** What step 3 asks, as Emilija types it. */
const TYPED: RequestElements = {
  SalyguVariantoID: 11,
  Trukme: 12,
  Pajamos: "2150.00",
  PajamuTipas: 1,
  PajamuPazyma: 0,
  MazesPajamos: 0,
  KlientoVartojimoPaskola: "145.30",
  SeimyninePadetis: 1,
  SeimosNariuSkaicius: 3,
};

const LINA_ID = 40_101;

const optionsOf = (fields: AnswerNode | undefined) => listAt(fields, "SiulomiVariantai", "SiulomasVariantas2");
const askTyped = (id: number, change: RequestElements = {}) =>
  jonas("GetProposedOptions", { ParaiskosID: id, Ivesta: { ...TYPED, ...change } });
const linesOf = async (id: number) =>
  listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").length;

describe("F-257: offers for what is typed and not saved", () => {
  test("are those that the same application would have, were it saved", async () => {
    const { id, version } = await createApplication(jonas);
    const typed = await askTyped(id);
    const saved = { ...EMILIJA, ...TYPED, ParaiskosID: id };
    expect((await jonas("SaveApplication", { Versija: version, Paraiska: saved })).code).toBe(0);
    const asked = await jonas("GetProposedOptions", { ParaiskosID: id });
    expect([typed.code, textAt(typed.fields, "PagalIvestus"), textAt(asked.fields, "PagalIvestus")]).toEqual([
      0,
      "1",
      "",
    ]);
    expect(optionsOf(typed.fields).length).toBeGreaterThan(1);
    expect(optionsOf(typed.fields)).toEqual(optionsOf(asked.fields));
    expect(valueAt(typed.fields, "Sprendimas")).toEqual(valueAt(asked.fields, "Sprendimas"));
  });

  test("are kept nowhere: no valuation, no line of the log, and the application is what it was", async () => {
    const { id } = await createApplication(jonas);
    const before = [(await jonas("GetContract", { ParaiskosID: id })).fields, await linesOf(id)];
    const typed = await askTyped(id);
    expect(textAt(typed.fields, "VertinimoID")).toBe("");
    expect([(await jonas("GetContract", { ParaiskosID: id })).fields, await linesOf(id)]).toEqual(before);
  });

  test("G16: the decision is about the offer that is ticked, not about the saved one", async () => {
    const { id } = await createApplication(jonas);
    const decision = valueAt((await askTyped(id, { Trukme: 24 })).fields, "Sprendimas");
    expect(textAt(decision, "Trukme")).toBe("24");
  });

  test("F-430: an empty field is empty, whatever is saved: without income the answer is 10", async () => {
    const { id } = await createApplication(jonas);
    const reply = await askTyped(id, { Pajamos: undefined });
    expect([reply.code, textAt(reply.fields, "PagalIvestus")]).toEqual([10, "1"]);
  });

  test("F-261: income that does not suffice is refused with its reasons", async () => {
    const { id } = await createApplication(jonas);
    const reply = await askTyped(id, { Pajamos: "300.00" });
    expect([reply.code, textAt(reply.fields, "Sprendimas", "Rezultatas")]).toEqual([1800, "REJECTED"]);
  });

  test("F-260: a value that is only typed is not said to be saved", async () => {
    expect((await manager("GetProposedOptions", { ParaiskosID: 1030 })).code).toBe(1802);
    const { fields } = await manager("GetContract", { ParaiskosID: 1030 });
    const Ivesta = Object.fromEntries(
      Object.keys(TYPED).map((element) => [element, textAt(fields, "Paraiska", element) || undefined]),
    );
    const typed = await manager("GetProposedOptions", { ParaiskosID: 1030, Ivesta });
    expect([typed.code, textAt(typed.fields, "KlaidosHtml")]).toEqual([0, ""]);
    expect(textAt(typed.fields, "Refinansavimas", "Suma")).toBe("1600.00");
  });

  test.each([
    ["a negative income", { Pajamos: "-1.00" }, "Ivesta.Pajamos"],
    ["a household without members", { SeimosNariuSkaicius: 0 }, "Ivesta.SeimosNariuSkaicius"],
    ["a kind of income that there is not", { PajamuTipas: 5 }, "Ivesta.PajamuTipas"],
  ])("%s is refused by the name of its element (2000)", async (_case, change, element) => {
    const { id } = await createApplication(jonas);
    const reply = await askTyped(id, change);
    expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([2000, expect.stringContaining(element)]);
  });

  test("R-D3: an application of another shop has none", async () => {
    expect((await askTyped(1024)).code).toBe(1063);
  });
});

describe("F-279: prices by duration", () => {
  const question = { Suma: "899.00", Trukme: 24, SalyguVariantoID: 11, MokejimoDiena: 15 };
  const pricesOf = (fields: AnswerNode | undefined) => listAt(fields, "TrukmiuKainos", "TrukmesKaina");

  test("come with a schedule where they are asked for, with the schedule's own figures", async () => {
    const { fields } = await jonas("CalculateSchedule", { ...question, SuTrukmiuKainomis: 1 });
    const own = pricesOf(fields).find((price) => textAt(price, "Trukme") === "24");
    for (const element of ["MenesioImoka", "BendraSuma"]) {
      expect(textAt(own, element)).toBe(textAt(fields, "Grafikas", element));
    }
    expect(pricesOf(fields).length).toBeGreaterThan(5);
    expect(pricesOf((await jonas("CalculateSchedule", question)).fields)).toEqual([]);
  });

  test("L-2.3: a long first period that ends the schedule after 79 of 84 months is told with the price of 84", async () => {
    const raised = { Suma: "8000.00", Trukme: 84, SalyguVariantoID: 31, MokejimoDiena: 31, Data: "2026-12-01" };
    const { fields } = await independent("CalculateSchedule", { ...raised, SuTrukmiuKainomis: 1 });
    const counts = pricesOf(fields).map((price) => [textAt(price, "Trukme"), textAt(price, "ImokuSkaicius")]);
    expect([textAt(fields, "Grafikas", "Trukme"), counts.at(-1), counts.at(-2)]).toEqual([
      "79",
      ["84", "79"],
      ["72", "72"],
    ]);
  });

  test("L-2.3: an application and its offers say of how many payments their schedules are", async () => {
    const { id } = await createApplication(jonas);
    const { fields } = await jonas("GetContract", { ParaiskosID: id });
    expect(textAt(fields, "Paraiska", "ImokuSkaicius")).toBe(textAt(fields, "Paraiska", "Trukme"));
    for (const option of optionsOf((await askTyped(id)).fields))
      expect(textAt(option, "ImokuSkaicius")).toBe(textAt(option, "Trukme"));
  });
});

test("F-260: with smaller payments in winter the decision counts the higher payments of the other months", async () => {
  const lina = await callerOf(backEnd.url, "isimtis.s");
  const solar = { Pavadinimas: "Moduliai", Kiekis: 1, Kaina: "1500.00", TurtoRusiesID: 9, SerijosNr: "SN-2041" };
  const decisionOf = async (wish: 0 | 1) => {
    const credit = { SalyguVariantoID: 15, Trukme: 24, MazesnesZiemosImokos: wish, Prekes: { Preke: [solar] } };
    const { id } = await createApplication(lina, { ...EMILIJA, ...credit }, LINA_ID);
    const decision = valueAt((await lina("GetProposedOptions", { ParaiskosID: id })).fields, "Sprendimas");
    const application = valueAt((await lina("GetContract", { ParaiskosID: id })).fields, "Paraiska");
    return [textAt(decision, "DstiPo"), textAt(application, "MenesioImoka")].map(Number);
  };
  const [share = 0, payment = 0] = await decisionOf(0);
  const [winterShare = 0, winterPayment = 0] = await decisionOf(1);
  expect(winterPayment).toBeGreaterThan(payment);
  expect(winterShare).toBeGreaterThan(share);
});
