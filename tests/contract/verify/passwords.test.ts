import { describe, expect, test } from "vitest";
import { useBackEnd } from "../../support/use-back-end.ts";
import { DEMO_PASSWORD, digestOf, logIn, tryLogIn } from "../../support/demo-session.ts";
import { soapCall } from "../../support/soap-call.ts";
import { messagesTo, moveClock, verifyCall } from "../../support/verify-call.ts";

const backEnd = useBackEnd();

const call = (name: string, body: object) => verifyCall(backEnd.url, name, body);

const remind = (email: string) => call("remind-password", { email });

const addressOf = (login: string): string => `${login}@pavyzdys.example`;

const LINK = /(https?:\/\/\S+)\/reset-password\/([\w-]{22})\/(\d{6})(\/login)?$/m;

/** The link of the newest reminder to the address; waits until it has arrived. */
async function newestLink(email: string, count = 1) {
  const links = async () =>
    (await messagesTo(backEnd, email)).flatMap(({ content }) => {
      const match = LINK.exec(content);
      return match === null ? [] : [match];
    });
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(count);
  const [, origin, token = "", code = "", suffix] = (await links())[0] ?? [];
  return { origin, token, code, suffix };
}

/** A fresh link of the user. */
async function withLink(login: string) {
  expect((await remind(addressOf(login))).body.info).toEqual({ code: 2, wait: 180 });
  return newestLink(addressOf(login));
}

const change = (token: string, password: string, more: object = {}) =>
  call("change-password", { token, password, ...more });

const canLogIn = async (login: string, password: string): Promise<boolean> =>
  (await tryLogIn(backEnd.url, login, password)).code === 0;

const SUCCESS = { info: { code: 2, wait: 0 } };
const DEAD = { info: { code: 1, wait: 0, reason: "linkDead" } };

describe("F-082, R-C16: a reminder", () => {
  test("is a mail with a link to the portal; the portal's address is its own", async () => {
    const { origin, suffix } = await withLink("vienas.s");
    expect([origin, suffix]).toEqual(["http://localhost:3000", undefined]);
    const [mail] = await messagesTo(backEnd, addressOf("vienas.s"));
    expect(mail?.subject).toBe("Slaptažodžio atkūrimas");
  });

  test("F-083, F-444: an address without a user is 1050, one of two users 1051, and no mail goes out", async () => {
    const unknown = await remind("niekas@pavyzdys.example");
    const several = await remind("dublis@pavyzdys.example");
    expect(unknown.body.info).toEqual({ code: 1, wait: 180, reason: "userNotFound", errorCode: 1050 });
    expect(several.body.info).toEqual({ code: 1, wait: 180, reason: "severalUsers", errorCode: 1051 });
    expect(await messagesTo(backEnd, "niekas@pavyzdys.example")).toEqual([]);
    expect(await messagesTo(backEnd, "dublis@pavyzdys.example")).toEqual([]);
  });

  test("a user who has left is not found", async () => {
    expect((await remind(addressOf("neaktyvus.s"))).body.info?.reason).toBe("userNotFound");
  });

  test.each([addressOf("tuscias.s"), "kitas.nezinomas@pavyzdys.example"])(
    "F-081: once in 180 seconds for %s, known or not",
    async (email) => {
      await remind(email);
      const again = await remind(email.toUpperCase());
      expect(again.body.info?.code).toBe(3);
      expect(again.body.info?.wait).toBeGreaterThan(170);
      await moveClock(backEnd, 3);
      expect((await remind(email)).body.info?.code).not.toBe(3);
    },
  );

  test("three in an hour at most", async () => {
    const email = addressOf("vadove4");
    for (let index = 0; index < 3; index += 1) {
      expect((await remind(email)).body.info?.code).toBe(2);
      await moveClock(backEnd, 4);
    }
    expect((await remind(email)).body.info).toMatchObject({ code: 3, reason: "hourLimit" });
    await moveClock(backEnd, 50);
    expect((await remind(email)).body.info?.code).toBe(2);
  });

  test("ten at the same moment send one mail", async () => {
    const email = addressOf("vadove3");
    const answers = await Promise.all(Array.from({ length: 10 }, () => remind(email)));
    expect(answers.map(({ body }) => body.info?.code).sort()).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    await newestLink(email);
  });
});

