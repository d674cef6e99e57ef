import { describe, expect, test } from "vitest";
import { useBackEnd } from "../support/use-back-end.ts";
import { DEMO_PASSWORD, digestOf, tryLogIn } from "../support/demo-session.ts";
import { textAt } from "../support/soap-answer.ts";
import { soapCall } from "../support/soap-call.ts";

const backEnd = useBackEnd();

const NEW_PASSWORD = "Nauja-2026!";

/** A log-in: its session and the code that belongs to it. */
async function logInAs(user: string, password = DEMO_PASSWORD) {
  const { code, fields } = await tryLogIn(backEnd.url, user, password);
  return { code, session: textAt(fields, "Sesija"), token: textAt(fields, "Tokenas") };
}

const change = (sesija: string, code: string, password: string, more = {}) =>
  soapCall(backEnd.url, "ChangePassword", { sesija, code, password, ...more });

const isAlive = async (sesija: string) => (await soapCall(backEnd.url, "ListNews", { sesija })).code !== 1020;

describe("F-079: changing the password of a session's user", () => {
  test("with the code of its own log-in sets it, ends 1009 and the other sessions, and goes on", async () => {
    const [own, other] = [await logInAs("tomas.s"), await logInAs("tomas.s")];
    expect([own.code, other.code]).toEqual([1009, 1009]);
    expect((await change(own.session, own.token, digestOf(NEW_PASSWORD))).code).toBe(0);
    expect([await isAlive(own.session), await isAlive(other.session)]).toEqual([true, false]);
    expect((await logInAs("tomas.s", NEW_PASSWORD)).code).toBe(0);
    expect((await logInAs("tomas.s")).code).toBe(1000);
  });

  test("with any other code changes nothing: made up, empty, of another log-in of the same user, of another user", async () => {
    const [own, other, stranger] = [await logInAs("kasa1"), await logInAs("kasa1"), await logInAs("pilnas")];
    for (const code of ["", "0".repeat(32), own.session, other.token, stranger.token])
      expect([code, (await change(own.session, code, digestOf(NEW_PASSWORD))).code]).toEqual([code, 1021]);
    expect((await logInAs("kasa1")).code).toBe(0);
    expect(await isAlive(other.session)).toBe(true);
  });

  test("F-078: the present password is 1006", async () => {
    const { session, token } = await logInAs("vienas.s");
    expect((await change(session, token, digestOf(DEMO_PASSWORD))).code).toBe(1006);
    expect((await change(session, token, DEMO_PASSWORD, { hashed: 0 })).code).toBe(1006);
  });

  test("F-079: what can be judged is judged: a weak password in plain, a digest that is none", async () => {
    const { session, token } = await logInAs("vienas.s");
    for (const weak of ["abc", "nauja-2026!", "Nauja2026", "        "])
      expect([weak, (await change(session, token, weak, { hashed: 0 })).code]).toEqual([weak, 2000]);
    for (const broken of ["", "abc", digestOf("a").slice(1)])
      expect([broken, (await change(session, token, broken)).code]).toEqual([broken, 2000]);
    expect((await logInAs("vienas.s")).code).toBe(0);
  });

  test("F-476: without a session nothing is said but that", async () => {
    const { token } = await logInAs("vienas.s");
    for (const session of ["", "0".repeat(64)])
      expect((await change(session, token, digestOf(NEW_PASSWORD))).code).toBe(1020);
  });

  test("R-L1: neither password nor code is in the log", async () => {
    const { session, token } = await logInAs("ratas.s");
    await change(session, token, NEW_PASSWORD, { hashed: 0 });
    const log = backEnd.log.join("\n");
    for (const secret of [NEW_PASSWORD, digestOf(NEW_PASSWORD), token, session]) expect(log).not.toContain(secret);
  });
});
