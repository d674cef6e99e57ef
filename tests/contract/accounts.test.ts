import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findWarrantDue, isActiveAt } from "../../backend/src/accounts/activity.ts";
import { callerOf, tryLogIn, type Caller } from "../support/demo-session.ts";
import { listAt, textAt, type AnswerNode } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo, moveClock, verifyCall } from "../support/verify-call.ts";

const DAY_MINUTES = 24 * 60;
const FOREIGN_ID = 30101;
const MAIN_USER_ID = 10190;
const SHARED_ID = 20201;
const FAULTY_ID = 10204;

const backEnd = useBackEnd();
const main = useCaller(backEnd, "vadove");
const other = useCaller(backEnd, "vadovas2");
const warrants = useCaller(backEnd, "vadove3");
const late = useCaller(backEnd, "vadove4");
const seller = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const list = async (call: Caller, asked: RequestElements = {}) => {
  const reply = await call("ListUsers", { SuDuomenimis: 1, ...asked });
  return { ...reply, rows: listAt(reply.fields, "Sarasas", "Eilute") };
};
const valuesOf = (rows: readonly AnswerNode[], element: string) => rows.map((row) => textAt(row, element));
const loginsOf = async (call: Caller, asked: RequestElements = {}) =>
  valuesOf((await list(call, asked)).rows, "Loginas");
const accountOf = async (call: Caller, id: number | string): Promise<AnswerNode> => {
  const [row] = (await list(call, { PardavejoID: id })).rows;
  if (row === undefined) throw new Error(`no account ${id}`);
  return row;
};

const NEW = {
  Vardas: "Nauja",
  Pavarde: "Darbuotoja",
  Loginas: "nauja.d",
  Emailas: "nauja.d@pavyzdys.example",
  PardavejoID: 0,
  ParduotuvesID: 102,
  Aktyvus: 1,
  Autentifikacija: 1,
  Role: 0,
};

/** Elements in the order of the contract. */
const ORDER = ["Vardas", "Pavarde", "Emailas", "MobilusTelefonas", "Telefonas", "Loginas", "PardavejoID"].concat([
  "ParduotuvesID",
  "Aktyvus",
  "Autentifikacija",
  "Role",
]);
const inOrder = (elements: Record<string, unknown>) =>
  Object.fromEntries(ORDER.flatMap((name) => (elements[name] === undefined ? [] : [[name, elements[name]]])));

const save = (
  call: Caller,
  elements: Record<string, unknown>,
  more: { OperacijosID?: string; Versija?: string } = {},
) => call("SaveSeller", { ...more, PardavejoVartotojas: inOrder(elements) as RequestElements });

/** The account as it was read, as it is sent again. */
const sent = (row: AnswerNode, change: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(ORDER.map((name) => [name, textAt(row, name) || undefined])),
  ...change,
});

