import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { textOf } from "../../support/journey-texts.ts";
import { messagesTo, moveClock } from "../../support/verify-call.ts";
import { answering, droppingAnswer, refusing } from "../../support/verify-proxy.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, shapeOf, shownValue, verdictOf } from "./page.ts";
import { callsOf, givePassword, verified } from "./second-factor.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

const lt = (key: string, params = {}) => textOf("lt", key, params);
const addressOf = (login: string) => `${login}@pavyzdys.example`;
const remind = (browser: Visitor, email: string) => browser.post("/password-remind", { email, remind: "" });
const setPassword = (browser: Visitor, path: string, password: string, more: Record<string, string> = {}) =>
  browser.post(path, { newPassword: password, repeatPassword: password, setPassword: "", ...more });

/** The path of the link in the newest letter, more than `before` of which have come. */
async function newestLink(login: string, before = 0): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const letters = (await messagesTo(stage.servers.backEnd, addressOf(login))).filter(({ content }) =>
      content.includes("/reset-password/"),
    );
    const [newest] = letters;
    if (newest !== undefined && letters.length > before) return /\/reset-password\/\S+/.exec(newest.content)?.[0] ?? "";
    if (Date.now() > deadline) throw new Error(`no letter has come to ${login}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A link that was just sent. */
async function freshLink(login: string): Promise<string> {
  await moveClock(stage.servers.backEnd, 61);
  const before = (await messagesTo(stage.servers.backEnd, addressOf(login))).filter(({ content }) =>
    content.includes("/reset-password/"),
  ).length;
  await remind(stage.guest(), addressOf(login));
  return newestLink(login, before);
}

describe("R-C16, F-081 to F-083: the reminder", () => {
  test("F-021: does not tell whether an address is known, used by two users or by none, not by its page and not by its time", async () => {
    const asked = ["vilte.s@pavyzdys.example", "nera.tokio@pavyzdys.example", "dublis@pavyzdys.example"];
    const answers: { verdict: string; milliseconds: number; shape: string }[] = [];
    for (const email of asked) {
      const browser = stage.guest();
      const startedAt = performance.now();
      const answer = await remind(browser, email);
      const milliseconds = performance.now() - startedAt;
      const page = await browser.get(answer.location ?? "");
      answers.push({ verdict: verdictOf(answer), milliseconds, shape: shapeOf(page.body) });
      expect(page.body).toContain(lt("password:remind.sent"));
    }
    expect(answers.map(({ verdict }) => verdict)).toEqual(Array(3).fill("303 /password-remind?sent"));
    expect(new Set(answers.map(({ shape }) => shape)).size).toBe(1);
    for (const { milliseconds } of answers) expect(milliseconds).toBeGreaterThanOrEqual(1000);
    expect(await newestLink("vilte.s")).toMatch(/^\/reset-password\/[\w-]{22}\/\d{6}$/);
    expect(await messagesTo(stage.servers.backEnd, "dublis@pavyzdys.example")).toEqual([]);
  });

  test("a second one within three minutes is told so, known or not; afterwards it works", async () => {
    for (const email of ["vilte.s@pavyzdys.example", "nera.tokio@pavyzdys.example"]) {
      const answer = await remind(stage.guest(), email);
      expect([email, answer.status, answer.body.includes(lt("soap:passwordReset.limit"))]).toEqual([email, 422, true]);
      expect(shownValue(answer.body, "password-remind", "email")).toBe(email);
    }
    await moveClock(stage.servers.backEnd, 4);
    expect(verdictOf(await remind(stage.guest(), "vilte.s@pavyzdys.example"))).toBe("303 /password-remind?sent");
  });

  test("after three in an hour the page says when", async () => {
    await moveClock(stage.servers.backEnd, 4);
    await remind(stage.guest(), "vilte.s@pavyzdys.example");
    await moveClock(stage.servers.backEnd, 4);
    const { status, body } = await remind(stage.guest(), "vilte.s@pavyzdys.example");
    expect([status, /Bandykite po \d+\smin\./.test(body)]).toEqual([422, true]);
  });

  test.each(["", "ne adresas", "jonas+1@pavyzdys.example", "x".repeat(101)])(
    "%j is a finding, and the service is not asked",
    async (email) => {
      stage.servers.verify.forget();
      const answer = await remind(stage.guest(), email);
      expect([answer.status, findForm(answer.body, "password-remind") === null]).toEqual([400, false]);
      expect(stage.servers.verify.names()).toEqual([]);
    },
  );

  test("a service that is down is told, and the address stays", async () => {
    stage.servers.verify.fault("remind-password", refusing);
    const answer = await remind(stage.guest(), "vilte.s@pavyzdys.example");
    stage.servers.verify.heal();
    expect([answer.status, answer.body.includes(lt("password:remind.unavailable"))]).toEqual([503, true]);
    expect(shownValue(answer.body, "password-remind", "email")).toBe("vilte.s@pavyzdys.example");
  });
});

test("F-073: for a user who is logged in, the pages of forgotten passwords do not exist", async () => {
  const seller = await stage.as("jonas.s");
  stage.servers.verify.forget();
  for (const path of ["/password-remind", "/reset-password/a/1", "/reset-password/a/1/login"]) {
    expect([path, (await seller.get(path)).status]).toEqual([path, 404]);
    expect([path, (await setPassword(seller, path, "Nauja-2026!", { email: "a@b.lt" })).status]).toEqual([path, 404]);
  }
  expect(stage.servers.verify.names()).toEqual([]);
});

/** The one page of links that are good for nothing. */
const isDeadPage = ({ status, body }: Reply) =>
  status === 410 && body.includes(lt("password:reset.dead")) && body.includes('href="/password-remind"');

describe("R-C17, R-C18, F-020: the link", () => {
  test("is not used up by being opened", async () => {
    const link = await freshLink("vilte.s");
    stage.servers.verify.forget();
    for (const method of ["HEAD", "GET", "GET"]) expect((await stage.guest().ask(method, link)).status).toBe(200);
    expect(new Set(stage.servers.verify.names())).toEqual(new Set(["password-link"]));
    expect(verdictOf(await setPassword(stage.guest(), link, "Vilte-2026!"))).toBe("303 /login");
  });

  test("sets a password, does not log the user in, ends other sessions, and a code is asked for again", async () => {
    const elsewhere = await verified(stage, "rasa.s");
    expect((await elsewhere.get("/news")).status).toBe(200);
    const link = await freshLink("rasa.s");
    const browser = stage.guest();
    const answer = await setPassword(browser, link, "Rasa-2027!");
    expect([verdictOf(answer), browser.cookies.has("s")]).toEqual(["303 /login", false]);
    expect((await browser.get("/login")).body).toContain(lt("password:reset.done"));
    expect(verdictOf(await browser.get("/news"))).toBe("302 /login");
    expect(verdictOf(await elsewhere.get("/news"))).toBe("401");
    expect((await givePassword(stage.guest(), "rasa.s")).status).toBe(422);
    expect(verdictOf(await givePassword(elsewhere, "rasa.s", "Rasa-2027!"))).toBe("303 /verify-device");
  });

  test("used, replaced, half an hour old, altered or made up: one page for all", async () => {
    const used = await freshLink("ieva.s");
    await setPassword(stage.guest(), used, "Ieva-2027!");
    const replaced = await freshLink("vilte.s");
    const newest = await freshLink("vilte.s");
    const [, , token = "", code = ""] = newest.split("/");
    const altered = `/reset-password/${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}/${code}`;
    const otherCode = `/reset-password/${token}/${code === "000000" ? "000001" : "000000"}`;
    const made = ["/reset-password/abc/1", "/reset-password/..%2f..%2fx/1", `/reset-password/${"a".repeat(300)}/1`];
    const links = [used, replaced, altered, otherCode, ...made];
    const dead = await Promise.all([
      ...links.map((link) => setPassword(stage.guest(), link, "Kita-2027!")),
      // F-020: said at once, before two passwords are typed.
      ...links.map((link) => stage.guest().get(link)),
    ]);
    expect(dead.map(isDeadPage)).toEqual(dead.map(() => true));
    expect(new Set(dead.map(({ body }) => shapeOf(body))).size).toBe(1);
    expect((await stage.guest().get(newest)).status).toBe(200);
    await moveClock(stage.servers.backEnd, 31);
    expect(isDeadPage(await setPassword(stage.guest(), newest, "Kita-2027!"))).toBe(true);
    const late = await stage.guest().get(`${newest}?lang=en`);
    expect([late.status, late.body.includes(textOf("en", "password:reset.dead"))]).toEqual([410, true]);
    expect(findForm(late.body, "reset-password")).toBeNull();
  });

  test.each([
    ["that is down", refusing],
    ["without such a call", answering(404, '{"error":{"code":"noSuchAddress","message":""}}')],
    ["that answers nonsense", answering(200, '{"status":"false"}')],
  ])("F-020: a service %s is not asked again: the form is there, and the try itself tells", async (_what, fault) => {
    const link = await freshLink("vilte.s");
    stage.servers.verify.fault("password-link", fault);
    const page = await stage.guest().get(link);
    stage.servers.verify.heal();
    expect([page.status, findForm(page.body, "reset-password") === null]).toEqual([200, false]);
  });

  test("F-080, F-154: of a shared account asks for the log-in name, at its own address and at the plain one", async () => {
    const link = await freshLink("kasa1");
    expect(link).toMatch(/\/login$/);
    const form = findForm((await stage.guest().get(link)).body, "reset-password");
    expect(form).toContain('name="login"');
    const missing = await setPassword(stage.guest(), link, "Kasa-2027!", { login: "" });
    expect([missing.status, missing.body.includes(lt("validation:required"))]).toEqual([400, true]);
    const plain = link.replace(/\/login$/, "");
    expect(findForm((await stage.guest().get(plain)).body, "reset-password")).not.toContain('name="login"');
    const asked = await setPassword(stage.guest(), plain, "Kasa-2027!");
    expect([asked.status, findForm(asked.body, "reset-password")?.includes('name="login"')]).toEqual([422, true]);
    const wrong = await setPassword(stage.guest(), plain, "Kasa-2027!", { login: "jonas.s" });
    expect([wrong.status, wrong.body.includes(lt("password:reset.loginWrong"))]).toEqual([422, true]);
    expect(verdictOf(await setPassword(stage.guest(), plain, "Kasa-2027!", { login: "kasa1" }))).toBe("303 /login");
    expect(verdictOf(await givePassword(stage.guest(), "kasa1", "Kasa-2027!"))).toBe("303 /news");
  });

  test("F-080, F-154: once the plain address has asked for the name, it keeps asking, and what was typed stays", async () => {
    const plain = (await freshLink("kasa1")).replace(/\/login$/, "");
    const browser = stage.guest();
    expect((await setPassword(browser, plain, "Kasa-2028!")).status).toBe(422);
    const answers = [
      await setPassword(browser, plain, "Kasa-2028!", { login: "ne.kasa" }),
      await setPassword(browser, plain, "silpnas", { login: "ne.kasa" }),
      await browser.post(plain, { newPassword: "A-2027-a", repeatPassword: "kitas", login: "ne.kasa" }),
    ];
    for (const { body } of answers) expect(shownValue(body, "reset-password", "login")).toBe("ne.kasa");
    expect(answers.map(({ status }) => status)).toEqual([422, 400, 400]);
    const emptied = await setPassword(browser, plain, "silpnas", { login: "" });
    expect([emptied.status, findForm(emptied.body, "reset-password")?.includes('name="login"')]).toEqual([400, true]);
    expect(verdictOf(await setPassword(browser, plain, "Kasa-2028!", { login: "kasa1" }))).toBe("303 /login");
  });

  test("F-078: the present password is refused, and the link stays good", async () => {
    const link = await freshLink("lukas.s");
    const same = await setPassword(stage.guest(), link, DEMO_PASSWORD);
    expect([same.status, same.body.includes(lt("soap:1006"))]).toEqual([422, true]);
    expect(verdictOf(await setPassword(stage.guest(), link, "Lukas-2027!"))).toBe("303 /login");
    // 1004: a user who was blocked is let in again.
    expect(verdictOf(await givePassword(stage.guest(), "lukas.s", "Lukas-2027!"))).toBe("303 /news");
  });

  test("an answer that got lost is told as what it is; the service is asked once", async () => {
    const link = await freshLink("vilte.s");
    stage.servers.verify.fault("change-password", droppingAnswer);
    stage.servers.verify.forget();
    const lost = await setPassword(stage.guest(), link, "Vilte-2028!");
    expect([lost.status, lost.body.includes(lt("password:unknown"))]).toEqual([503, true]);
    expect(callsOf(stage)).toEqual(["change-password"]);
    stage.servers.verify.fault("change-password", answering(500, "{}"));
    expect((await setPassword(stage.guest(), link, "Vilte-2028!")).status).toBe(503);
    stage.servers.verify.heal();
  });
});

testForLeaks(() => stage);
