import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { createApplication, EMILIJA, PHONE, startApplication } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const optionsOf = (fields: AnswerNode | undefined) => listAt(fields, "SiulomiVariantai", "SiulomasVariantas2");

/** The variant and duration of an option or of a decision. */
const choiceOf = (fields: AnswerNode | undefined) => ({
  SalyguVariantoID: textAt(fields, "SalyguVariantoID"),
  Trukme: textAt(fields, "Trukme"),
});

describe("F-257: offers of an application", () => {
  test("at most 12, ascending by duration, one of them marked as the cheapest", async () => {
    const reply = await jonas("GetProposedOptions", { ParaiskosID: 1038 });
    const options = optionsOf(reply.fields);
    const durations = options.map((option) => Number(textAt(option, "Trukme")));
    expect(reply.code).toBe(0);
    expect(options.length).toBeGreaterThan(1);
    expect(options.length).toBeLessThanOrEqual(12);
    expect(durations).toEqual([...durations].sort((left, right) => left - right));
    expect(options.filter((option) => textAt(option, "Pigiausias") === "1")).toHaveLength(1);
    expect(textAt(reply.fields, "Sprendimas", "Rezultatas")).toBe("APPROVED");
  });

  test("F-548: an offer's figures are those of the schedule, to the cent", async () => {
    const { id } = await createApplication(jonas);
    const offers = optionsOf((await jonas("GetProposedOptions", { ParaiskosID: id })).fields);
    for (const offer of offers.slice(0, 4)) {
      const question = {
        Suma: textAt(offer, "Suma"),
        Trukme: textAt(offer, "Trukme"),
        SalyguVariantoID: textAt(offer, "SalyguVariantoID"),
        MokejimoDiena: 15,
      };
      const schedule = valueAt((await jonas("CalculateSchedule", question)).fields, "Grafikas");
      for (const element of ["MenesioImoka", "BendraSuma", "Bvkkmn", "SutartiesMokestis", "PalukanuNorma"]) {
        expect([element, textAt(offer, element)]).toEqual([element, textAt(schedule, element)]);
      }
    }
  });

  test("F-257, G16: whatever is chosen is among the offers, and the decision is about it and nothing else", async () => {
    const { id, version } = await createApplication(jonas);
    let Versija = version;
    const all = optionsOf((await jonas("GetProposedOptions", { ParaiskosID: id })).fields);
    const dearest = all.toSorted(
      (one, other) => Number(textAt(other, "BendraSuma")) - Number(textAt(one, "BendraSuma")),
    );
    for (const { SalyguVariantoID, Trukme } of [
      ...dearest.slice(0, 2).map(choiceOf),
      { SalyguVariantoID: "11", Trukme: "17" },
    ]) {
      const saved = await jonas("SaveApplication", {
        Versija,
        Paraiska: { ...EMILIJA, AsmensKodas: "", ParaiskosID: id, SalyguVariantoID, Trukme },
      });
      expect(saved.code).toBe(0);
      Versija = textAt(saved.fields, "Versija");
      const { fields } = await jonas("GetProposedOptions", { ParaiskosID: id });
      const decision = valueAt(fields, "Sprendimas");
      const chosen = optionsOf(fields).filter(
        (option) => textAt(option, "SalyguVariantoID") === SalyguVariantoID && textAt(option, "Trukme") === Trukme,
      );
      expect(chosen).toHaveLength(1);
      expect(choiceOf(decision)).toEqual({ SalyguVariantoID, Trukme });
      expect(textAt(decision, "DstiPo")).toBe(textAt(chosen[0], "DstiPo"));
    }
  });

  test("F-257, G16: there is no decision about a choice that cannot be had", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, SalyguVariantoID: 14, Trukme: 24 });
    const { fields } = await jonas("GetProposedOptions", { ParaiskosID: id });
    expect(optionsOf(fields).length).toBeGreaterThan(0);
    expect(valueAt(fields, "Sprendimas")).toBeUndefined();
  });

  test("F-253: a shop with one variant offers that one", async () => {
    const single = await callerOf(backEnd.url, "vienas.s");
    const options = optionsOf((await single("GetProposedOptions", { ParaiskosID: 1024 })).fields);
    expect(new Set(options.map((option) => textAt(option, "SalyguVariantoID")))).toEqual(new Set(["12"]));
  });

  test.each([
    ["(a) catalogue A, no television among the goods: its promotion is not offered", 1003, "14", false],
    ["(b) catalogue A with a television: it is", 1038, "14", true],
    ["(d) catalogue B, a mattress that does not list the promotion: it is not", 1040, "18", false],
    ["(e) the shop with the exception: it is", 1041, "15", true],
    ["(f) an ended variant never is", 1042, "17", false],
  ])("F-246, F-247, F-255: %s", async (_case, id, variant, isOffered) => {
    const options = optionsOf((await manager("GetProposedOptions", { ParaiskosID: id })).fields);
    expect(options.some((option) => textAt(option, "SalyguVariantoID") === variant)).toBe(isOffered);
  });

  test("F-246: limitations that the caller sends do not make goods carry a promotion", async () => {
    const phone = { ...PHONE, PrekesNumeris: "TEL-A50-04", Apribojimai: '{"actionVariants":[14]}' };
    const { id } = await createApplication(jonas, { ...EMILIJA, Prekes: { Preke: [phone] } });
    const options = optionsOf((await jonas("GetProposedOptions", { ParaiskosID: id })).fields);
    expect(options.length).toBeGreaterThan(0);
    expect(options.some((option) => textAt(option, "SalyguVariantoID") === "14")).toBe(false);
  });
});