describe("the list of accounts", () => {
  test("F-394, F-562: a supervisor sees every user of the company, those who have left too, with every column", async () => {
    const { rows } = await list(main, { Kiekis: 100 });
    expect(valuesOf(rows, "Loginas")).toEqual(expect.arrayContaining(["jonas.s", "lukas.s", "pilnas", "vadove"]));
    expect(valuesOf(rows, "Loginas")).not.toContain("kasa1");
    expect(await accountOf(main, 10102)).toMatchObject({
      Vardas: "Rasa",
      Pavarde: "Paieškienė",
      Loginas: "rasa.s",
      Emailas: "rasa.s@pavyzdys.example",
      Role: "0",
      Aktyvus: "1",
      Autentifikacija: "2",
      ParduotuvesPavadinimas: "Elektrika Plius, Vilnius, Ozo g.",
      BlokavimoBusena: "0",
      PagrindinisVartotojas: "0",
    });
    expect(textAt(await accountOf(main, 10102), "PaskutinisPrisijungimas")).toMatch(/^\d{4}-\d\d-\d\dT08:55:00$/);
    expect(textAt(await accountOf(warrants, 30103), "PaskutinisPrisijungimas")).toBe("");
    expect(textAt(await accountOf(other, 20102), "Autentifikacija")).toBe("0");
    expect(textAt(await accountOf(other, 20202), "Aktyvus")).toBe("0");
  });

  test("F-395: ascending by shop unless another column or direction is asked for", async () => {
    const shopsIn = async (asked: RequestElements) =>
      valuesOf((await list(main, { Kiekis: 100, ...asked })).rows, "ParduotuvesPavadinimas");
    const shops = await shopsIn({});
    expect(shops).toEqual(shops.toSorted((one, next) => one.localeCompare(next, "lt")));
    expect(new Set(shops).size).toBe(3);
    expect((await shopsIn({ Kryptis: "desc" }))[0]).toBe(shops.at(-1));
    const names = valuesOf((await list(main, { Rikiavimas: "Pavarde", Kiekis: 100 })).rows, "Pavarde");
    expect(names).toEqual(names.toSorted((one, next) => one.localeCompare(next, "lt")));
    expect((await loginsOf(main, { Rikiavimas: "BlokavimoBusena", Kryptis: "desc" }))[0]).toBe("lukas.s");
  });

  test("F-395: a page at a time by key, there and back", async () => {
    const whole = await loginsOf(main, { Kiekis: 100 });
    const first = await list(main, { Kiekis: 4 });
    const second = await list(main, { Kiekis: 4, Raktas: textAt(first.fields, "KitasRaktas") });
    expect(valuesOf([...first.rows, ...second.rows], "Loginas")).toEqual(whole.slice(0, 8));
    expect(textAt(second.fields, "Nuo")).toBe("5");
    const back = await list(main, { Kiekis: 4, Raktas: textAt(second.fields, "AnkstesnisRaktas") });
    expect(valuesOf(back.rows, "Loginas")).toEqual(whole.slice(0, 4));
    expect(textAt(first.fields, "Viso")).toBe(String(whole.length));
  });

  test("F-395, F-450: by words of name, log-in and shop; no match is 1090, and so is a user of another company", async () => {
    expect(await loginsOf(main, { Paieska: "kaunas blokas" })).toEqual(["lukas.s"]);
    expect((await list(main, { Paieska: "zzz" })).code).toBe(1090);
    expect((await list(main, { PardavejoID: FOREIGN_ID })).code).toBe(1090);
  });

  test("F-405: a manager sees the users of all partners; F-415: a seller is refused with 1021", async () => {
    expect(await loginsOf(manager, { Kiekis: 100 })).toEqual(expect.arrayContaining(["kasa1", "jonas.s", "isip.s"]));
    expect((await list(seller)).code).toBe(1021);
  });

  test("F-403, F-586: the shared account is marked, and the block is told, one that follows from the last log-in too", async () => {
    expect(textAt(await accountOf(other, SHARED_ID), "ParduotuvesVartotojas")).toBe("1");
    expect(textAt(await accountOf(other, 20101), "BlokavimoBusena")).toBe("1005");
    expect(textAt(await accountOf(main, 10203), "BlokavimoBusena")).toBe("1004");
  });
});

