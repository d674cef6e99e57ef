import { afterEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { SAME_ORIGIN, type Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { answering, refusing } from "../../support/verify-proxy.ts";
import { moveClock } from "../../support/verify-call.ts";
import { formNamed, pressed } from "./form-table.ts";
import { findLeaks, testForLeaks } from "./leaks.ts";
import { findForm, isPage, shownValue, verdictOf } from "./page.ts";
import { givePassword, verified } from "./second-factor.ts";
import { AUTHOR } from "./stage.ts";
import { logInAgain, useTimedStage, wordsOf } from "./timed-stage.ts";

// The portal has a time service of its own: codes need the back end's clock moved, which would end the sessions here.
const timed = useTimedStage();
const get = () => timed().stage;
const text = (key: string, params = {}) => textOf("lt", `sessions:${key}`, params);
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1";

afterEach(() => {
  get().servers.proxy.heal();
  get().servers.verify.heal();
});

/** A log-in in a browser that says what it is. */
async function logInWith(userAgent: string, username = "kasa1"): Promise<Visitor> {
  const browser = get().guest();
  const headers = { ...SAME_ORIGIN, "User-Agent": userAgent };
  await browser.post("/login", { username, password: DEMO_PASSWORD, login: "" }, headers);
  return browser;
}

/** No log-in is left from an earlier test but this one. */
async function alone(userAgent = FIREFOX, username = "kasa1"): Promise<Visitor> {
  const browser = await logInWith(userAgent, username);
  await browser.post("/sessions", { endOthers: "" });
  await browser.get("/sessions");
  return browser;
}

const pageOf = async (browser: Visitor) => browser.get("/sessions");
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, "g"))].map(([, value = ""]) => value);
/** The words by which the page names the log-ins that can be ended. */
const othersOf = async (browser: Visitor) => valuesOf((await pageOf(browser)).body, "session");
const devicesOf = async (browser: Visitor) => valuesOf((await pageOf(browser)).body, "device");
const isIn = async (browser: Visitor) => verdictOf(await browser.get("/news")) === "200";
const endedBy = () =>
  get()
    .servers.proxy.operations()
    .filter((name) => name === "EndSession").length;