describe("messages beside the offers", () => {
  test("F-430: no income is 10", async () => {
    expect((await jonas("GetProposedOptions", { ParaiskosID: 9000010 })).code).toBe(10);
  });

  test("F-458: a sum without any offer is 1800 with a plain text", async () => {
    const reply = await manager("GetProposedOptions", { ParaiskosID: 1028 });
    expect([reply.code, textAt(reply.fields, "KlaidosHtml"), optionsOf(reply.fields).length]).toEqual([1800, "", 0]);
    expect(textAt(reply.fields, "KlaidosPranesimas")).not.toBe("");
  });

  test("F-261, F-458: a sum that the client cannot afford is 1800 with HTML and reasons, the options stay", async () => {
    const reply = await jonas("GetProposedOptions", { ParaiskosID: 1027 });
    expect(reply.code).toBe(1800);
    expect(textAt(reply.fields, "KlaidosHtml")).toContain("<li>");
    expect(optionsOf(reply.fields).length).toBeGreaterThan(0);
    expect(textAt(reply.fields, "Sprendimas", "Rezultatas")).toBe("REJECTED");
  });

  test("F-259, F-262: offers that need a manager are 1801 and stay usable", async () => {
    const reply = await manager("GetProposedOptions", { ParaiskosID: 1031 });
    expect([reply.code, textAt(reply.fields, "Sprendimas", "LeidimoBusena")]).toEqual([1801, "WAITING"]);
    expect(optionsOf(reply.fields).length).toBeGreaterThan(0);
  });

  test("F-260, F-265: with refinancing 1802 tells that it is saved, how many offers there are and what is refinanced", async () => {
    const reply = await manager("GetProposedOptions", { ParaiskosID: 1030 });
    const count = optionsOf(reply.fields).length;
    expect(reply.code).toBe(1802);
    expect(textAt(reply.fields, "KlaidosHtml")).toContain(`Pasiūlymų: ${count}.`);
    expect([textAt(reply.fields, "Refinansavimas", "Galimas"), textAt(reply.fields, "Refinansavimas", "Suma")]).toEqual(
      ["1", "1600.00"],
    );
  });
});

