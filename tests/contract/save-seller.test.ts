import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useBackEnd } from "../support/use-back-end.ts";
import { DEMO_PASSWORD, digestOf, tryLogIn } from "../support/demo-session.ts";
import { listAt, textAt, type AnswerTree } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { receivedCode, verifyCall } from "../support/verify-call.ts";

const backEnd = useBackEnd();

const NEW_PASSWORD = "Nauja-2026!";

type LoggedIn = { login: string; session: string; seller: AnswerTree };

const sellerIn = (fields: AnswerTree): AnswerTree => listAt(fields, "PardavejoVartotojas")[0] ?? {};

async function logInAs(login: string, password = DEMO_PASSWORD): Promise<LoggedIn> {
  const { fields } = await tryLogIn(backEnd.url, login, password);
  return { login, session: textAt(fields, "Sesija"), seller: sellerIn(fields) };
}

/** Types the right code that went to the contact. */
async function prove({ login, session }: LoggedIn, method: 1 | 2, contact: string): Promise<void> {
  const body = { userName: login, method, [method === 1 ? "email" : "phone"]: contact, session };
  const issued = await verifyCall(backEnd.url, "account-update-code", body);
  const code = await receivedCode(backEnd, issued, contact);
  const typed = { session, token: issued.body.token, code, method };
  expect((await verifyCall(backEnd.url, "account-update-verify-code", typed)).body.verified).toBe(true);
}

type Change = { seller?: Record<string, string>; password?: string; more?: RequestElements };

/** The account as it was read, with some elements changed. */
const save = (
  { session, seller }: LoggedIn,
  { seller: changed = {}, password = NEW_PASSWORD, more = {} }: Change = {},
) =>
  soapCall(backEnd.url, "SaveSeller", {
    sesija: session,
    ...("OperacijosID" in more ? { OperacijosID: more["OperacijosID"] } : {}),
    PardavejoVartotojas: { ...seller, ...changed } as RequestElements,
    ...(password === "" ? {} : { password: digestOf(password) }),
  });

const savedOf = ({ fields }: { fields: AnswerTree }) => sellerIn(fields);
const isAlive = async (sesija: string) => (await soapCall(backEnd.url, "ListNews", { sesija })).code !== 1020;
const codeFor = async (login: string, password = DEMO_PASSWORD) => (await tryLogIn(backEnd.url, login, password)).code;

describe("F-144: a user saves his own account", () => {
  test("F-142: with a proved contact it is kept with its new password, and the other sessions end", async () => {
    const [own, other] = [await logInAs("jonas.s"), await logInAs("jonas.s")];
    await prove(own, 1, "jonas.naujas@pavyzdys.example");
    const reply = await save(own, { seller: { Emailas: "jonas.naujas@pavyzdys.example" } });
    expect(reply.code).toBe(0);
    expect(savedOf(reply)).toMatchObject({ Emailas: "jonas.naujas@pavyzdys.example", EmailasPatvirtintas: "1" });
    expect([await isAlive(own.session), await isAlive(other.session)]).toEqual([true, false]);
    expect([await codeFor("jonas.s"), await codeFor("jonas.s", NEW_PASSWORD)]).toEqual([1000, 0]);
    expect((await logInAs("jonas.s", NEW_PASSWORD)).seller).toEqual(savedOf(reply));
  });

  test("F-399: who had no way to get codes has one afterwards", async () => {
    const user = await logInAs("nauja.s");
    await prove(user, 2, "+37061230001");
    const reply = await save(user, { seller: { Autentifikacija: "2", MobilusTelefonas: "+37061230001" } });
    expect([reply.code, savedOf(reply)["Autentifikacija"]]).toEqual([0, "2"]);
    expect((await logInAs("nauja.s", NEW_PASSWORD)).seller).toMatchObject({
      Autentifikacija: "2",
      TelefonasPatvirtintas: "1",
    });
  });

  test("R-J4: the same form twice is one save; the same id with another password is 1102", async () => {
    const user = await logInAs("vienas.s");
    await prove(user, 1, "vienas.s@pavyzdys.example");
    const more = { OperacijosID: randomUUID() };
    const first = await save(user, { more });
    const again = await save(user, { more });
    expect([first.code, again.code]).toEqual([0, 0]);
    expect(savedOf(again)).toEqual(savedOf(first));
    expect((await save(user, { more, password: "Kita-2026!x" })).code).toBe(1102);
    expect(await codeFor("vienas.s", NEW_PASSWORD)).toBe(0);
  });
});