describe("R-A14: the user's own log-ins", () => {
  test("both browsers are listed by name and time, this one is marked and has no button", async () => {
    const pc = await alone();
    await logInWith(IPHONE);
    const page = await pageOf(pc);
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
    expect([page.status, isPage(page)]).toEqual([200, true]);
    expect(wordsOf(page)).toMatch(
      new RegExp(`Firefox, Windows +${text("logIns.this")}.*Prisijungta ${today} \\d\\d:\\d\\d.*Safari, iOS`, "s"),
    );
    expect(valuesOf(page.body, "session")).toHaveLength(1);
  });

  test("another one is ended, here and in the back end, and says so; this one and every other user's go on", async () => {
    const [pc, colleague] = [await alone(), await get().logIn(AUTHOR)];
    const phone = await logInWith(IPHONE);
    const [reference = ""] = await othersOf(pc);
    get().servers.proxy.forget();
    expect(verdictOf(await pc.post("/sessions", { session: reference, endSession: "" }))).toBe("303 /sessions");
    expect(endedBy()).toBe(1);
    const page = await pageOf(pc);
    expect(wordsOf(page)).toContain(text("done.ended"));
    expect(valuesOf(page.body, "session")).toEqual([]);
    expect([await isIn(pc), await isIn(phone), await isIn(colleague)]).toEqual([true, false, true]);
  });

  test("all others are ended at once; when there are none the button says why it is closed", async () => {
    const pc = await alone();
    const others = [await logInWith(IPHONE), await logInWith(FIREFOX), await logInWith("")];
    expect(await othersOf(pc)).toHaveLength(3);
    get().servers.proxy.forget();
    await pc.post("/sessions", { endOthers: "" });
    expect(endedBy()).toBe(3);
    const page = await pageOf(pc);
    expect(wordsOf(page)).toContain(text("done.endedOthers", { n: 3 }));
    expect(findForm(page.body, "endOthers")).toMatch(/disabled=""/);
    expect(wordsOf(page)).toContain(text("logIns.none"));
    for (const other of others) expect(await isIn(other)).toBe(false);
  });

  test("pressed twice: the second time it is told that it is over", async () => {
    const pc = await alone();
    await logInWith(IPHONE);
    const [reference = ""] = await othersOf(pc);
    const press = () => pc.post("/sessions", { session: reference, endSession: "" });
    await press();
    await pageOf(pc);
    get().servers.proxy.forget();
    await press();
    expect(endedBy()).toBe(0);
    expect(wordsOf(await pageOf(pc))).toContain(text("done.gone"));
  });

  test("a back end that is down does not keep the other browser logged in", async () => {
    const pc = await alone();
    const phone = await logInWith(IPHONE);
    get().servers.proxy.fault("EndSession", refuse);
    expect(verdictOf(await pc.post("/sessions", { endOthers: "" }))).toBe("303 /sessions");
    expect(await isIn(phone)).toBe(false);
  });

  test("O2: what was being typed in the one that is ended is offered back to the same user", async () => {
    const pc = await get().logIn("sms.blogas");
    const phone = await get().logIn("sms.blogas");
    const own = { application: await get().application(), contract: 0 };
    const household = formNamed("household");
    await phone.get(household.address(own));
    await pc.post("/sessions", { endOthers: "" });
    const typed = { ...pressed(household), workplace: "Atjungta darbovietė" };
    expect(verdictOf(await phone.post(household.address(own), typed))).toBe("303 /login");
    await logInAgain(phone, "sms.blogas");
    expect(shownValue((await phone.get(household.address(own))).body, "household", "workplace")).toBe(
      "Atjungta darbovietė",
    );
  });

  test("R-D3: a user ends neither another user's log-in nor the present one by its reference", async () => {
    const [pc, stranger] = [await alone(), await alone(IPHONE, "pilnas")];
    await logInWith(IPHONE);
    const [reference = ""] = await othersOf(pc);
    get().servers.proxy.forget();
    await stranger.post("/sessions", { session: reference, endSession: "" });
    expect(wordsOf(await pageOf(stranger))).toContain(text("done.gone"));
    expect([await othersOf(pc), endedBy()]).toEqual([[reference], 0]);
    const [own = ""] = await othersOf(await logInWith(FIREFOX)).then((listed) =>
      listed.filter((one) => one !== reference),
    );
    await pc.post("/sessions", { session: own, endSession: "" });
    expect(await isIn(pc)).toBe(true);
  });

  test("R-C29: neither a cookie nor its place in the store nor anything of the back end's is on the page", async () => {
    const pc = await alone();
    const phone = await logInWith(IPHONE);
    const page = await pageOf(pc);
    const data = await pc.get("/sessions?_data=routes%2Fown-sessions%2Froute");
    const secrets = [...get().servers.proxy.secrets, ...get().servers.verify.secrets, phone.cookies.get("s") ?? "none"];
    expect(findLeaks(page.body + data.body, secrets)).toEqual([]);
    const { sessions } = JSON.parse(data.body) as { sessions: object[] };
    expect(Object.keys(sessions[0] ?? {})).toEqual(["reference", "device", "startedAt", "usedAt", "state"]);
  });

  test.each([
    ["session=", "gone"],
    [`session=${"A".repeat(22)}`, "gone"],
    ["session=__proto__", "gone"],
    ["device=abc&forgetDevice=", "deviceGone"],
    ["device=-1&forgetDevice=", "deviceGone"],
    ["device=99999999999&forgetDevice=", "deviceGone"],
    ["forgetDevice=", "deviceGone"],
  ])("%s ends nothing", async (query, said) => {
    const pc = await alone();
    const phone = await logInWith(IPHONE);
    await pc.post("/sessions", [...new URLSearchParams(query)]);
    expect(wordsOf(await pageOf(pc))).toContain(text(`done.${said}`));
    expect(await isIn(phone)).toBe(true);
  });

  test("a log-in that waits for its code is listed as such, and can be ended", async () => {
    const manager = await verified(get(), "rasa.s");
    await moveClock(get().servers.backEnd, 150);
    const waiting = get().guest();
    await givePassword(waiting, "rasa.s");
    expect(wordsOf(await pageOf(manager))).toContain(text("logIns.unfinished"));
    await manager.post("/sessions", { endOthers: "" });
    expect(verdictOf(await waiting.get("/verify-device"))).toBe("302 /login");
  });
});

