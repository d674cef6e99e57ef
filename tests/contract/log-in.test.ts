import { describe, expect, test } from "vitest";
import { useBackEnd } from "../support/use-back-end.ts";
import { callerOf, DEMO_PASSWORD, digestOf, logIn, tryLogIn } from "../support/demo-session.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import { soapCall } from "../support/soap-call.ts";

/** Each password costs a tenth of a second, and more where everybody tests. */
const MANY_MS = 120_000;

const backEnd = useBackEnd();

describe("F-478, F-056: both log-ins answer with a session and its user", () => {
  test.each(["Login2", "Login3"])("%s", async (operation) => {
    const reply = await soapCall(backEnd.url, operation, { user: "kasa1", password: digestOf(DEMO_PASSWORD), ip: "" });
    expect(reply.code).toBe(0);
    expect(textAt(reply.fields, "Sesija")).toMatch(/^[0-9a-f]{64}$/);
    expect(textAt(reply.fields, "Tokenas")).toMatch(/^[0-9a-f]{32}$/);
    expect(textAt(reply.fields, "PardavejoVartotojas", "Loginas")).toBe("kasa1");
    expect(textAt(reply.fields, "PapildomaInformacija", "ParduotuvesVartotojas")).toBe("1");
  });

  test("F-054: with hashed = 0 the password travels as it is", async () => {
    const plain = { user: "kasa1", password: DEMO_PASSWORD, hashed: 0, ip: "" };
    expect((await soapCall(backEnd.url, "Login3", plain)).code).toBe(0);
  });

  test("two sessions of one user have different values", async () => {
    expect(await logIn(backEnd.url, "kasa1")).not.toBe(await logIn(backEnd.url, "kasa1"));
  });
});

describe("F-532, F-534, F-535: what a log-in tells", () => {
  test("a seller with the search flag, two-factor by SMS and a verified phone", async () => {
    const { fields } = await tryLogIn(backEnd.url, "rasa.s");
    const user = valueAt(fields, "PardavejoVartotojas");
    expect([textAt(user, "MatoIeskoti"), textAt(user, "TelefonasPatvirtintas")]).toEqual(["1", "1"]);
    expect([textAt(user, "Autentifikacija"), textAt(user, "ParduotuvesID")]).toEqual(["2", "101"]);
    expect(textAt(fields, "PapildomaInformacija", "DviejuFaktoriuPrisijungimas")).toBe("1");
    expect(textAt(fields, "Parduotuve", "VadybininkoVardas")).toBe("Vadybė Pirmoji");
  });

  test.each([
    ["isip.s", "1"],
    ["isimtis.s", "0"],
    ["vadyb2", "1"],
  ])("MatoIsipareigojimus of %s is the text %s", async (user, expected) => {
    const { fields } = await tryLogIn(backEnd.url, user);
    expect(textAt(fields, "MatoIsipareigojimus")).toBe(expected);
  });

  test("F-413: a supervisor is answered as 2 or as 3, and both have the same rights", async () => {
    const second = await tryLogIn(backEnd.url, "vadovas2");
    const third = await tryLogIn(backEnd.url, "vadove");
    expect([textAt(second.fields, "Role"), textAt(third.fields, "Role")]).toEqual(["2", "3"]);
    const call = await callerOf(backEnd.url, "vadovas2");
    expect((await call("GetContract", { ParaiskosID: 1010 })).code).toBe(0);
  });

  test.each([
    ["vadove", ["101", "102", "103"]],
    ["jonas.s", undefined],
    ["vadyb2", undefined],
  ])("1.3: of %s the shops of the company are named, where the reach is the company", async (user, expected) => {
    const { fields } = await tryLogIn(backEnd.url, user);
    expect(valueAt(fields, "ImonesParduotuves", "ParduotuvesID")).toEqual(expected);
  });

  test("F-449: a shop without a manager leaves the manager out", async () => {
    const { fields } = await tryLogIn(backEnd.url, "tuscias.s");
    expect(valueAt(fields, "Parduotuve", "VadybininkoVardas")).toBeUndefined();
    expect(textAt(fields, "Parduotuve", "ParduotuvesID")).toBe("501");
  });

  test("a limited user is told so and may only read news and calculate", async () => {
    expect(textAt((await tryLogIn(backEnd.url, "ribotas")).fields, "Apribotas")).toBe("1");
    const call = await callerOf(backEnd.url, "ribotas");
    expect((await call("ListNews")).code).toBe(0);
    expect((await call("CalculateSchedule", { Suma: "500.00", Trukme: 12, SalyguVariantoID: 23 })).code).toBe(0);
    expect((await call("ListContracts", { Skirtukas: 3 })).code).toBe(1021);
    expect((await call("GetNewApplication", { sellerId: 10301 })).code).toBe(1021);
  });
});

