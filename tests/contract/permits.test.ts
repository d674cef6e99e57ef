import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callerOf } from "../support/demo-session.ts";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { moveClock } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const supervisor = useCaller(backEnd, "vadove");
const first = useCaller(backEnd, "vadyb1");
const second = useCaller(backEnd, "vadyb2");

const TV = { Pavadinimas: "Televizorius", Kiekis: 1, Kaina: "1000.00", TurtoRusiesID: 2 };
const goods = (pieces: number) => ({ Preke: [{ ...TV, Kiekis: pieces }] });

/** Above what a seller may lend; above what one manager may. */
const BIG = {
  ...EMILIJA,
  Darboviete: "UAB Kavos kampas",
  Politikas: 0,
  Pajamos: "9000.00",
  Trukme: 60,
  Prekes: goods(6),
};
const VERY_BIG = { ...BIG, Prekes: goods(11) };

const propose = (id: number) => jonas("GetProposedOptions", { ParaiskosID: id });
/** An application that needs a permit, assessed as it is. */
async function assessed(elements: RequestElements = BIG): Promise<number> {
  const { id } = await createApplication(jonas, elements);
  await propose(id);
  return id;
}
const ask = (id: number, more: RequestElements = {}) =>
  jonas("RequestPermission", {
    OperacijosID: randomUUID(),
    application: id,
    komentaras: "Nuolatinis pirkėjas",
    ...more,
  });
async function asked(elements: RequestElements = BIG, more: RequestElements = {}) {
  const id = await assessed(elements);
  const { code, fields } = await ask(id, more);
  expect(code).toBe(0);
  return { id, permit: textAt(fields, "leidimoID"), sequence: textAt(fields, "seka") };
}
const act = (call: typeof first, name: "ApprovePermission" | "RejectPermission", permit: string, more: object = {}) =>
  call(name, { OperacijosID: randomUUID(), leidimoID: permit, komentaras: "Peržiūrėta", ...more });
const approve = (call: typeof first, permit: string) => act(call, "ApprovePermission", permit);
const reject = (call: typeof first, permit: string, more: object = {}) => act(call, "RejectPermission", permit, more);
const listed = async (call: typeof first, query: RequestElements) =>
  listAt((await call("ListPermissions", query)).fields, "Sarasas", "Leidimas");
const stateOf = async (permit: string) => textAt((await listed(first, { leidimoID: permit }))[0], "Busena");
const make = (id: number) => jonas("MakeContract", { OperacijosID: randomUUID(), ParaiskosID: id });

test("F-380, F-123: an answer is told after the next log-in to the seller who asked, once, and to no other user", async () => {
  const { id, permit } = await asked();
  const toldTo = async (caller: typeof first) =>
    listAt((await caller("ListNotifications", {})).fields, "Pranesimai", "Pranesimas").filter(
      (notice) => textAt(notice, "ParaiskosID") === String(id),
    );
  expect(await toldTo(jonas)).toEqual([]);
  expect((await reject(first, permit, { komentaras: "Trūksta pažymos" })).code).toBe(0);
  expect(await toldTo(first)).toEqual([]);
  const [notice, ...others] = await toldTo(jonas);
  expect([textAt(notice, "message"), textAt(notice, "text"), others]).toEqual([
    `Vadybininkas atsakė dėl paraiškos ${id}: leidimas nesuteiktas.`,
    "Trūksta pažymos",
    [],
  ]);
  expect(await toldTo(jonas)).toEqual([]);
});

