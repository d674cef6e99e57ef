import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const supervisor = useCaller(backEnd, "vadove");
const manager = useCaller(backEnd, "vadyb2");

/** The till of shop 103, whose only variant, 23, neither the supervisor's shop nor jonas' has. */
const SELLER_OF_103 = 10_302;
const OF_SHOP_103 = 1051;
const ONLINE = { Suma: "500.00", Trukme: 12, SalyguVariantoID: 23 };

const loaded = async (call: Caller, id: number) =>
  valueAt((await call("GetContract", { ParaiskosID: id })).fields, "Paraiska");

describe("1.3: who works on an application of another shop works with that shop's terms", () => {
  test("F-252: the variants to choose from are those of the application's shop", async () => {
    for (const call of [supervisor, manager]) {
      const variants = listAt(await loaded(call, OF_SHOP_103), "SalyguVariantai", "SalyguVariantas");
      expect(variants.map((variant) => textAt(variant, "SalyguVariantoID"))).toEqual(["23"]);
    }
  });

  test("F-279: a supervisor's and a manager's schedule is calculated with them, and with no other", async () => {
    for (const call of [supervisor, manager]) {
      const schedule = await call("CalculateSchedule", { ...ONLINE, ParaiskosID: OF_SHOP_103 });
      expect([schedule.code, listAt(schedule.fields, "Grafikas", "Eilute").length]).toEqual([0, 12]);
      const foreign = { ...ONLINE, SalyguVariantoID: 11, ParaiskosID: OF_SHOP_103 };
      expect((await call("CalculateSchedule", foreign)).code).toBe(1400);
    }
    expect((await supervisor("CalculateSchedule", ONLINE)).code).toBe(1400);
  });

  test("F-279: a limited log-in calculates with its shop's variants, but has no applications", async () => {
    const limited = await callerOf(backEnd.url, "ribotas");
    expect((await limited("CalculateSchedule", ONLINE)).code).toBe(0);
    expect((await limited("CalculateSchedule", { ...ONLINE, ParaiskosID: OF_SHOP_103 })).code).toBe(1063);
  });

  test("F-202, F-335: a supervisor makes the contract", async () => {
    const online = { ...EMILIJA, SutartiesTipas: 7, SalyguVariantoID: 23 };
    const { id } = await createApplication(supervisor, online, SELLER_OF_103);
    const question = { ...ONLINE, login: "vadove", Vardas: "Emilija", ParaiskosID: id };
    expect((await supervisor("CheckContractPossible", { ...question, SalyguVariantoID: 11 })).code).toBe(5);
    expect((await supervisor("CheckContractPossible", question)).code).toBe(0);
    expect((await supervisor("MakeContract", { ParaiskosID: id })).code).toBe(0);
  });

  test("F-202: without an application the terms are those of the seller's shop", async () => {
    const question = { ...ONLINE, login: "vadove", Vardas: "Emilija" };
    expect((await supervisor("CheckContractPossible", question)).code).toBe(5);
    expect((await supervisor("CheckContractPossible", { ...question, SalyguVariantoID: 11 })).code).toBe(0);
  });

  test("F-248: catalogue and groups are those of the application's shop", async () => {
    const ofShop = (await (await callerOf(backEnd.url, "vienas.s"))("GetCatalogue")).body;
    const own = (await manager("GetCatalogue")).body;
    expect((await manager("GetCatalogue", { ParaiskosID: 1024 })).body).toBe(ofShop);
    expect(own).not.toBe(ofShop);
  });
});

describe("F-279: the schedule of a contract is the one agreed", () => {
  /** Archived, with variant 16, which has ended since. */
  const ENDED = 1013;
  const question = { Suma: "899.00", Trukme: 24, SalyguVariantoID: 16 };

  test("although its variant has ended: the figures of the contract", async () => {
    const contract = await loaded(jonas, ENDED);
    const reply = await jonas("CalculateSchedule", { ...question, ParaiskosID: ENDED });
    expect(reply.code).toBe(0);
    for (const element of ["Suma", "MenesioImoka", "BendraSuma", "Bvkkmn"]) {
      const figure = textAt(contract, element);
      expect([element, textAt(reply.fields, "Grafikas", element)]).toEqual([element, figure]);
      expect(Number(figure)).toBeGreaterThan(0);
    }
  });

  test("whatever else is asked for: no other sum, no endless duration", async () => {
    const other = { ...question, Suma: "1.00", Trukme: 999_999_999, ParaiskosID: ENDED };
    const agreed = await jonas("CalculateSchedule", { ...question, ParaiskosID: ENDED });
    expect((await jonas("CalculateSchedule", other)).body).toBe(agreed.body);
  });

  test("an application that is no contract yet cannot have the ended variant: 1400", async () => {
    const { id } = await createApplication(jonas);
    const reply = await jonas("CalculateSchedule", { ...question, ParaiskosID: id });
    expect(reply.code).toBe(1400);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toContain("nebegalioja");
  });
});
