import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../../support/back-end.ts";
import { logIn } from "../../support/demo-session.ts";
import { soapCall } from "../../support/soap-call.ts";
import { messagesTo, moveClock, otherThan, receivedCode, verifyCall } from "../../support/verify-call.ts";

let backEnd: RunningBackEnd;

const DAY_MINUTES = 24 * 60;

beforeAll(async () => {
  backEnd = await startBackEnd();
}, 240_000);

afterAll(() => backEnd.stop());

const call = (name: string, body: object) => verifyCall(backEnd.url, name, body);

const isSessionAlive = async (session: string): Promise<boolean> =>
  (await soapCall(backEnd.url, "GetCountries", { sesija: session })).code === 0;

const deviceCheck = (username: string, session: string, deviceId: string, method?: number) =>
  call("device-check", { username, session, deviceId, ...(method !== undefined && { method }) });

/** A session of the user on a device, and a code for it. */
async function withCode(username: string, deviceId: string = randomUUID()) {
  const session = await logIn(backEnd.url, username);
  const checked = await deviceCheck(username, session, deviceId);
  const issued = await call("verify-contacts", { userName: username, method: 1 });
  const code = await receivedCode(backEnd, issued, `${username}@pavyzdys.example`);
  return { session, deviceId, checked, token: issued.body.token, code };
}

/** A remembered device of the user. */
async function remembered(username: string, deviceName?: string) {
  const entered = await withCode(username);
  const { session, token, code } = entered;
  const body = { session, token, code, ...(deviceName !== undefined && { deviceName }) };
  const registered = await call("device-register", body);
  expect(registered.body.verified).toBe(true);
  return { ...entered, registered };
}

const listed = async (session: string) => (await call("devices", { session })).body["devices"] as DeviceLine[];

interface DeviceLine {
  readonly id: number;
  readonly name: string | null;
  readonly current: boolean;
}

describe("F-504, F-065: the device check", () => {
  test("the demo's device of three days ago needs no code, the one of 91 days ago does", async () => {
    const session = await logIn(backEnd.url, "vilte.s");
    expect((await deviceCheck("vilte.s", session, "demo-device-vilte.s-3")).body).toEqual({ status: true });
    expect((await deviceCheck("vilte.s", session, "demo-device-vilte.s-91")).body).toEqual({ status: false });
    expect((await deviceCheck("vilte.s", session, "demo-device-vilte.s-3", 1)).body.status).toBe(true);
  });

  test("an altered id, another user's device and another way ask for a code", async () => {
    const vilte = await logIn(backEnd.url, "vilte.s");
    const jonas = await logIn(backEnd.url, "jonas.s");
    expect((await deviceCheck("vilte.s", vilte, "demo-device-vilte.s-4")).body.status).toBe(false);
    expect((await deviceCheck("jonas.s", jonas, "demo-device-vilte.s-3")).body.status).toBe(false);
    expect((await deviceCheck("vilte.s", vilte, "demo-device-vilte.s-3", 2)).body.status).toBe(false);
  });

  test("a session that is over or another's is 401", async () => {
    const session = await logIn(backEnd.url, "jonas.s");
    expect((await deviceCheck("vilte.s", session, "demo-device-vilte.s-3")).status).toBe(401);
    expect((await deviceCheck("jonas.s", "0".repeat(64), "demo-device-vilte.s-3")).status).toBe(401);
    await soapCall(backEnd.url, "EndSession", { sesija: session });
    expect((await deviceCheck("jonas.s", session, "demo-device-vilte.s-3")).status).toBe(401);
  });
});