describe("refusals of a log-in never carry a session", () => {
  test("F-433: an unknown login is 1002, and so is one that has left", async () => {
    for (const user of ["nera.tokio", "neaktyvus.s", ""]) {
      const reply = await tryLogIn(backEnd.url, user);
      expect([reply.code, textAt(reply.fields, "Sesija")]).toEqual([1002, ""]);
    }
  });

  test("F-062, F-432, F-433: five wrong passwords count down 4, 3, 2, 1, then 1001, then the account is blocked", async () => {
    const replies = [];
    for (let attempt = 0; attempt < 6; attempt += 1) replies.push(await tryLogIn(backEnd.url, "dublis1.s", "wrong"));
    expect(replies.map(({ code }) => code)).toEqual([1000, 1000, 1000, 1000, 1001, 1004]);
    expect(replies.map(({ fields }) => textAt(fields, "LikeBandymai"))).toEqual(["4", "3", "2", "1", "0", ""]);
    expect((await tryLogIn(backEnd.url, "dublis1.s")).code).toBe(1004);
  });

  test("F-062: parallel guesses are all counted", async () => {
    const guesses = Array.from({ length: 8 }, () => tryLogIn(backEnd.url, "dublis2.s", "wrong"));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1000)).toHaveLength(4);
    expect((await tryLogIn(backEnd.url, "dublis2.s")).code).toBe(1004);
  });

  test(
    "R-C2, F-062: of 30 log-ins at once, two of them right, nothing is confirmed after the fifth wrong one",
    async () => {
      const user = "vienas.s";
      const passwords = Array.from({ length: 30 }, (_, at) => (at === 9 || at === 29 ? DEMO_PASSWORD : `wrong${at}`));
      const replies = await Promise.all(passwords.map((password) => tryLogIn(backEnd.url, user, password)));
      const times = (code: number) => replies.filter((reply) => reply.code === code).length;
      const isBlocked = (await tryLogIn(backEnd.url, user)).code === 1004;
      // A right one that came in time has let the count begin again.
      expect(times(1000) + times(1001)).toBeLessThanOrEqual(5 * (times(0) + 1));
      expect([times(1001), times(1004) > 0]).toEqual(isBlocked ? [1, true] : [0, false]);
      for (const { code, fields } of replies) {
        const sesija = textAt(fields, "Sesija");
        expect([code, sesija !== ""]).toEqual([code, code === 0]);
        if (code === 0) expect((await soapCall(backEnd.url, "ListNews", { sesija })).code).toBe(isBlocked ? 1020 : 0);
      }
    },
    MANY_MS,
  );

  test("G03: a good password resets the counter", async () => {
    expect(textAt((await tryLogIn(backEnd.url, "sms.blogas", "wrong")).fields, "LikeBandymai")).toBe("4");
    expect((await tryLogIn(backEnd.url, "sms.blogas")).code).toBe(0);
    expect(textAt((await tryLogIn(backEnd.url, "sms.blogas", "wrong")).fields, "LikeBandymai")).toBe("4");
  });

  test("F-434: a blocked account stays shut for the right password", async () => {
    const reply = await tryLogIn(backEnd.url, "lukas.s");
    expect([reply.code, textAt(reply.fields, "Sesija")]).toEqual([1004, ""]);
  });

  test("F-435: who was away too long is told whom to ask, as HTML", async () => {
    const reply = await tryLogIn(backEnd.url, "dalia.s");
    expect([reply.code, textAt(reply.fields, "Sesija")]).toEqual([1005, ""]);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toContain('<a href="/password-remind">');
  });
});

test("F-061, F-437: an old password is 1009 and still opens a session", async () => {
  const reply = await tryLogIn(backEnd.url, "tomas.s");
  expect(reply.code).toBe(1009);
  const sesija = textAt(reply.fields, "Sesija");
  expect((await soapCall(backEnd.url, "ListNews", { sesija })).code).toBe(0);
});

test("F-438: an ended session is 1020 at once", async () => {
  const call = await callerOf(backEnd.url, "kasa1");
  expect((await call("EndSession")).code).toBe(0);
  expect((await call("ListNews")).code).toBe(1020);
  expect((await call("EndSession")).code).toBe(1020);
});