describe("F-371, F-373: the life of a request", () => {
  test("F-370, F-372: sequence 0 is confirmed by one manager, and then the contract can be made", async () => {
    const { id, permit, sequence } = await asked();
    expect(sequence).toBe("0");
    expect((await make(id)).code).toBe(5);
    expect(textAt((await approve(first, permit)).fields, "Busena")).toBe("CONFIRMED");
    const [row] = await listed(jonas, { application: String(id) });
    expect([textAt(row, "Suma"), textAt(row, "Trukme"), textAt(row, "SalyguVariantoID")]).toEqual([
      "6000.00",
      "60",
      "11",
    ]);
    expect([textAt(row, "Priezastis"), textAt(row, "komentaras")]).toEqual(["Nuolatinis pirkėjas", "Peržiūrėta"]);
    expect([textAt(row, "Iniciatorius"), textAt(row, "Uzdare")]).toEqual([
      "Jonas Pardavėjas",
      expect.stringMatching(/\S/),
    ]);
    expect((await make(id)).code).toBe(0);
  });

  test("F-371: above 10 000 € two managers confirm, and the second one is not the first", async () => {
    const { permit, sequence } = await asked(VERY_BIG);
    expect(sequence).toBe("1");
    expect(textAt((await approve(first, permit)).fields, "Busena")).toBe("WAITING_EXTRA");
    expect((await approve(first, permit)).code).toBe(2403);
    expect(textAt((await approve(second, permit)).fields, "Busena")).toBe("CONFIRMED");
  });

  test("F-370, F-371: both managers' words are kept, each with who said them and when", async () => {
    const { permit } = await asked(VERY_BIG);
    const say = (call: typeof first, name: Parameters<typeof act>[1], komentaras?: string) =>
      act(call, name, permit, { komentaras });
    await say(first, "ApprovePermission", "Pajamos patikrintos");
    await say(second, "RejectPermission", "Per didelė suma");
    const [row] = await listed(first, { leidimoID: permit });
    const words = ["PirmasisVadybininkas", "PirmojoKomentaras", "Uzdare", "komentaras"].map((name) =>
      textAt(row, name),
    );
    expect(words).toEqual(["Vadybė Pirmoji", "Pajamos patikrintos", "Vadybas Antrasis", "Per didelė suma"]);
    expect(textAt(row, "PirmojoLaikas")).toMatch(/^\d{4}-\d\d-\d\dT/);
    const { permit: passed } = await asked();
    await act(first, "RejectPermission", passed, { komentaras: "Spręskite Jūs", perduoti: 1 });
    await act(second, "ApprovePermission", passed, { komentaras: undefined });
    const [closed] = await listed(first, { leidimoID: passed });
    expect([textAt(closed, "PirmojoKomentaras"), textAt(closed, "komentaras")]).toEqual(["Spręskite Jūs", ""]);
  });

  test("F-371: a seller may ask for two managers where one would do; F-560: there is no sequence 2", async () => {
    expect((await asked(BIG, { seka: 1 })).sequence).toBe("1");
    expect((await ask(await assessed(), { seka: 2 })).code).toBe(2000);
  });

  test("F-372: a refusal and a request passed up say why; another manager than the one who passed it up confirms", async () => {
    const { permit } = await asked();
    for (const komentaras of ["", "ne", "x".repeat(251)]) {
      expect((await reject(first, permit, { komentaras })).code).toBe(2000);
      expect((await reject(first, permit, { komentaras, perduoti: 1 })).code).toBe(2000);
    }
    expect(textAt((await reject(first, permit, { perduoti: 1 })).fields, "Busena")).toBe("ESCALATED");
    expect((await reject(second, permit, { perduoti: 1 })).code).toBe(1100);
    expect((await approve(first, permit)).code).toBe(2403);
    expect(textAt((await approve(second, permit)).fields, "Busena")).toBe("CONFIRMED");
  });
});