describe("G03, F-504: remembered devices", () => {
  test("are listed with their days; a user who has none is told so", async () => {
    const seller = await verified(get(), "rasa.s");
    const page = wordsOf(await pageOf(seller));
    expect(page).toContain(text("devices.this"));
    expect(page).toMatch(/Patvirtintas \d{4}-\d\d-\d\d \d\d:\d\d, .* prisimenamas iki \d{4}-\d\d-\d\d/);
    expect(wordsOf(await pageOf(await alone()))).toContain(text("devices.none"));
  });

  test("another one is forgotten: its browser asks for a code again, this one does not", async () => {
    const [pc, phone] = [await verified(get(), "vilte.s"), await verified(get(), "vilte.s")];
    const before = await devicesOf(pc);
    const [newest = ""] = before;
    expect(verdictOf(await pc.post("/sessions", { device: newest, forgetDevice: "" }))).toBe("303 /sessions");
    const page = await pageOf(pc);
    expect(wordsOf(page)).toContain(text("done.forgotten"));
    expect(valuesOf(page.body, "device")).toEqual(before.filter((id) => id !== newest));
    phone.cookies.delete("s");
    expect(verdictOf(await givePassword(phone, "vilte.s"))).toBe("303 /login");
    expect(verdictOf(await givePassword(phone, "vilte.s"))).toBe("303 /verify-device");
    pc.cookies.delete("s");
    expect(verdictOf(await givePassword(pc, "vilte.s"))).toBe("303 /news");
  });

  test("this very one is forgotten: the session goes on under another device, the next log-in asks for a code", async () => {
    const pc = await verified(get(), "rasa.s");
    const cookie = pc.cookies.get("device");
    const [own = ""] = await devicesOf(pc);
    await pc.post("/sessions", { device: own, forgetDevice: "" });
    expect(await isIn(pc)).toBe(true);
    expect(pc.cookies.get("device")).not.toBe(cookie);
    pc.cookies.delete("s");
    expect(verdictOf(await givePassword(pc, "rasa.s"))).toBe("303 /verify-device");
  });

  test("R-D3: another user's device is not forgotten", async () => {
    const [owner, stranger] = [await verified(get(), "vilte.s"), await verified(get(), "rasa.s")];
    const before = await devicesOf(owner);
    for (const device of before) await stranger.post("/sessions", { device, forgetDevice: "" });
    expect(wordsOf(await pageOf(stranger))).toContain(text("done.deviceGone"));
    expect(await devicesOf(owner)).toEqual(before);
  });

  test("O12: a service that is down spoils the list of devices only, and forgets nothing", async () => {
    const pc = await verified(get(), "vilte.s");
    const before = await devicesOf(pc);
    get().servers.verify.fault("devices", refusing);
    const page = await pageOf(pc);
    expect([page.status, wordsOf(page).includes(text("devices.unavailable"))]).toEqual([200, true]);
    expect(wordsOf(page)).toContain(text("logIns.this"));
    expect((await pc.post("/sessions", { device: before[0] ?? "", forgetDevice: "" })).status).toBe(503);
    get().servers.verify.heal();
    expect(await devicesOf(pc)).toEqual(before);
  });

  test("F-109: a session that the service does not know is over", async () => {
    const pc = await verified(get(), "vilte.s");
    get().servers.verify.fault("devices", answering(401, "{}"));
    expect((await pageOf(pc)).status).toBe(401);
    get().servers.verify.heal();
    expect(await isIn(pc)).toBe(false);
  });
});

testForLeaks(get);