describe("F-080, R-C17, R-C18: a new password by the link", () => {
  test("plain or as a digest; the old one is dead, and a mail tells of the change", async () => {
    const first = await withLink("jonas.s");
    expect((await change(first.token, "Nauja-2027!", { code: first.code })).body).toEqual(SUCCESS);
    expect([await canLogIn("jonas.s", "Nauja-2027!"), await canLogIn("jonas.s", DEMO_PASSWORD)]).toEqual([true, false]);
    await expect
      .poll(async () => (await messagesTo(backEnd, addressOf("jonas.s")))[0]?.subject)
      .toBe("Slaptažodis pakeistas");
    await moveClock(backEnd, 4);
    await remind(addressOf("jonas.s"));
    const second = await newestLink(addressOf("jonas.s"), 2);
    expect((await change(second.token, digestOf("Dar-kita-1"))).body).toEqual(SUCCESS);
    expect(await canLogIn("jonas.s", "Dar-kita-1")).toBe(true);
  });

  test("R-C17: works once, also when two come at the same moment", async () => {
    const { token } = await withLink("ratas.s");
    const both = await Promise.all([change(token, "Nauja-2027!"), change(token, "Kita-2027!")]);
    expect(both.map(({ body }) => body.info?.code).sort()).toEqual([1, 2]);
    expect((await change(token, "Trecia-2027!")).body).toEqual(DEAD);
    const works = await Promise.all(["Nauja-2027!", "Kita-2027!"].map((password) => canLogIn("ratas.s", password)));
    expect(works.filter(Boolean)).toHaveLength(1);
  });

  test("R-C17: a newer link kills the older one", async () => {
    const older = await withLink("rita.s");
    await moveClock(backEnd, 4);
    await remind(addressOf("rita.s"));
    const newer = await newestLink(addressOf("rita.s"), 2);
    expect((await change(older.token, "Nauja-2027!")).body).toEqual(DEAD);
    expect((await change(newer.token, "Nauja-2027!")).body).toEqual(SUCCESS);
  });

  test("F-020, R-C17: a look tells whether it is good, changes nothing, and counts with tries of the same token", async () => {
    const { token, code } = await withLink("ieva.s");
    const look = (asked: object) => call("password-link", asked);
    const good = [await look({ token, code }), await look({ token, code })];
    expect(good.map(({ body }) => body)).toEqual([{ status: true }, { status: true }]);
    const otherDigits = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (const asked of [
      { token, code: otherDigits },
      { token: "made-up", code },
    ])
      expect((await look(asked)).body).toEqual({ status: false });
    for (const asked of [{ token }, { token, code: "" }, { token, code, login: "x" }])
      expect((await look(asked)).status).toBe(400);
    expect((await change(token, "Nauja-2027!", { code })).body).toEqual(SUCCESS);
    expect((await look({ token, code })).body).toEqual({ status: false });
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) statuses.push((await look({ token, code })).status);
    expect([statuses[0], statuses.at(-1), (await change(token, "Kita-2027!")).status]).toEqual([200, 429, 429]);
  });

  test("R-C17: after 30 minutes it is dead", async () => {
    const { token } = await withLink("isip.s");
    await moveClock(backEnd, 30);
    expect((await change(token, "Nauja-2027!")).body).toEqual(DEAD);
  });

  test("R-C17: altered, made up, with another last part: one answer", async () => {
    const { token, code } = await withLink("isimtis.s");
    const altered = `${token.slice(0, -2)}${token.endsWith("A") ? "BB" : "AA"}`;
    expect((await change(altered, "Nauja-2027!")).body).toEqual(DEAD);
    expect((await change("made-up", "Nauja-2027!")).body).toEqual(DEAD);
    const otherCode = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await change(token, "Nauja-2027!", { code: otherCode })).body).toEqual(DEAD);
    expect((await change(token, "Nauja-2027!", { code })).body).toEqual(SUCCESS);
  });

  test("F-078: a weak password names its rules, the old one is 1006, and the link stays good", async () => {
    const { token } = await withLink("vadovas2");
    const weak = await change(token, "abc");
    expect(weak.body.info).toMatchObject({ code: 1, reason: "weakPassword" });
    expect((weak.body.info as { brokenRules?: string[] }).brokenRules).toEqual([
      "length",
      "digit",
      "uppercase",
      "special",
    ]);
    const same = { code: 1, wait: 0, reason: "samePassword", errorCode: 1006 };
    expect((await change(token, DEMO_PASSWORD)).body.info).toEqual(same);
    expect((await change(token, digestOf(DEMO_PASSWORD))).body.info).toEqual(same);
    expect((await change(token, "Nauja-2027!")).body).toEqual(SUCCESS);
  });

  test("R-C18: sessions end, the user is not logged in by it, and every device asks for a code again", async () => {
    const session = await logIn(backEnd.url, "vilte.s");
    const { token } = await withLink("vilte.s");
    const changed = await change(token, "Nauja-2027!");
    expect(JSON.stringify(changed.body)).not.toMatch(/[0-9a-f]{64}/);
    expect((await soapCall(backEnd.url, "GetCountries", { sesija: session })).code).toBe(1020);
    const reply = await tryLogIn(backEnd.url, "vilte.s", "Nauja-2027!");
    const fresh = /<Sesija>([0-9a-f]{64})/.exec(reply.body)?.[1] ?? "";
    const device = { username: "vilte.s", session: fresh, deviceId: "demo-device-vilte.s-3" };
    expect((await call("device-check", device)).body).toEqual({ status: false });
  });

  test.each([
    ["lukas.s", 1004],
    ["dalia.s", 1005],
  ])("F-084: %s, blocked by %i, may log in again", async (login, code) => {
    expect((await tryLogIn(backEnd.url, login)).code).toBe(code);
    const { token } = await withLink(login);
    expect((await change(token, "Nauja-2027!")).body).toEqual(SUCCESS);
    expect(await canLogIn(login, "Nauja-2027!")).toBe(true);
  });
});