describe("F-507, F-508: the code of a log-in", () => {
  test("F-059: goes to the user's own address, in the language of the log-in", async () => {
    const { checked, session, token, code } = await withCode("ieva.s");
    expect(checked.body.status).toBe(false);
    const [mail] = await messagesTo(backEnd, "ieva.s@pavyzdys.example");
    expect(mail?.subject).toBe("Patvirtinimo kodas");
    expect(mail?.content).toContain("Jūsų patvirtinimo kodas:");
    const verified = await call("verify-contacts-code", { session, token, code, method: 1 });
    expect(verified.body).toEqual({ status: 2, verified: true, info: { wait: 0 } });
  });

  test("by SMS to the user's phone", async () => {
    const session = await logIn(backEnd.url, "rasa.s");
    const issued = await call("verify-contacts", { userName: "RASA.S", method: 2, locale: "en" });
    expect(issued.body.info?.code).toBe(0);
    const code = await receivedCode(backEnd, issued, "+37060001001");
    const verified = await call("verify-contacts-code", { session, token: issued.body.token, code, method: 2 });
    expect(verified.body.verified).toBe(true);
  });

  test("only to the user's own contact; strangers learn nothing from the answer", async () => {
    const named = (userName: string, email: string) => call("verify-contacts", { userName, method: 1, email });
    const foreign = await named("tomas.s", "attacker@pavyzdys.example");
    const unknown = await named("nobody.s", "attacker@pavyzdys.example");
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.body).toMatchObject({ info: { code: 1, reason: "contactUnknown" }, token: null, requestID: null });
    expect(await messagesTo(backEnd, "attacker@pavyzdys.example")).toEqual([]);
    expect((await named("tomas.s", "Tomas.S@PAVYZDYS.example")).body.info?.code).toBe(0);
  });

  test("a user without an address has no code by e-mail, a departed one none at all", async () => {
    const methodOf = (userName: string) => call("verify-contacts", { userName, method: 1 });
    expect((await methodOf("vadyb2")).body.info?.reason).toBe("contactUnknown");
    expect((await methodOf("neaktyvus.s")).body.info?.reason).toBe("contactUnknown");
  });

  test("R-C12: a second session of the same user waits, and its token takes the same code", async () => {
    const first = await withCode("pilnas");
    const second = await logIn(backEnd.url, "pilnas");
    const again = await call("verify-contacts", { userName: "pilnas", method: 1 });
    expect(again.body.info?.code).toBe(3);
    const typed = { session: second, token: again.body.token, code: first.code, method: 1 };
    expect((await call("verify-contacts-code", typed)).body.verified).toBe(true);
  });

  test("another user's session cannot use the code", async () => {
    const { token, code } = await withCode("kasa1");
    const other = await logIn(backEnd.url, "jonas.s");
    const typed = await call("verify-contacts-code", { session: other, token, code, method: 1 });
    expect(typed.body).toMatchObject({ verified: false, info: { reason: "unknown" } });
    const registered = await call("device-register", { session: other, token, code });
    expect(registered.body.error?.code).toBe("DEVICE_UNKNOWN");
  });
});

describe("F-506, F-066: remembering a device", () => {
  test("90 days from the code: day 89 no code, day 91 a code", async () => {
    const { session, deviceId, registered } = await remembered("isip.s");
    expect((await deviceCheck("isip.s", session, deviceId)).body.status).toBe(true);
    const time = await call("device-check-time", { username: "isip.s", deviceId });
    expect(time.body["verifiedUntil"]).toBe(registered.body["verifiedUntil"]);
    expect(time.body["secondsLeft"]).toBeGreaterThan(7_776_000 - 60);
    await moveClock(backEnd, 89 * DAY_MINUTES);
    const late = await logIn(backEnd.url, "isip.s");
    expect((await deviceCheck("isip.s", late, deviceId)).body.status).toBe(true);
    await moveClock(backEnd, DAY_MINUTES);
    const tooLate = await logIn(backEnd.url, "isip.s");
    expect((await deviceCheck("isip.s", tooLate, deviceId)).body.status).toBe(false);
    await moveClock(backEnd, -90 * DAY_MINUTES);
  });

  test("a verified code still remembers the device in the same session, once", async () => {
    const { session, deviceId, token, code } = await withCode("isimtis.s");
    await call("verify-contacts-code", { session, token, code, method: 1 });
    const register = () => call("device-register", { session, token, code });
    expect((await register()).body.verified).toBe(true);
    expect((await register()).body).toMatchObject({ verified: false, info: { reason: "used" }, verifiedUntil: null });
    expect((await deviceCheck("isimtis.s", session, deviceId)).body.status).toBe(true);
  });

  test("a code that another session of the user has verified is refused", async () => {
    const first = await withCode("isimtis.s");
    await call("verify-contacts-code", { session: first.session, token: first.token, code: first.code, method: 1 });
    const second = await logIn(backEnd.url, "isimtis.s");
    await deviceCheck("isimtis.s", second, randomUUID());
    const { body } = await call("device-register", { session: second, token: first.token, code: first.code });
    expect(body).toMatchObject({ verified: false, info: { reason: "used" } });
  });

  test("R-C10: a wrong code is a try here too, and the device stays unknown", async () => {
    const { session, deviceId, token, code } = await withCode("vadyb1");
    const wrong = await call("device-register", { session, token, code: otherThan(code) });
    expect(wrong.body).toMatchObject({ status: 1, verified: false, info: { reason: "wrong", triesLeft: 4 } });
    expect((await deviceCheck("vadyb1", session, deviceId)).body.status).toBe(false);
  });

  test("R-C11: a code for a new contact does not remember a device", async () => {
    const session = await logIn(backEnd.url, "vadovas2");
    await deviceCheck("vadovas2", session, randomUUID());
    const body = { userName: "vadovas2", method: 1, email: "naujas.vadovas@pavyzdys.example", session };
    const issued = await call("account-update-code", body);
    const code = await receivedCode(backEnd, issued, "naujas.vadovas@pavyzdys.example");
    const registered = await call("device-register", { session, token: issued.body.token, code });
    expect(registered.body).toMatchObject({ verified: false, info: { reason: "unknown" } });
    const contacts = await call("verify-contacts-code", { session, token: issued.body.token, code, method: 1 });
    expect(contacts.body.info?.reason).toBe("unknown");
  });
});