test("F-257, F-381: to look at the offers again makes neither another rating nor a line of the log; other terms make both", async () => {
  const { id } = await createApplication(jonas, EMILIJA);
  const look = async (call = jonas) =>
    textAt((await call("GetProposedOptions", { ParaiskosID: id })).fields, "VertinimoID");
  const kept = async () => [
    textAt((await jonas("ListValuations", { ParaiskosID: id })).fields, "Viso"),
    listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").filter(
      (line) => textAt(line, "Veiksmas") === "Apskaičiuoti pasiūlymai",
    ).length,
  ];
  const first = await look();
  expect([await look(), await look(manager), ...(await Promise.all([look(), look(manager)]))]).toEqual(
    Array.from({ length: 4 }, () => first),
  );
  expect(await kept()).toEqual(["1", 1]);
  await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...EMILIJA, AsmensKodas: "", Trukme: 24 } });
  expect([(await look()) === first, await kept()]).toEqual([false, ["2", 2]]);
});

describe("offers by valuation", () => {
  test("are the same again, with the same message; an unknown valuation is 1900", async () => {
    for (const id of [1038, 1027, 1030]) {
      const first = await manager("GetProposedOptions", { ParaiskosID: id });
      const again = await manager("GetProposedOptionsByValuation", {
        VertinimoID: textAt(first.fields, "VertinimoID"),
      });
      const { VertinimoID: _id, ...same } = first.fields;
      expect([again.code, again.fields]).toEqual([first.code, same]);
    }
    expect((await jonas("GetProposedOptionsByValuation", { VertinimoID: 999_999 })).code).toBe(1900);
  });
});

describe("F-279: schedules", () => {
  const question = { Suma: "899.00", Trukme: 24, SalyguVariantoID: 11, MokejimoDiena: 31 };

  test("rows add up to the totals and the last one takes the cents", async () => {
    const schedule = valueAt((await jonas("CalculateSchedule", question)).fields, "Grafikas");
    const rows = listAt(schedule, "Eilute");
    const sum = (element: string) =>
      rows.reduce((total, row) => total + Math.round(Number(textAt(row, element)) * 100), 0);
    const cents = (element: string) => Math.round(Number(textAt(schedule, element)) * 100);
    expect(rows).toHaveLength(24);
    expect(sum("IsViso")).toBe(cents("BendraSuma"));
    expect(sum("Kreditas")).toBe(cents("Suma"));
    expect([sum("Palukanos"), sum("AdministravimoMokestis")]).toEqual([
      cents("Palukanos"),
      cents("AdministravimoMokestis"),
    ]);
    expect(textAt(rows.at(-1), "Likutis")).toBe("0.00");
    expect(textAt(rows.at(-1), "IsViso")).toBe(textAt(schedule, "PaskutinesImokosSuma"));
  });

  test("F-479: a credit of one payment is a list of one", async () => {
    const schedule = await jonas("CalculateSchedule", { ...question, SalyguVariantoID: 13, Trukme: 10 });
    expect(listAt(schedule.fields, "Grafikas", "Eilute")).toHaveLength(10);
    expect(textAt(schedule.fields, "Grafikas", "Bvkkmn")).toBe("0.00");
  });

  test.each([
    ["F-455: a duration that the variant has not", { Trukme: 61 }, "6–60"],
    ["F-418: a sum above the variant's", { Suma: "15000.01" }, "15\u00a0000,00\u00a0€"],
    ["a variant of another shop", { SalyguVariantoID: 31 }, "varianto nėra"],
    ["an ended variant", { SalyguVariantoID: 16 }, "nebegalioja"],
    ["F-455: a sentence that ends once", { Trukme: 61 }, "6–60 mėn."],
    ["G17: instalments below 5,00 €", { Suma: "100.00", Trukme: 60 }, "įmoka būtų mažesnė už 5,00\u00a0€"],
  ])("1400 as HTML for %s", async (_case, change, text) => {
    const reply = await jonas("CalculateSchedule", { ...question, ...change });
    expect(reply.code).toBe(1400);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toMatch(/^<strong>/);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toContain(text);
    expect(textAt(reply.fields, "KlaidosPranesimas")).not.toContain("..");
  });

  test.each(["2026-12-01", "2026-12-03", "2027-01-01"])(
    "L-2.3: 8 000 € over 84 months made on %s has a schedule for day 31",
    async (day) => {
      const manager = await callerOf(backEnd.url, "vadyb2");
      const asked = { Suma: "8000.00", Trukme: 84, SalyguVariantoID: 31, MokejimoDiena: 31, Data: `${day}T00:00:00` };
      const reply = await manager("CalculateSchedule", asked);
      expect(reply.code).toBe(0);
      expect(Number(textAt(listAt(reply.fields, "Grafikas", "Eilute")[0], "Kreditas"))).toBeGreaterThanOrEqual(0);
    },
  );

  test("the personal one decides as well", async () => {
    const person = { GimimoData: "1984-03-17T00:00:00", SeimosNariuSkaicius: 1, PajamuTipas: 1 };
    const rich = await jonas("CalculatePersonalSchedule", { ...question, ...person, Pajamos: "1850.00" });
    const poor = await jonas("CalculatePersonalSchedule", { ...question, ...person, Pajamos: "350.00" });
    expect([rich.code, textAt(rich.fields, "Sprendimas", "Rezultatas")]).toEqual([0, "APPROVED"]);
    expect([poor.code, textAt(poor.fields, "Sprendimas", "Rezultatas")]).toEqual([0, "REJECTED"]);
    expect(textAt(rich.fields, "Grafikas", "Suma")).toBe("899.00");
  });
});

