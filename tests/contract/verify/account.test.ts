import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useBackEnd } from "../../support/use-back-end.ts";
import { logIn } from "../../support/demo-session.ts";
import { messagesTo, moveClock, otherThan, receivedCode, sent, verifyCall } from "../../support/verify-call.ts";

const backEnd = useBackEnd();

const call = (name: string, body: object) => verifyCall(backEnd.url, name, body);

const askByEmail = (userName: string, session: string, email: string) =>
  call("account-update-code", { userName, method: 1, email, phone: "", session });

/** A contact that its user has just proved. */
async function proved(userName: string, session: string, email: string) {
  const issued = await askByEmail(userName, session, email);
  const code = await receivedCode(backEnd, issued, email);
  const token = issued.body.token;
  const verified = await call("account-update-verify-code", { session, token, code, method: 1 });
  expect(verified.body).toEqual({ status: 2, verified: true, info: { wait: 0 } });
  return { token, code };
}

describe("F-509, F-510: a code for a new contact", () => {
  test("goes to the new address, and the right code verifies it once", async () => {
    const session = await logIn(backEnd.url, "nauja.s");
    const { token, code } = await proved("nauja.s", session, "nauja.nauja@pavyzdys.example");
    const again = await call("account-update-verify-code", { session, token, code, method: 1 });
    expect(again.body.info?.reason).toBe("used");
  });

  test("goes to the new phone", async () => {
    const session = await logIn(backEnd.url, "nauja.s");
    const body = { userName: "nauja.s", method: 2, email: null, phone: "+370 612 34567", session };
    const issued = await call("account-update-code", body);
    const code = await receivedCode(backEnd, issued, "+37061234567");
    const typed = { session, token: issued.body.token, code, method: 2 };
    expect((await call("account-update-verify-code", typed)).body.verified).toBe(true);
  });

  test("O14: letters about a forgotten password, which any visitor may ask for, use up no code of the day", async () => {
    const email = "rita.s@pavyzdys.example";
    for (let letters = 1; letters <= 10; letters += 1) {
      expect((await call("remind-password", { email })).body.info?.code).toBe(2);
      await moveClock(backEnd, 21);
    }
    const session = await logIn(backEnd.url, "rita.s");
    expect((await askByEmail("rita.s", session, email)).body.info).toEqual({ code: 0, wait: 180 });
  });

  test("F-141: a wrong code does not verify", async () => {
    const session = await logIn(backEnd.url, "tomas.s");
    const issued = await askByEmail("tomas.s", session, "tomas.naujas@pavyzdys.example");
    const code = await receivedCode(backEnd, issued, "tomas.naujas@pavyzdys.example");
    const typed = { session, token: issued.body.token, code: otherThan(code), method: 1 };
    expect((await call("account-update-verify-code", typed)).body).toMatchObject({ status: 1, verified: false });
  });

  test("F-149: another user's address is 900 before anything is sent; the user's own is not", async () => {
    const session = await logIn(backEnd.url, "jonas.s");
    const taken = await askByEmail("jonas.s", session, "Rasa.S@pavyzdys.example");
    expect(taken.body).toEqual({
      info: { code: 1, wait: 0, reason: "contactTaken", errorCode: 900 },
      token: null,
      requestID: null,
    });
    expect(await messagesTo(backEnd, "Rasa.S@pavyzdys.example")).toEqual([]);
    expect((await askByEmail("jonas.s", session, "jonas.s@pavyzdys.example")).body.info?.code).toBe(0);
    const twin = await logIn(backEnd.url, "dublis1.s");
    expect((await askByEmail("dublis1.s", twin, "dublis@pavyzdys.example")).body.info?.code).toBe(0);
  });

  test("R-C29: only inside a session, in the user's own name, and not two hundred times", async () => {
    const anonymous = await askByEmail("jonas.s", "0".repeat(64), "rasa.s@pavyzdys.example");
    const session = await logIn(backEnd.url, "jonas.s");
    const other = await askByEmail("rasa.s", session, "rasa.s@pavyzdys.example");
    expect([anonymous.status, other.status]).toEqual([401, 401]);
    const statuses = [];
    for (let index = 0; index < 200; index += 1) {
      statuses.push((await askByEmail("jonas.s", session, "rasa.s@pavyzdys.example")).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test("the contact of the way must be there", async () => {
    const session = await logIn(backEnd.url, "tomas.s");
    const without = (method: number) => call("account-update-code", { userName: "tomas.s", method, session });
    expect((await without(1)).body.error?.message).toContain("email");
    expect((await without(2)).body.error?.message).toContain("phone");
  });

  test("F-140: asked again inside 180 seconds it is try later; another address is another code", async () => {
    const session = await logIn(backEnd.url, "vadove");
    const first = await askByEmail("vadove", session, "vadove.1@pavyzdys.example");
    const again = await askByEmail("vadove", session, "vadove.1@pavyzdys.example");
    const other = await askByEmail("vadove", session, "vadove.2@pavyzdys.example");
    expect([first, again, other].map(({ body }) => body.info?.code)).toEqual([0, 3, 0]);
    expect(again.body.requestID).toBe(first.body.requestID);
  });

  test("O14: ten codes a day to whatever address; the eleventh is try later", async () => {
    const session = await logIn(backEnd.url, "kasa1");
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      answers.push((await askByEmail("kasa1", session, `kasa.${index}@pavyzdys.example`)).body);
    }
    expect(answers.slice(0, 10).map(({ info }) => info?.code)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(answers[10]).toMatchObject({ info: { code: 3, reason: "dayLimit" }, token: null });
  });
});

describe("F-138, F-139: contacts of the demo that do not answer", () => {
  test("fail@ fails, slow@ stays pending", async () => {
    const session = await logIn(backEnd.url, "pilnas");
    const failing = await askByEmail("pilnas", session, "fail@pavyzdys.example");
    const slow = await askByEmail("pilnas", session, "slow@pavyzdys.example");
    expect(await sent(backEnd.url, failing.body.requestID)).toBe(1);
    expect(await sent(backEnd.url, slow.body.requestID, 2_000)).toBe(0);
  });
});

describe("F-142, F-511: the device after an account update", () => {
  test("a remembered device stays remembered under the new way, and its 90 days begin again", async () => {
    const session = await logIn(backEnd.url, "vilte.s");
    const check = (method: number) =>
      call("device-check", { username: "vilte.s", session, deviceId: "demo-device-vilte.s-3", method });
    expect([(await check(1)).body.status, (await check(2)).body.status]).toEqual([true, false]);
    const body = { userName: "vilte.s", method: 2, phone: "+37061111111", session };
    const issued = await call("account-update-code", body);
    const token = issued.body.token;
    const code = await receivedCode(backEnd, issued, "+37061111111");
    const recheck = () => call("recheck-device", { sesija: session, token, metodas: 2 });
    expect((await recheck()).body, "not verified yet").toMatchObject({ status: 1, info: { reason: "unknown" } });
    await call("account-update-verify-code", { session, token, code, method: 2 });
    expect((await recheck()).body).toEqual({ status: 2, verified: true, info: { wait: 0 } });
    expect([(await check(1)).body.status, (await check(2)).body.status]).toEqual([false, true]);
    expect((await recheck()).body.info?.reason, "once").toBe("used");
    const time = await call("device-check-time", { username: "vilte.s", deviceId: "demo-device-vilte.s-3" });
    expect(time.body["secondsLeft"]).toBeGreaterThan(7_776_000 - 60);
  });

  test("a device that was not remembered stays so", async () => {
    const session = await logIn(backEnd.url, "isip.s");
    const deviceId = randomUUID();
    await call("device-check", { username: "isip.s", session, deviceId });
    const { token } = await proved("isip.s", session, "isip.naujas@pavyzdys.example");
    const { body } = await call("recheck-device", { sesija: session, token, metodas: 1 });
    expect(body).toEqual({ status: 2, verified: false, info: { wait: 0 } });
    expect((await call("device-check", { username: "isip.s", session, deviceId })).body.status).toBe(false);
  });

  test("another session, another way, a code that is too old: refused", async () => {
    const session = await logIn(backEnd.url, "isimtis.s");
    const { token } = await proved("isimtis.s", session, "isimtis.nauja@pavyzdys.example");
    const other = await logIn(backEnd.url, "isimtis.s");
    const recheck = (sesija: string, metodas: number) => call("recheck-device", { sesija, token, metodas });
    expect((await recheck(other, 1)).body.info?.reason).toBe("unknown");
    expect((await recheck(session, 2)).body.info?.reason).toBe("unknown");
    expect((await recheck("0".repeat(64), 1)).status).toBe(401);
    await moveClock(backEnd, 10);
    expect((await recheck(session, 1)).body.info?.reason).toBe("expired");
  });
});