describe("F-505: the times of a device", () => {
  test("the wait counts from the last message", async () => {
    const { deviceId } = await withCode("vadove3");
    const { body } = await call("device-check-time", { username: "vadove3", deviceId });
    expect([body["verifiedUntil"], body["secondsLeft"]]).toEqual([null, 0]);
    expect(body["wait"]).toBeGreaterThan(150);
  });

  test("an unknown user and device have neither", async () => {
    const { body } = await call("device-check-time", { username: "nobody.s", deviceId: randomUUID() });
    expect(body).toEqual({ verifiedUntil: null, secondsLeft: 0, wait: 0 });
  });
});

describe("G03: the list of devices", () => {
  test("names, dates and which one is this; the one over 90 days is not among them", async () => {
    const { session } = await remembered("vilte.s", "Chromium, Linux");
    const devices = await listed(session);
    expect(devices.map(({ name, current }) => [name, current])).toEqual([
      ["Chromium, Linux", true],
      ["Firefox, Windows", false],
    ]);
  });

  test("F-513: a forgotten device is 410, its other sessions end, and its id never counts again", async () => {
    const first = await remembered("vadove4");
    const second = await remembered("vadove4");
    const gone = (await listed(second.session)).find(({ current }) => !current)?.id;
    expect((await call("device-forget", { session: second.session, id: gone })).body).toEqual({ status: true });
    expect([await isSessionAlive(first.session), await isSessionAlive(second.session)]).toEqual([false, true]);

    const session = await logIn(backEnd.url, "vadove4");
    const checked = await deviceCheck("vadove4", session, first.deviceId);
    expect([checked.status, checked.body.error?.code]).toEqual([410, "DEVICE_WITHDRAWN"]);
    expect((await listed(second.session)).map(({ current }) => current)).toEqual([true]);
    expect((await call("device-forget", { session: second.session, id: gone })).status).toBe(404);
  });

  test("a session that is already on the forgotten device cannot remember it again", async () => {
    const { session, deviceId } = await remembered("vienas.s");
    const [own] = await listed(session);
    await call("device-forget", { session, id: own?.id });
    expect(await isSessionAlive(session)).toBe(true);
    const issued = await call("verify-contacts", { userName: "vienas.s", method: 1 });
    const code = await receivedCode(backEnd, issued, "vienas.s@pavyzdys.example");
    expect((await call("device-register", { session, token: issued.body.token, code })).status).toBe(410);
    expect((await deviceCheck("vienas.s", session, deviceId)).status).toBe(410);
  });

  test("another user's device cannot be forgotten", async () => {
    const { session } = await remembered("ratas.s");
    const [own] = await listed(session);
    const other = await logIn(backEnd.url, "jonas.s");
    expect((await call("device-forget", { session: other, id: own?.id })).status).toBe(404);
    expect(await listed(session)).toHaveLength(1);
  });

  test("ten at most: the one verified longest ago makes room and asks for a code, without 410", async () => {
    const first = await remembered("rita.s");
    let latest = first;
    for (let index = 0; index < 9; index += 1) {
      await moveClock(backEnd, 150);
      latest = await remembered("rita.s");
    }
    expect(await listed(latest.session)).toHaveLength(10);
    await moveClock(backEnd, 6 * 60);
    const last = await remembered("rita.s");
    expect(await listed(last.session)).toHaveLength(10);
    const session = await logIn(backEnd.url, "rita.s");
    expect((await deviceCheck("rita.s", session, first.deviceId)).body).toEqual({ status: false });
  });
});
