import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD, digestOf } from "../../support/demo-session.ts";
import { textOf } from "../../support/journey-texts.ts";
import { argumentsOf, dropAnswer } from "../../support/soap-proxy.ts";
import type { Visitor } from "../../support/http-client.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, verdictOf } from "./page.ts";
import { givePassword } from "./second-factor.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0), limits: { loginAttemptsPerAccount: 10 } }, async (opened) => {
  stage = opened;
});

const lt = (key: string, params = {}) => textOf("lt", key, params);
const setPassword = (browser: Visitor, path: string, password: string, more: Record<string, string> = {}) =>
  browser.post(path, { newPassword: password, repeatPassword: password, setPassword: "", ...more });

/** A user who is logged in knows the present password. */
const changePassword = (browser: Visitor, password: string, currentPassword = DEMO_PASSWORD) =>
  setPassword(browser, "/password-update", password, { currentPassword });

describe("F-069, F-077 to F-079: a new password after the log-in", () => {
  test("every missing rule is told at once, a repetition that differs too, and the back end is not asked", async () => {
    const browser = stage.guest();
    expect(verdictOf(await givePassword(browser, "tomas.s"))).toBe("303 /password-update");
    expect((await browser.get("/password-update")).body).toContain(lt("soap:1009"));
    stage.servers.proxy.forget();
    const weak = await setPassword(browser, "/password-update", "abc");
    expect(weak.status).toBe(400);
    for (const rule of ["length", "digit", "uppercase", "special"])
      expect(weak.body).toContain(lt(`validation:password.${rule}`, { count: 8 }));
    expect(weak.body).not.toContain(lt("validation:password.lowercase"));
    expect((await setPassword(browser, "/password-update", "        ")).status).toBe(400);
    const fields = { newPassword: "Tomas-2027!", repeatPassword: "Tomas-2028!", setPassword: "" };
    const differing = await browser.post("/password-update", fields);
    expect([differing.status, differing.body.includes(lt("validation:password.mismatch"))]).toEqual([400, true]);
    for (const { body } of [weak, differing]) expect(body).not.toMatch(/value="(?:abc|Tomas-2027!|Tomas-2028!)"/);
    expect(stage.servers.proxy.operations()).toEqual([]);
  });

  test("the old one is 1006; a new one travels as its digest with the log-in's code, and leads to the wanted page", async () => {
    const browser = stage.guest();
    await browser.get("/applications?tab=5");
    await givePassword(browser, "tomas.s");
    expect(verdictOf(await browser.get("/news"))).toBe("302 /password-update");
    const same = await setPassword(browser, "/password-update", DEMO_PASSWORD);
    expect([same.status, same.body.includes(lt("soap:1006"))]).toEqual([422, true]);
    stage.servers.proxy.forget();
    const before = browser.cookies.get("s");
    expect(verdictOf(await setPassword(browser, "/password-update", "Tomas-2027!"))).toBe("303 /applications?tab=5");
    expect(browser.cookies.get("s")).not.toBe(before);
    const [call] = stage.servers.proxy.calls;
    expect(call === undefined ? null : argumentsOf(call)).toMatchObject({
      code: expect.stringMatching(/^[0-9a-f]{32}$/),
      password: digestOf("Tomas-2027!"),
      hashed: "1",
    });
    expect((await browser.get("/applications?tab=5")).body).toContain(lt("password:updated"));
    expect(verdictOf(await givePassword(stage.guest(), "tomas.s", "Tomas-2027!"))).toBe("303 /news");
  });

  test.each(["jonas.s", "vadove", "vadyb2"])(
    "F-022: %s finds the page at the foot of every page, and gives the present password there",
    async (login) => {
      const browser = await stage.logIn(login);
      for (const path of ["/news", "/applications", "/sessions"])
        expect((await browser.get(path)).body).toMatch(/<footer[\s\S]*href="\/password-update"/);
      const form = findForm((await browser.get("/password-update")).body, "password-update");
      expect(form).toContain('name="currentPassword"');
      stage.servers.proxy.forget();
      const missing = await setPassword(browser, "/password-update", "Kita-2027!");
      expect([missing.status, missing.body.includes(lt("validation:required"))]).toEqual([400, true]);
      expect(stage.servers.proxy.operations()).toEqual([]);
      expect(verdictOf(await changePassword(browser, `Kita-${login}-2027!A`))).toBe("303 /news");
      expect(stage.servers.proxy.operations().slice(0, 3)).toEqual(["Login3", "EndSession", "ChangePassword"]);
      expect(verdictOf(await givePassword(stage.guest(), login, `Kita-${login}-2027!A`))).toBe("303 /news");
    },
  );

  test("F-022, R-C2: at a session that was left open a wrong present password is a guess: counted, blocked, told", async () => {
    const browser = await stage.logIn("pilnas");
    for (const [tries, words] of [4, 3, 2, 1].map((left) => [left, lt("soap:1000", { n: left })] as const)) {
      const wrong = await changePassword(browser, "Kita-2027!", `Ne-tas-${tries}!`);
      const finding = /id="password-update-currentPassword-error"[^>]*>(.*?)<\/p>/s.exec(wrong.body)?.[1];
      expect([wrong.status, finding]).toEqual([422, expect.stringContaining(words)]);
      expect(wrong.body).not.toContain(`Ne-tas-${tries}!`);
    }
    const last = await changePassword(browser, "Kita-2027!", "Ne-tas-0!");
    expect([last.status, last.body.includes(lt("soap:1001"))]).toEqual([422, true]);
    const blocked = await changePassword(browser, "Kita-2027!");
    expect([blocked.status, blocked.body.includes(lt("soap:1004"))]).toEqual([422, true]);
    for (let tries = 7; tries <= 10; tries += 1) await changePassword(browser, "Kita-2027!", "Ne-tas!");
    stage.servers.proxy.forget();
    expect([(await changePassword(browser, "Kita-2027!")).status, stage.servers.proxy.operations()]).toEqual([429, []]);
  });

  test("F-022: a user may change it at will, too; the user's other sessions end", async () => {
    const [browser, elsewhere] = [await stage.logIn("vienas.s"), await stage.logIn("vienas.s")];
    const page = await browser.get("/password-update");
    expect([page.status, page.body.includes(lt("soap:1009"))]).toEqual([200, false]);
    expect(verdictOf(await changePassword(browser, "Vienas-2027!"))).toBe("303 /news");
    expect((await browser.get("/news")).status).toBe(200);
    stage.servers.proxy.forget();
    expect(verdictOf(await elsewhere.get("/settings"))).toBe("302 /login");
    expect(verdictOf(await elsewhere.get("/news"))).toBe("302 /login");
    expect(stage.servers.proxy.operations()).toEqual([]);
  });

  test("R-A5: the second of two clicks is no error: the password is set, and the browser is in", async () => {
    const browser = await stage.logIn("isimtis.s");
    const second = browser.copy();
    const clicks = await Promise.all([browser, second].map((one) => changePassword(one, "Lina-2027!")));
    const verdicts = clicks.map(verdictOf);
    expect(verdicts).toContain("303 /news");
    for (const verdict of verdicts) expect(["303 /news", "303 /login", "422"]).toContain(verdict);
    const inside = await Promise.all([browser, second].map(async (one) => (await one.get("/news")).status));
    expect(inside).toContain(200);
  });

  test("F-077: the longest one that is accepted is also accepted at the log-in and in the frame", async () => {
    const password = `${"😀".repeat(124)}Aa1!`;
    const browser = await stage.logIn("isip.s");
    expect(verdictOf(await changePassword(browser, password))).toBe("303 /news");
    expect(verdictOf(await givePassword(stage.guest(), "isip.s", password))).toBe("303 /news");
    const framed = await stage.guest().post("/frame/login", { username: "isip.s", password, login: "" });
    expect([framed.status, findForm(framed.body, "p") !== null]).toEqual([200, true]);
  });

  test("an answer that got lost is told as what it is, and is not asked for twice", async () => {
    const browser = await stage.logIn("ratas.s");
    stage.servers.proxy.forget();
    stage.servers.proxy.faultOnce("ChangePassword", dropAnswer);
    const lost = await changePassword(browser, "Ratas-2027!");
    expect([lost.status, lost.body.includes(lt("password:unknownOwn"))]).toEqual([503, true]);
    expect(stage.servers.proxy.operations().filter((name) => name === "ChangePassword")).toEqual(["ChangePassword"]);
    const again = await changePassword(browser, "Ratas-2027!");
    expect([again.status, again.body.includes(lt("soap:1000", { n: 4 }))]).toEqual([422, true]);
  });
});

testForLeaks(() => stage);