describe("F-154, F-080: the link of a shared account asks for the log-in name", () => {
  test("without it 4, with a wrong one a refusal, with the right one the new password", async () => {
    const { token, suffix } = await withLink("kasa1");
    expect(suffix).toBe("/login");
    expect((await change(token, "Nauja-2027!")).body).toEqual({ info: { code: 4, wait: 0 } });
    expect((await change(token, "Nauja-2027!", { login: "" })).body.info?.code).toBe(4);
    expect((await change(token, "Nauja-2027!", { login: "kasa2" })).body.info?.reason).toBe("loginWrong");
    expect(await canLogIn("kasa1", DEMO_PASSWORD)).toBe(true);
    expect((await change(token, "Nauja-2027!", { login: " KASA1 " })).body).toEqual(SUCCESS);
  });

  test("F-503: its message and the page that it opens are in the language of the one who asked", async () => {
    await moveClock(backEnd, 4);
    const email = addressOf("kasa1");
    expect((await call("remind-password", { email, locale: "en" })).body.info?.code).toBe(2);
    const english = async () => (await messagesTo(backEnd, email)).find(({ subject }) => subject === "Password reset");
    await expect.poll(async () => (await english())?.content, { timeout: 10_000 }).toMatch(/\/login\?lang=en$/m);
    expect((await english())?.content).toContain("once. Enter your username together with the new password.");
  });

  test("a name that is not the link's is refused for every account, and five close the link", async () => {
    const { token } = await withLink("pilnas");
    for (let index = 0; index < 5; index += 1) {
      expect((await change(token, "Nauja-2027!", { login: `vardas${index}` })).body.info?.reason).toBe("loginWrong");
    }
    expect((await change(token, "Nauja-2027!", { login: "pilnas" })).body).toEqual(DEAD);
  });

  test("R-C17: of many names at once five are judged, the right one among them or not at all", async () => {
    const { token } = await withLink("vadove");
    const names = Array.from({ length: 20 }, (_, at) => (at === 19 ? "vadove" : `vardas${at}`));
    const answers = await Promise.all(names.map((login) => change(token, "Kita-2028!", { login })));
    const isSet = await canLogIn("vadove", "Kita-2028!");
    const wrong = answers.filter(({ body }) => body.info?.reason === "loginWrong").length;
    expect(isSet ? wrong <= 5 : wrong === 5).toBe(true);
    expect(answers.at(-1)?.body).toEqual(isSet ? SUCCESS : DEAD);
    expect(answers.filter(({ body }) => body.info?.reason === "linkDead").length).toBe(20 - wrong - (isSet ? 1 : 0));
    expect((await change(token, "Kita-2029!", { login: "vadove" })).body).toEqual(DEAD);
  });
});

test("no password, token or address is in the log", async () => {
  const { token } = await withLink("tomas.s");
  await change(token, "Slapta-2027!");
  const log = backEnd.log.join("\n");
  for (const secret of [token, "Slapta-2027!", digestOf("Slapta-2027!"), "@pavyzdys", "tomas"])
    expect(log).not.toContain(secret);
});