describe("F-396, F-399: a supervisor makes and changes accounts", () => {
  const created = async (elements: Record<string, unknown>, more = {}) => save(main, { ...NEW, ...elements }, more);

  test("a new account gets a link by e-mail that sets its password once, and logs in with it", async () => {
    const reply = await created({});
    expect(reply.code).toBe(0);
    const id = textAt(reply.fields, "PardavejoVartotojas", "PardavejoID");
    expect(await accountOf(main, id)).toMatchObject({ Loginas: "nauja.d", Aktyvus: "1", Role: "0" });
    await expect.poll(async () => (await messagesTo(backEnd, NEW.Emailas)).length, { timeout: 20_000 }).toBe(1);
    const [message] = await messagesTo(backEnd, NEW.Emailas);
    expect(message?.content).toContain("nauja.d");
    const [, token = "", code = ""] = /reset-password\/([\w-]+)\/(\d{6})/.exec(message?.content ?? "") ?? [];
    const body = { token, code, password: "Pirmas-2026!" };
    expect((await verifyCall(backEnd.url, "change-password", body)).body.info?.code).toBe(2);
    expect(
      (await verifyCall(backEnd.url, "change-password", { ...body, password: "Kitas-2026!" })).body.info?.code,
    ).toBe(1);
    expect((await tryLogIn(backEnd.url, "nauja.d", "Pirmas-2026!")).code).toBe(0);
  });

  test("R-J4: the same form twice makes one account", async () => {
    const more = { OperacijosID: randomUUID() };
    const change = { Loginas: "dvigubas.d", Emailas: "dvigubas.d@pavyzdys.example" };
    const replies = await Promise.all([created(change, more), created(change, more)]);
    expect(replies.map(({ code }) => code)).toEqual([0, 0]);
    expect(await loginsOf(main, { Paieska: "dvigubas.d" })).toEqual(["dvigubas.d"]);
  });

  test.each([
    ["a log-in name that another user has", { Loginas: "vienas.s" }, 900],
    ["an address that another user has, whatever its letters", { Emailas: "RASA.S@pavyzdys.example" }, 900],
    ["a shop of another company", { ParduotuvesID: 201 }, 1021],
    ["a formula for a name", { Vardas: "=1+1" }, 2000],
    ["markup for a surname", { Pavarde: "<b>Žąsis</b>" }, 2000],
    ["a surname of nothing that is seen", { Pavarde: "\u200b\u00ad" }, 2000],
    ["the role of a manager", { Role: 1 }, 2000],
    ["a log-in name of two letters", { Loginas: "ab" }, 2000],
    ["a log-in name with a space", { Loginas: "nauja dd" }, 2000],
    ["SMS without a number", { Autentifikacija: 2 }, 2000],
    ["no address for the link", { Emailas: undefined }, 2000],
  ])("%s is refused, and nothing is made", async (_what, change, code) => {
    const elements = { Loginas: "atmesta.d", Emailas: "atmesta.d@pavyzdys.example", ...change };
    expect((await created(elements)).code).toBe(code);
    expect((await list(main, { Paieska: "atmesta.d" })).code).toBe(1090);
  });

  test("F-399: changes are kept, a new contact is not verified, and the account has to log in again", async () => {
    const before = await accountOf(main, 10302);
    const session = textAt((await tryLogIn(backEnd.url, "pilnas")).fields, "Sesija");
    expect(session).not.toBe("");
    const change = { Vardas: "Partneris", Emailas: "kasa.nauja@pavyzdys.example", Role: 3 };
    const reply = await save(main, sent(before, change), { Versija: textAt(before, "Versija") });
    expect(reply.code).toBe(0);
    expect(textAt(reply.fields, "PardavejoVartotojas", "EmailasPatvirtintas")).toBe("0");
    expect(await accountOf(main, 10302)).toMatchObject({ Vardas: "Partneris", Role: "3" });
    expect((await soapCall(backEnd.url, "ListNews", { sesija: session })).code).toBe(1020);
  });

  test("two supervisors at once: the second one is told, 1101, and nothing is overwritten", async () => {
    const read = await accountOf(main, 10104);
    const more = { Versija: textAt(read, "Versija") };
    expect((await save(main, sent(read, { Vardas: "Simonas" }), more)).code).toBe(0);
    expect((await save(main, sent(read, { Vardas: "Kitas" }), more)).code).toBe(1101);
    expect(textAt(await accountOf(main, 10104), "Vardas")).toBe("Simonas");
  });

  test("F-466: what cannot be saved is 2120", async () => {
    expect((await save(main, sent(await accountOf(main, FAULTY_ID)))).code).toBe(2120);
  });

  test("F-015, F-415: no account of another company, not the main user's, and not by a seller or a manager", async () => {
    const foreign = await accountOf(warrants, FOREIGN_ID);
    expect((await save(main, sent(foreign))).code).toBe(1050);
    const company = await accountOf(main, MAIN_USER_ID);
    expect((await save(seller, sent(company))).code).toBe(1021);
    expect((await save(manager, sent(company))).code).toBe(1021);
    const promoted = await save(main, sent(await accountOf(main, 10102), { Role: 3 }));
    expect(promoted.code).toBe(0);
    expect((await save(await callerOf(backEnd.url, "rasa.s"), sent(company))).code).toBe(1021);
  });

  test("F-396, F-401: who is deactivated is out at once, and comes back when activated", async () => {
    const before = await accountOf(main, 10103);
    expect((await save(main, sent(before, { Aktyvus: 0 }))).code).toBe(0);
    expect(textAt(await accountOf(main, 10103), "Aktyvus")).toBe("0");
    expect((await tryLogIn(backEnd.url, "vilte.s")).code).toBe(1002);
    expect((await save(main, sent(await accountOf(main, 10103), { Aktyvus: 1 }))).code).toBe(0);
    expect((await tryLogIn(backEnd.url, "vilte.s")).code).toBe(0);
  });
});