describe("F-143: which contact counts as verified is decided here", () => {
  test("the proved one of the way, and one that is still the verified one; a new one beside it does not", async () => {
    const user = await logInAs("rasa.s");
    const phone = textAt(user.seller, "MobilusTelefonas");
    await prove(user, 2, phone);
    const flags = (reply: { fields: AnswerTree }) => {
      const { EmailasPatvirtintas, TelefonasPatvirtintas } = savedOf(reply);
      return [EmailasPatvirtintas, TelefonasPatvirtintas];
    };
    // SMS; the e-mail as it was, never verified.
    expect(flags(await save(user))).toEqual(["0", "1"]);
    // E-mail; the phone is still the verified one.
    await prove(user, 1, "rasa.s@pavyzdys.example");
    expect(flags(await save(user, { seller: { Autentifikacija: "1" }, password: "Antra-2026!" }))).toEqual(["1", "1"]);
    // E-mail; the phone is another one.
    const changed = { Autentifikacija: "1", MobilusTelefonas: "+37061230002" };
    expect(flags(await save(user, { seller: changed, password: "Trecia-2026!" }))).toEqual(["1", "0"]);
    // SMS again, to the old phone; the e-mail is another one.
    const back = { Autentifikacija: "2", Emailas: "rasa.kita@pavyzdys.example" };
    const kept = await save(user, {
      seller: { ...back, MobilusTelefonas: "+37061230002" },
      password: "Ketvirta-2026!",
    });
    expect([kept.code, savedOf(kept)], "a number that nobody has proved").toEqual([1021, {}]);
    await prove(user, 2, "+37061230002");
    expect(
      flags(await save(user, { seller: { ...back, MobilusTelefonas: "+37061230002" }, password: "Ketvirta-2026!" })),
    ).toEqual(["0", "1"]);
  });

  test("R-C27: forged flags are not believed", async () => {
    const user = await logInAs("kasa1");
    await prove(user, 1, "kasa1@pavyzdys.example");
    const forged = { MobilusTelefonas: "+37061230003", EmailasPatvirtintas: "1", TelefonasPatvirtintas: "1" };
    expect(savedOf(await save(user, { seller: forged }))).toMatchObject({
      EmailasPatvirtintas: "1",
      TelefonasPatvirtintas: "0",
    });
  });
});