describe("F-544: insurance", () => {
  const load = async (id: number) => valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
  const save = (id: number, elements: RequestElements) =>
    jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...elements } });
  const offered = (application: AnswerNode | undefined) =>
    listAt(application, "Draudimai", "Draudimas").map((one) => [textAt(one, "DraudimoID"), textAt(one, "Imoka")]);
  const ALGIRDAS = { ...EMILIJA, AsmensKodas: "35105089941", Vardas: "Algirdas", Pavarde: "Bandymas" };

  test("is offered by the buyer's age, with the premium of a month for the sum", async () => {
    expect(offered(await load((await createApplication(jonas)).id))).toEqual([
      ["1", "0.75"],
      ["2", "1.75"],
    ]);
    expect(offered(await load((await createApplication(jonas, ALGIRDAS)).id)).map(([id]) => id)).toEqual([
      "1",
      "2",
      "3",
    ]);
    expect(offered(await load(await startApplication(jonas)))).toEqual([
      ["1", ""],
      ["2", ""],
    ]);
  });

  test("a small credit pays the least premium, a large one its share, and the month is that much dearer", async () => {
    const termsOf = async (euros: string, insurance: number) => {
      const goods = { Preke: [{ Pavadinimas: "Telefonas", Kiekis: 1, Kaina: euros, TurtoRusiesID: 2 }] };
      const application = await load(
        (await createApplication(jonas, { ...EMILIJA, Prekes: goods, DraudimoID: insurance })).id,
      );
      return ["MenesioImoka", "BendraSuma", "Bvkkmn", "DraudimoImoka"].map((element) => textAt(application, element));
    };
    for (const [euros, premium] of [
      ["200.00", "0.50"],
      ["2000.00", "3.00"],
    ] as const) {
      const [[month = "", total = "", apr], insured] = [await termsOf(euros, 0), await termsOf(euros, 1)];
      const dearer = (amount: string, months: number) => (Number(amount) + months * Number(premium)).toFixed(2);
      expect(insured).toEqual([dearer(month, 1), dearer(total, 12), apr, premium]);
    }
  });

  test("one that is not offered is not saved; one that was saved when it was offered stays", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2 });
    for (const foreign of [3, 77]) {
      const reply = await save(id, { ...EMILIJA, AsmensKodas: "", DraudimoID: foreign });
      expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([
        2000,
        expect.stringContaining("DraudimoID"),
      ]);
    }
    expect(textAt(await load(id), "DraudimoID")).toBe("2");
    expect((await save(id, { ...EMILIJA, AsmensKodas: "", DraudimoID: 0 })).code).toBe(0);
    expect(textAt(await load(id), "DraudimoImoka")).toBe("");
  });
});