describe("the codes of a request", () => {
  test("F-374: of two managers at once one confirms, and the other hears 2401", async () => {
    const { permit } = await asked();
    const codes = (await Promise.all([approve(first, permit), reject(second, permit)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 2401]);
  });

  test("F-376: sellers and supervisors may not answer (2403), and managers do not ask (1021)", async () => {
    const { id, permit } = await asked();
    for (const call of [jonas, supervisor]) {
      expect((await approve(call, permit)).code).toBe(2403);
      expect((await reject(call, permit)).code).toBe(2403);
    }
    expect((await first("RequestPermission", { application: id })).code).toBe(1021);
    expect(await stateOf(permit)).toBe("WAITING");
  });

  test("F-377: a second request of the same application is 2404", async () => {
    const { id } = await asked();
    expect((await ask(id)).code).toBe(2404);
    // The demo's own.
    expect((await ask(1025)).code).toBe(2404);
  });

  test("F-375, F-378: without an assessment 2402, with one of another sum 2405; assessed again it can be asked", async () => {
    const { id, version } = await createApplication(jonas, BIG);
    expect((await ask(id)).code).toBe(2402);
    await propose(id);
    await jonas("SaveApplication", {
      Versija: version,
      Paraiska: { ParaiskosID: id, ...BIG, AsmensKodas: "", Prekes: goods(7) },
    });
    expect((await ask(id)).code).toBe(2405);
    await propose(id);
    expect((await ask(id)).code).toBe(0);
  });

  test("F-378: what was changed after the request cannot be approved, and a new request takes the place of the old one", async () => {
    const { id, permit } = await asked();
    await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...BIG, AsmensKodas: "", Prekes: goods(7) } });
    expect((await approve(first, permit)).code).toBe(2405);
    expect(textAt((await listed(first, { leidimoID: permit }))[0], "SalygosPasikeite")).toBe("1");
    await propose(id);
    expect((await ask(id)).code).toBe(0);
    expect(await stateOf(permit)).toBe("EXPIRED");
  });

  test("O25: a permit covers what is better than what it was given for, less money among it", async () => {
    const { id, permit } = await asked({ ...BIG, Prekes: goods(8) });
    await approve(first, permit);
    await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...BIG, AsmensKodas: "", Prekes: goods(7) } });
    expect((await make(id)).code).toBe(0);
  });

  test("where no manager is needed, and where none may allow, nothing is asked (5)", async () => {
    for (const elements of [EMILIJA, { ...BIG, Trukme: 6, Pajamos: "1080.00", Prekes: goods(4) }])
      expect((await ask(await assessed(elements))).code).toBe(5);
  });

  test.each([
    ["901600", 1600, "F-379"],
    ["902401", 2401, "F-374, F-469"],
    ["902402", 2402, "F-375"],
    ["902405", 2405, "F-378"],
    ["900116", 2403, "F-376"],
    ["900101", 0, "F-373"],
  ])("the demo's request %s answers %i (%s)", async (permit, code) => {
    expect((await approve(first, permit)).code).toBe(code);
  });

  test("F-371: the second manager finishes the demo's request that the first one has approved", async () => {
    expect(textAt((await approve(second, "900116")).fields, "Busena")).toBe("CONFIRMED");
  });
});

test("F-380: each sees the requests within reach, newest first, a page at a time, and a state alone", async () => {
  const read = async (call: typeof first, query: RequestElements = {}) =>
    (await listed(call, { Kiekis: 500, ...query })).map((row) => Number(textAt(row, "leidimoID")));
  const [all, own, company] = [await read(first), await read(jonas), await read(supervisor)];
  expect(all).toEqual(expect.arrayContaining([...own, ...company]));
  expect(own).not.toContain(900_102);
  expect(company).toContain(900_102);
  expect(company.length).toBeLessThan(all.length);
  const { fields } = await first("ListPermissions", { Kiekis: 5 });
  const next = await read(first, { Kiekis: 5, Raktas: textAt(fields, "KitasRaktas") });
  expect(next).toEqual(all.slice(5, 10));
  expect(await read(first, { Kryptis: "asc" })).toEqual(all.reverse());
  expect(await read(first, { Busena: "escalated" })).toEqual(expect.arrayContaining([900_104, 900_114]));
  expect((await jonas("ListPermissions", { leidimoID: "900102" })).code).toBe(1310);
});

test("F-373, O6: a request without an answer in 72 hours has expired, one that was passed up has not", async () => {
  const [waiting, passed] = [await asked(), await asked()];
  await reject(first, passed.permit, { perduoti: 1 });
  const stateNow = async (permit: string) => {
    const manager = await callerOf(backEnd.url, "vadyb2");
    return textAt((await listed(manager, { leidimoID: permit }))[0], "Busena");
  };
  await moveClock(backEnd, 72 * 60 - 5);
  expect(await stateNow(waiting.permit)).toBe("WAITING");
  await moveClock(backEnd, 10);
  expect(await stateNow(waiting.permit)).toBe("EXPIRED");
  expect(await stateNow(passed.permit)).toBe("ESCALATED");
  expect((await approve(await callerOf(backEnd.url, "vadyb2"), waiting.permit)).code).toBe(2401);
});