describe("what is refused changes nothing", () => {
  test("R-C27, F-141: a contact that was not proved, or proved by another way, another session or for another address", async () => {
    const [user, other] = [await logInAs("pilnas"), await logInAs("pilnas")];
    expect((await save(user)).code).toBe(1021);
    await prove(other, 1, "pilnas.a@pavyzdys.example");
    expect((await save(user, { seller: { Emailas: "pilnas.a@pavyzdys.example" } })).code).toBe(1021);
    await prove(user, 1, "pilnas.b@pavyzdys.example");
    expect((await save(user, { seller: { Emailas: "pilnas.c@pavyzdys.example" } })).code).toBe(1021);
    expect((await save(user, { seller: { Autentifikacija: "2" } })).code).toBe(1021);
    expect([await codeFor("pilnas"), await isAlive(other.session)]).toEqual([0, true]);
  });

  test("1.3: another user's account, and what only a supervisor changes: 1021", async () => {
    const user = await logInAs("vilte.s");
    await prove(user, 1, "vilte.s@pavyzdys.example");
    const changes = [
      { PardavejoID: "10101" },
      { Loginas: "rasa.s" },
      { ParduotuvesID: "102" },
      { Vardas: "Kita" },
      { Pavarde: "Kita" },
      { Aktyvus: "0" },
    ];
    for (const seller of changes) expect([seller, (await save(user, { seller })).code]).toEqual([seller, 1021]);
    expect(await codeFor("vilte.s")).toBe(0);
  });

  test("R-D5: rights are not part of it", async () => {
    const user = await logInAs("vilte.s");
    await prove(user, 1, "vilte.s@pavyzdys.example");
    expect(savedOf(await save(user, { seller: { MatoIeskoti: "1" } }))["MatoIeskoti"]).toBe("0");
  });

  test("F-149: another user's address is 900, the user's own never is", async () => {
    const user = await logInAs("isip.s");
    await prove(user, 2, textAt(user.seller, "MobilusTelefonas"));
    const seller = { Autentifikacija: "2", Emailas: "Rasa.S@pavyzdys.example" };
    const other = await logInAs("isimtis.s");
    expect((await save(user, { seller: { ...seller, Emailas: "isimtis.s@pavyzdys.example" } })).code).toBe(900);
    const ask = (Emailas: string) =>
      soapCall(backEnd.url, "CheckEmailAvailability", { sesija: other.session, Emailas });
    expect((await ask("ISIP.s@pavyzdys.example")).code).toBe(900);
    expect((await ask("isimtis.s@pavyzdys.example")).code).toBe(0);
    expect((await ask("dar.laisvas@pavyzdys.example")).code).toBe(0);
    expect((await ask("ne adresas")).code).toBe(2000);
  });

  test("R-C12: two users who want one address at the same time: one gets it", async () => {
    const pair = await Promise.all(["dublis1.s", "dublis2.s"].map((login) => logInAs(login)));
    for (const user of pair) await prove(user, 1, "vienintelis@pavyzdys.example");
    const seller = { Emailas: "vienintelis@pavyzdys.example" };
    const codes = await Promise.all(pair.map(async (user) => (await save(user, { seller })).code));
    expect(codes.sort()).toEqual([0, 900]);
  });

  test("F-078, F-132: the present password is 1006; none or a broken digest is 2000", async () => {
    const user = await logInAs("ratas.s");
    await prove(user, 1, "ratas.s@pavyzdys.example");
    expect((await save(user, { password: DEMO_PASSWORD })).code).toBe(1006);
    expect((await save(user, { password: "" })).code).toBe(2000);
    const weak = { sesija: user.session, PardavejoVartotojas: user.seller as RequestElements, password: "abc" };
    expect((await soapCall(backEnd.url, "SaveSeller", weak)).code).toBe(2000);
    expect((await soapCall(backEnd.url, "SaveSeller", { ...weak, hashed: 0 })).code).toBe(2000);
    expect(await codeFor("ratas.s")).toBe(0);
  });

  test("F-127, F-129, F-130, F-135: a way that is none or has no contact, and both contacts at once", async () => {
    const user = await logInAs("rita.s");
    await prove(user, 1, "rita.nauja@pavyzdys.example");
    const changes = [
      { Autentifikacija: "0" },
      { Autentifikacija: "9" },
      { Emailas: "" },
      { Autentifikacija: "2", MobilusTelefonas: "" },
      { Emailas: "rita.nauja@pavyzdys.example", MobilusTelefonas: "+37061230009" },
      { Emailas: "rita+1@pavyzdys.example" },
      { MobilusTelefonas: "+37051230009" },
    ];
    for (const seller of changes) expect([seller, (await save(user, { seller })).code]).toEqual([seller, 2000]);
    expect(await codeFor("rita.s")).toBe(0);
  });

  test("F-466: the account `klaida.s` cannot be saved: 2120", async () => {
    const user = await logInAs("klaida.s");
    await prove(user, 1, "klaida.s@pavyzdys.example");
    expect((await save(user)).code).toBe(2120);
    expect(await codeFor("klaida.s")).toBe(0);
  });

  test("F-476: without a session nothing is said but that", async () => {
    const { seller } = await logInAs("vadove");
    expect((await save({ login: "", session: "0".repeat(64), seller })).code).toBe(1020);
    const check = { sesija: "0".repeat(64), Emailas: "rasa.s@pavyzdys.example" };
    expect((await soapCall(backEnd.url, "CheckEmailAvailability", check)).code).toBe(1020);
  });
});

test("R-L1: neither passwords nor contacts are in the log", () => {
  const log = backEnd.log.join("\n");
  expect(log).toContain("SaveSeller");
  for (const secret of [NEW_PASSWORD, digestOf(NEW_PASSWORD), "jonas.naujas", "+37061230001"])
    expect(log).not.toContain(secret);
});