describe("F-397, F-404: unblocking", () => {
  test("another supervisor and a seller are refused with 1021, an unknown log-in is 1050", async () => {
    expect((await other("UnblockUser", { Loginas: "dalia.s" })).code).toBe(1021);
    expect((await seller("UnblockUser", { Loginas: "lukas.s" })).code).toBe(1021);
    expect((await manager("UnblockUser", { Loginas: "nera" })).code).toBe(1050);
    expect((await main("UnblockUser", { Loginas: "dalia.s" })).code).toBe(1050);
  });

  test("the main user lets in who had typed too many wrong passwords, and hears when there was no block", async () => {
    expect((await tryLogIn(backEnd.url, "lukas.s")).code).toBe(1004);
    const unblocked = await main("UnblockUser", { Loginas: "LUKAS.S" });
    expect([unblocked.code, textAt(unblocked.fields, "BuvusiBusena")]).toEqual([0, "1004"]);
    expect((await tryLogIn(backEnd.url, "lukas.s")).code).toBe(0);
    expect(textAt((await main("UnblockUser", { Loginas: "lukas.s" })).fields, "BuvusiBusena")).toBe("0");
  });

  test("a manager lets in who was too long offline, and the list does not pretend a log-in", async () => {
    const before = textAt(await accountOf(other, 20101), "PaskutinisPrisijungimas");
    expect((await tryLogIn(backEnd.url, "dalia.s")).code).toBe(1005);
    expect((await manager("UnblockUser", { Loginas: "dalia.s" })).code).toBe(0);
    expect(textAt(await accountOf(other, 20101), "PaskutinisPrisijungimas")).toBe(before);
    expect((await tryLogIn(backEnd.url, "dalia.s")).code).toBe(0);
  });
});

describe("F-400, F-402: warrants", () => {
  const waiting = async (call: Caller) => {
    const { fields } = await list(call);
    return [textAt(fields, "Igaliojimai", "Kiekis"), textAt(fields, "Igaliojimai", "Terminas").slice(0, 10)];
  };

  test("a company is told how many wait, and by when", async () => {
    const [count, day] = await waiting(warrants);
    expect(count).toBe("3");
    expect(Date.parse(String(day)) - Date.now()).toBeGreaterThan(0);
    expect(await loginsOf(warrants, { LaukiaPatvirtinimo: 1 })).toEqual(["ratas.s", "rita.s", "vienas.s"]);
    expect(await waiting(main)).toEqual(["", ""]);
  });

  test("after the day who was not confirmed is inactive, until the main user confirms all", async () => {
    expect((await tryLogIn(backEnd.url, "vienas.s")).code).toBe(0);
    await moveClock(backEnd, 3 * DAY_MINUTES);
    expect((await tryLogIn(backEnd.url, "vienas.s")).code).toBe(1002);
    const again = await callerOf(backEnd.url, "vadove3");
    expect(textAt(await accountOf(again, FOREIGN_ID), "Aktyvus")).toBe("0");
    expect(textAt((await again("ConfirmWarrants")).fields, "Kiekis")).toBe("3");
    expect((await tryLogIn(backEnd.url, "vienas.s")).code).toBe(0);
    expect(await waiting(again)).toEqual(["", ""]);
    await moveClock(backEnd, -3 * DAY_MINUTES);
  });

  test("who has left is not confirmed; another supervisor and a manager confirm nothing, 1021", async () => {
    expect(await waiting(late)).toEqual(["1", expect.any(String)]);
    const velyvas = await accountOf(late, 40103);
    expect(textAt(velyvas, "Aktyvus")).toBe("0");
    expect((await save(late, sent(velyvas, { Aktyvus: 0 }))).code).toBe(0);
    expect(textAt((await late("ConfirmWarrants")).fields, "Kiekis")).toBe("0");
    expect((await tryLogIn(backEnd.url, "velyvas.s")).code).toBe(1002);
    expect((await other("ConfirmWarrants")).code).toBe(1021);
    expect((await manager("ConfirmWarrants")).code).toBe(1021);
  });

  test("a confirmed warrant is asked for again after a year, for 30 days", async () => {
    const user = { role: 0, active: true, mainCompanyUser: false, warrantDeadline: null };
    const confirmed = { ...user, warrantConfirmedAt: new Date("2026-01-10T08:00:00Z") };
    const due = (day: string) => findWarrantDue(confirmed, new Date(`${day}T10:00:00Z`));
    expect([due("2027-01-09"), due("2027-01-10")]).toEqual([null, "2027-02-09"]);
    const works = (day: string) => isActiveAt(confirmed, new Date(`${day}T10:00:00Z`));
    expect([works("2027-02-09"), works("2027-02-10")]).toEqual([true, false]);
    expect(isActiveAt({ ...confirmed, mainCompanyUser: true }, new Date("2027-02-10T10:00:00Z"))).toBe(true);
  });
});
