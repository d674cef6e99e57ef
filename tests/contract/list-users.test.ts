import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const VIENAS_ID = 30101;
/** Karolis Išėjęs of shop 202. */
const DEPARTED_ID = 20202;
const MANAGER_ID = 90001;

const backEnd = useBackEnd();
const manager = useCaller(backEnd, "vadyb2");
const jonas = useCaller(backEnd, "jonas.s");
const supervisor = useCaller(backEnd, "vadove");

const rowsOf = async (query: RequestElements) =>
  listAt((await manager("ListUsers", query)).fields, "Sarasas", "Eilute");
const loginsOf = async (search: string) => (await rowsOf({ Paieska: search })).map((row) => textAt(row, "Loginas"));

describe("F-405: a manager lists the users of the partners' shops", () => {
  test.each([
    ["a name, whatever its case and diacritics", "irengine", ["vilte.s"]],
    ["a log-in", "jonas.s", ["jonas.s"]],
    ["a shop, by its users' names", "panevezys", ["ratas.s", "rita.s", "vadove3", "vienas.s"]],
    ["words in any order, each of which must occur", "siauliai dublis", ["dublis1.s", "dublis2.s"]],
    ["what was typed as it is, never as a pattern", "jonas%s", []],
  ])("by %s", async (_what, search, logins) => {
    expect((await loginsOf(search)).sort()).toEqual(logins);
  });

  test("F-395: by shop, then by surname, the first twenty, with the number of all", async () => {
    const reply = await manager("ListUsers");
    const rows = listAt(reply.fields, "Sarasas", "Eilute");
    const shops = rows.map((row) => textAt(row, "ParduotuvesPavadinimas"));
    expect(rows).toHaveLength(20);
    expect(Number(textAt(reply.fields, "Viso"))).toBeGreaterThan(20);
    expect(shops).toEqual([...shops].sort((one, other) => one.localeCompare(other, "lt")));
    expect(await loginsOf("vilnius")).toEqual(["vilte.s", "sms.blogas", "rasa.s", "jonas.s", "vadove"]);
  });

  test("a number finds the one user with it, who is told by name, log-in and shop alone", async () => {
    const [row, ...others] = await rowsOf({ PardavejoID: VIENAS_ID });
    expect(others).toEqual([]);
    expect(row).toMatchObject({ PardavejoID: String(VIENAS_ID), VardasPavarde: "Vienius Vienas", Loginas: "vienas.s" });
    expect(Object.keys(row as object).sort()).toEqual(
      ["Loginas", "PardavejoID", "ParduotuvesID", "ParduotuvesPavadinimas", "VardasPavarde"].sort(),
    );
  });

  test.each([
    ["a user who has left", { Paieska: "neaktyvus.s" }],
    ["the number of a user who has left", { PardavejoID: DEPARTED_ID }],
    ["a manager, who belongs to no shop", { PardavejoID: MANAGER_ID }],
    ["an unknown number", { PardavejoID: 77777 }],
  ])("F-450: %s finds no user, 1090", async (_who, query) => {
    expect((await manager("ListUsers", query)).code).toBe(1090);
  });

  test("F-415: a seller is refused with 1021, and a supervisor finds no user of another company", async () => {
    expect((await jonas("ListUsers", { Paieska: "jonas" })).code).toBe(1021);
    expect((await supervisor("ListUsers", { PardavejoID: VIENAS_ID })).code).toBe(1090);
  });
});

describe("F-187: an application that a manager starts for a chosen seller", () => {
  const start = (call: Caller, sellerId: number) => call("GetNewApplication", { sellerId, OperacijosID: randomUUID() });

  test("is that seller's and his shop's, with the variants of the shop (F-254)", async () => {
    const started = await start(manager, VIENAS_ID);
    const id = textAt(started.fields, "Paraiska", "ParaiskosID");
    expect(textAt(started.fields, "Paraiska", "PardavejoID")).toBe(String(VIENAS_ID));
    expect(listAt(started.fields, "Paraiska", "SalyguVariantai", "SalyguVariantas")).toHaveLength(1);
    const listed = await manager("ListContracts", { Skirtukas: 3, Numeris: id });
    const [row] = listAt(listed.fields, "Sarasas", "Eilute");
    const [seller] = await rowsOf({ PardavejoID: VIENAS_ID });
    expect(textAt(row, "PardavejoVardas")).toBe("Vienius Vienas");
    expect(textAt(row, "ParduotuvesPavadinimas")).toBe(textAt(seller, "ParduotuvesPavadinimas"));
    const colleague = await callerOf(backEnd.url, "vienas.s");
    expect((await colleague("GetContract", { ParaiskosID: id })).code).toBe(0);
    expect((await jonas("GetContract", { ParaiskosID: id })).code).toBe(1063);
  });

  test("for an unknown seller, or one who has left, is 1050, and so are that seller's conditions", async () => {
    for (const id of [77777, DEPARTED_ID]) {
      expect((await start(manager, id)).code).toBe(1050);
      expect((await manager("GetSellerConditionVariants", { PardavejoID: id })).code).toBe(1050);
    }
  });

  test("F-415: who is no manager learns nothing of others: foreign, departed and unknown sellers are 1021", async () => {
    for (const call of [jonas, supervisor])
      for (const id of [VIENAS_ID, DEPARTED_ID, 77777]) expect((await start(call, id)).code).toBe(1021);
  });
});
