import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { dropAnswer } from "../../support/soap-proxy.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, verdictOf } from "./page.ts";
import { givePassword } from "./second-factor.ts";
import { EXPIRED_TEXT, useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage({}, { loginAttemptsPerAccount: 10 });

const PAGE = "/password-update";
const lt = (key: string, params = {}) => textOf("lt", key, params);

/** A user who has logged in and left for half an hour. */
async function left(login: string): Promise<Visitor> {
  const browser = get().stage.guest();
  await givePassword(browser, login);
  await get().pass(31);
  get().stage.servers.proxy.forget();
  return browser;
}

const setPassword = (browser: Visitor, password: string, current: Record<string, string> = {}) =>
  browser.post(PAGE, { newPassword: password, repeatPassword: password, setPassword: "", ...current });

const knowing = (currentPassword: string) => ({ currentPassword });
const operations = () => get().stage.servers.proxy.operations();
const canLogIn = async (login: string, password: string) =>
  (await givePassword(get().stage.guest(), login, password)).status === 303;

describe("F-022, F-098, F-105, C7, O1: a new password at the page of an expired session", () => {
  test.each(["vienas.s", "tomas.s"])(
    "%s: the present password is asked for; without it the back end is not asked",
    async (login) => {
      const browser = await left(login);
      const page = await browser.get(PAGE);
      expect([page.status, findForm(page.body, "password-update")]).toEqual([
        200,
        expect.stringContaining('name="currentPassword"'),
      ]);
      for (const current of [{}, knowing("")]) {
        const refused = await setPassword(browser, "Kita-2027!", current);
        expect([refused.status, refused.body.includes(lt("validation:required"))]).toEqual([400, true]);
      }
      expect(operations()).toEqual([]);
      expect(await canLogIn(login, "Kita-2027!")).toBe(false);
    },
  );

  test("a log-in whose password is too old has just typed it and is not asked again", async () => {
    const browser = await get().stage.logIn("tomas.s");
    expect(findForm((await browser.get(PAGE)).body, "password-update")).not.toContain("currentPassword");
  });

  test("F-060: a wrong one is told at its field with the tries that are left, changes nothing and revives nothing", async () => {
    const browser = await left("ratas.s");
    const before = browser.cookies.get("s");
    const wrong = await setPassword(browser, "Kita-2027!", knowing("Ne-tas-2027!"));
    const finding = /id="password-update-currentPassword-error"[^>]*>(.*?)<\/p>/s.exec(wrong.body)?.[1];
    expect([wrong.status, finding]).toEqual([422, expect.stringContaining(lt("soap:1000", { n: 4 }))]);
    expect(wrong.body).not.toContain("Ne-tas-2027!");
    expect(operations()).toEqual(["Login3"]);
    expect([browser.cookies.get("s"), wordsOf(await browser.get("/news"))]).toEqual([
      before,
      expect.stringContaining(EXPIRED_TEXT),
    ]);
    expect(await canLogIn("ratas.s", DEMO_PASSWORD)).toBe(true);
  });

  test("F-084, R-C2: blocked and too many tries are told as at the log-in", async () => {
    const browser = await left("rita.s");
    for (let tries = 1; tries <= 4; tries += 1) await setPassword(browser, "Kita-2027!", knowing(`Ne-tas-${tries}!`));
    const last = await setPassword(browser, "Kita-2027!", knowing("Ne-tas-5!"));
    expect([last.status, last.body.includes(lt("soap:1001"))]).toEqual([422, true]);
    const blocked = await setPassword(browser, "Kita-2027!", knowing(DEMO_PASSWORD));
    expect([blocked.status, blocked.body.includes(lt("soap:1004"))]).toEqual([422, true]);
    for (let tries = 7; tries <= 10; tries += 1) await setPassword(browser, "Kita-2027!", knowing("Ne-tas!"));
    get().stage.servers.proxy.forget();
    const tooMany = await setPassword(browser, "Kita-2027!", knowing(DEMO_PASSWORD));
    expect([tooMany.status, Number(tooMany.headers["retry-after"]) > 0, operations()]).toEqual([429, true, []]);
  });

  test.each([
    ["vienas.s", "Vienas-2027!"],
    ["tomas.s", "Tomas-2027!"],
  ])(
    "%s: with it the password is another one, the session is over, and the log-in says so",
    async (login, password) => {
      const browser = await left(login);
      const [stolen, elsewhere] = [browser.copy(), get().stage.guest()];
      await givePassword(elsewhere, login);
      const same = await setPassword(browser, DEMO_PASSWORD, knowing(DEMO_PASSWORD));
      expect([same.status, same.body.includes(lt("soap:1006"))]).toEqual([422, true]);
      get().stage.servers.proxy.forget();
      expect(verdictOf(await setPassword(browser, password, knowing(DEMO_PASSWORD)))).toBe("303 /login");
      expect(operations()).toEqual(["Login3", "ChangePassword", "EndSession"]);
      expect(browser.cookies.has("s")).toBe(false);
      expect(wordsOf(await browser.get("/login"))).toContain(lt("password:reset.done"));
      for (const other of [stolen, elsewhere])
        expect([verdictOf(await other.get("/news")), verdictOf(await other.get(PAGE))]).toEqual([
          "302 /login",
          "302 /login",
        ]);
      expect([await canLogIn(login, DEMO_PASSWORD), await canLogIn(login, password)]).toEqual([false, true]);
    },
  );

  test("an answer that got lost: the page says that the outcome is unknown, and the log-in that was used for it is not left open", async () => {
    const browser = await left("sms.blogas");
    get().stage.servers.proxy.faultOnce("ChangePassword", dropAnswer);
    const lost = await setPassword(browser, "Blogas-2027!", knowing(DEMO_PASSWORD));
    expect([lost.status, lost.body.includes(lt("password:unknownExpired"))]).toEqual([503, true]);
    expect(operations()).toEqual(["Login3", "ChangePassword", "EndSession"]);
    expect(await canLogIn("sms.blogas", "Blogas-2027!")).toBe(true);
  });
});

testForLeaks(() => get().stage);
