import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../support/browser.ts";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering as soapAnswering, argumentsOf, dropAnswer, refuse } from "../../support/soap-proxy.ts";
import { answer as soapAnswer } from "../../support/soap-stub.ts";
import { messagesTo, moveClock, otherThan } from "../../support/verify-call.ts";
import { answering, droppingAnswer, refusing } from "../../support/verify-proxy.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { verdictOf } from "./page.ts";
import { givePassword, verified } from "./second-factor.ts";
import {
  askedOf,
  CODE_STEP,
  codeTo,
  findingAt,
  logInTo,
  NEW_PASSWORD,
  RESENDABLE_MINUTES,
  save,
  SETTINGS,
  shownIn,
  typeCode,
  wordsOf,
} from "./settings-steps.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ limits: { verifySeconds: 1 }, variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});
afterEach(() => {
  stage.servers.verify.heal();
  stage.servers.proxy.heal();
});

const lt = (key: string, params = {}) => textOf("lt", key, params);
const isIn = async (login: string, password: string) =>
  (await givePassword(stage.guest(), login, password)).status === 303;
const refusing1006 = soapAnswering(soapAnswer(1006));
const REFRESH = /<noscript><meta http-equiv="refresh" content="2;url=\/settings\?step=code"\/><\/noscript>/i;

describe("F-137, F-141, F-142: the code, then the save", () => {
  test("a new e-mail: a page of its own, a wrong code, then the right one, the news and a session that knows", async () => {
    const browser = await logInTo(stage, "jonas.s");
    const other = await stage.logIn("jonas.s");
    const before = browser.copy();
    expect(verdictOf(await save(browser, { email: "jonas.b@pavyzdys.example" }))).toBe(`303 ${CODE_STEP}`);
    expect(askedOf(stage)).toEqual(["account-update-code", "CheckEmailAvailability"]);
    const code = await codeTo(stage, "jonas.b@pavyzdys.example");
    const page = (await browser.get(CODE_STEP)).body;
    expect(page).not.toContain(NEW_PASSWORD);
    expect(wordsOf(page)).toContain(lt("verification:account.title"));
    const wrong = await typeCode(browser, otherThan(code));
    expect([wrong.status, wordsOf(wrong.body).includes(lt("soap:code.wrong"))]).toEqual([422, true]);
    expect(askedOf(stage)).not.toContain("SaveSeller");
    expect(await isIn("jonas.s", DEMO_PASSWORD)).toBe(true);
    stage.servers.verify.forget();
    const saved = await typeCode(browser, code);
    expect(verdictOf(saved)).toBe("303 /news");
    expect(askedOf(stage)).toEqual([
      "account-update-verify-code",
      "recheck-device",
      "CheckEmailAvailability",
      "SaveSeller",
    ]);
    expect(wordsOf((await browser.get("/news")).body)).toContain(lt("settings:saved"));
    expect(shownIn((await browser.get(SETTINGS)).body).email).toBe("jonas.b@pavyzdys.example");
    // Another id, and no other session.
    expect([verdictOf(await before.get("/news")), verdictOf(await other.get("/news"))]).toEqual([
      "302 /login",
      "302 /login",
    ]);
    expect([await isIn("jonas.s", DEMO_PASSWORD), await isIn("jonas.s", NEW_PASSWORD)]).toEqual([false, true]);
  });

  test("F-144, F-143: the seller goes out whole, with the flags that follow from what was proved", async () => {
    const browser = await logInTo(stage, "vienas.s");
    await save(browser, { phone: "612 00011" });
    await typeCode(browser, await codeTo(stage, "vienas.s@pavyzdys.example"));
    const [sent] = stage.servers.proxy.calls.filter(({ operation }) => operation === "SaveSeller");
    expect(sent && argumentsOf(sent)).toMatchObject({
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
      PardavejoVartotojas: {
        Vardas: "Vienius",
        Pavarde: "Vienas",
        Loginas: "vienas.s",
        PardavejoID: "30101",
        ParduotuvesID: "301",
        Aktyvus: "1",
        Autentifikacija: "1",
        EmailasPatvirtintas: "1",
        MobilusTelefonas: "+37061200011",
        TelefonasPatvirtintas: "0",
      },
    });
  });

  test("F-136: what a code has proved in this session needs none again; another contact does", async () => {
    const browser = await logInTo(stage, "vadove");
    await save(browser);
    await typeCode(browser, await codeTo(stage, "vadove@pavyzdys.example"));
    stage.servers.verify.forget();
    const again = { currentPassword: NEW_PASSWORD, newPassword: "Antra-2026!", repeatPassword: "Antra-2026!" };
    expect(verdictOf(await save(browser, again))).toBe("303 /news");
    expect(stage.servers.verify.names()).toEqual([]);
    const third = { currentPassword: "Antra-2026!", newPassword: "Trecia-2026!", repeatPassword: "Trecia-2026!" };
    expect(verdictOf(await save(browser, { ...third, email: "vadove.b@pavyzdys.example" }))).toBe(`303 ${CODE_STEP}`);
    expect([await isIn("vadove", "Antra-2026!"), await isIn("vadove", "Trecia-2026!")]).toEqual([true, false]);
  });

  test("F-142: a remembered device stays remembered under the new contact", async () => {
    const browser = await verified(stage, "vilte.s");
    await save(browser, { method: "2" });
    await typeCode(browser, await codeTo(stage, "+37060001002"));
    expect(verdictOf(await givePassword(browser, "vilte.s", NEW_PASSWORD))).toBe("303 /news");
    expect(verdictOf(await givePassword(stage.guest(), "vilte.s", NEW_PASSWORD))).toBe("303 /verify-device");
  });

  test("R-C26, F-146: no four digits, and a code that was refused before, are refused without a call", async () => {
    const browser = await logInTo(stage, "vadovas2");
    await save(browser);
    const wrong = otherThan(await codeTo(stage, "vadovas2@pavyzdys.example"));
    await typeCode(browser, wrong);
    stage.servers.verify.forget();
    for (const code of ["", "12a4", "123", wrong])
      expect([code, (await typeCode(browser, code)).status]).toEqual([code, 400]);
    expect(askedOf(stage).filter((name) => name.endsWith("verify-code"))).toEqual([]);
  });
});

describe("F-138 to F-140: the message on its way", () => {
  test("without script the page asks again by itself; 40 questions, then the form says that it did not arrive", async () => {
    const browser = await logInTo(stage, "tuscias.s");
    await save(browser, { email: "slow@pavyzdys.example" });
    const waiting = (await browser.get(CODE_STEP)).body;
    expect([REFRESH.test(waiting), waiting.includes('href="/settings?step=code&amp;typing=now"')]).toEqual([
      true,
      true,
    ]);
    expect(waiting).not.toContain('name="code"');
    expect((await browser.get(`${CODE_STEP}&typing=now`)).body).toContain('name="code"');
    for (let question = 0; question < 40; question += 1) await browser.get("/sending-status/account-update");
    const page = (await browser.get(CODE_STEP)).body;
    expect([REFRESH.test(page), wordsOf(page).includes(lt("soap:sending.email"))]).toEqual([false, true]);
    expect(shownIn(page).email).toBe("slow@pavyzdys.example");
  });

  test("F-139: a message that fails leads back to the form, which keeps all but the passwords", async () => {
    const browser = await logInTo(stage, "sms.blogas");
    await save(browser, { email: "kitas.b@pavyzdys.example" });
    await expect
      .poll(async () => wordsOf((await browser.get(CODE_STEP)).body), { timeout: 20_000 })
      .toContain(lt("soap:sending.sms"));
    const page = (await browser.get(CODE_STEP)).body;
    expect(shownIn(page)).toEqual({ method: "2", email: "kitas.b@pavyzdys.example", phone: "600 00001" });
    expect(page).not.toContain(NEW_PASSWORD);
  });

  test("F-140: opened again inside 180 seconds it warns, sends nothing, and the same code is good", async () => {
    const browser = await logInTo(stage, "rita.s");
    await save(browser);
    const code = await codeTo(stage, "rita.s@pavyzdys.example");
    await save(browser);
    expect(wordsOf((await browser.get(CODE_STEP)).body)).toMatch(
      new RegExp(lt("soap:code.tryLater", { s: "1[78]\\d" })),
    );
    expect(await messagesTo(stage.servers.backEnd, "rita.s@pavyzdys.example")).toHaveLength(1);
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /news");
  });

  test("R-C12: another message after that, with the same code, in the page's language", async () => {
    const browser = await logInTo(stage, "isimtis.s");
    await save(browser, {}, "en");
    const contact = "isimtis.s@pavyzdys.example";
    const first = await codeTo(stage, contact);
    await moveClock(stage.servers.backEnd, RESENDABLE_MINUTES);
    expect(verdictOf(await browser.post(CODE_STEP, { resend: "" }))).toBe(`303 ${CODE_STEP}`);
    expect(await codeTo(stage, contact, 1)).toBe(first);
    const [newest] = await messagesTo(stage.servers.backEnd, contact);
    expect(newest?.content).toContain(first);
    expect(verdictOf(await typeCode(browser, first))).toBe("303 /news");
  });
});

describe("F-137: given up", () => {
  test("nothing is saved; the form keeps what was typed, and the code is worth nothing without it", async () => {
    const browser = await logInTo(stage, "ratas.s");
    await save(browser, { email: "ratas.b@pavyzdys.example" });
    const code = await codeTo(stage, "ratas.b@pavyzdys.example");
    expect(verdictOf(await browser.post(CODE_STEP, { cancel: "" }))).toBe(`303 ${SETTINGS}`);
    const page = (await browser.get(SETTINGS)).body;
    expect(shownIn(page).email).toBe("ratas.b@pavyzdys.example");
    expect(page).not.toContain(NEW_PASSWORD);
    expect(verdictOf(await typeCode(browser, code))).toBe(`303 ${SETTINGS}`);
    expect(wordsOf((await browser.get(SETTINGS)).body)).toContain(lt("settings:codeOver"));
    expect(askedOf(stage)).not.toContain("SaveSeller");
  });

  test("R-C27: a code for one address saves no other one that was sent from another tab", async () => {
    const browser = await logInTo(stage, "ratas.s");
    await save(browser, { email: "pirmas.b@pavyzdys.example" });
    const code = await codeTo(stage, "pirmas.b@pavyzdys.example");
    await save(browser, { email: "antras.b@pavyzdys.example" });
    const other = await codeTo(stage, "antras.b@pavyzdys.example");
    if (code !== other) expect((await typeCode(browser, code)).status).toBe(422);
    expect(askedOf(stage)).not.toContain("SaveSeller");
  });
});

describe("what the back end refuses, and what stays unanswered", () => {
  test("F-466: 2120 for `klaida.s`: its text, and the form as it was typed", async () => {
    for (const [turn, language] of LANGUAGES.entries()) {
      const browser = await logInTo(stage, "klaida.s");
      await save(browser, { phone: "612 00012" }, language);
      const answer = await typeCode(browser, await codeTo(stage, "klaida.s@pavyzdys.example", turn), language);
      expect([answer.status, wordsOf(answer.body).includes(textOf(language, "soap:2120"))]).toEqual([422, true]);
      expect(shownIn(answer.body).phone).toBe("612 00012");
    }
  });

  test("what the back end refuses after the code is told in the form, and the next try needs no other code", async () => {
    const browser = await logInTo(stage, "pilnas");
    await save(browser);
    stage.servers.proxy.faultOnce("SaveSeller", refusing1006);
    const answer = await typeCode(browser, await codeTo(stage, "pilnas@pavyzdys.example"));
    expect([answer.status, findingAt(answer.body, "newPassword")]).toEqual([
      422,
      expect.stringContaining(lt("soap:1006")),
    ]);
    expect(verdictOf(await save(browser))).toBe("303 /news");
  });

  test("services that are down: told above the form, which keeps all but the passwords", async () => {
    const browser = await logInTo(stage, "dublis1.s");
    stage.servers.verify.fault("account-update-code", refusing);
    const unsent = await save(browser, { phone: "612 00013" });
    expect([unsent.status, wordsOf(unsent.body).includes(lt("verification:account.unavailable"))]).toEqual([503, true]);
    stage.servers.proxy.fault("CheckEmailAvailability", refuse);
    const unasked = await save(browser, { email: "dublis.b@pavyzdys.example", phone: "600 01015" });
    expect([unasked.status, wordsOf(unasked.body).includes(lt("settings:notSaved"))]).toEqual([503, true]);
    expect(shownIn(unasked.body).email).toBe("dublis.b@pavyzdys.example");
    expect(unasked.body).not.toContain(NEW_PASSWORD);
  });

  test("a check whose answer gets lost is found again; a device that cannot be moved stops no user (O12)", async () => {
    const browser = await logInTo(stage, "isip.s");
    await save(browser);
    const code = await codeTo(stage, "isip.s@pavyzdys.example");
    stage.servers.verify.fault("account-update-verify-code", droppingAnswer);
    expect((await typeCode(browser, code)).status).toBe(503);
    stage.servers.verify.heal();
    stage.servers.verify.fault("recheck-device", answering(500, "{}"));
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /news");
  });

  test("R-G2: a save whose answer gets lost is told as unknown; trying again says that it was saved", async () => {
    const user = await logInTo(stage, "dublis2.s");
    await save(user);
    const code = await codeTo(stage, "dublis@pavyzdys.example");
    stage.servers.proxy.fault("SaveSeller", dropAnswer);
    const answer = await typeCode(user, code);
    expect([answer.status, wordsOf(answer.body).includes(lt("settings:unknown"))]).toEqual([503, true]);
    stage.servers.proxy.heal();
    expect(findingAt((await save(user)).body, "currentPassword")).toContain(lt("soap:1000", { n: 4 }));
    expect(await isIn("dublis2.s", NEW_PASSWORD)).toBe(true);
  });
});

test("R-L3: each save is one line of the audit log, made or refused", async () => {
  const { dataDir } = stage.servers.portal;
  const lines = () =>
    readdirSync(dataDir)
      .filter((name) => name.startsWith("audit-"))
      .flatMap((name) => readFileSync(join(dataDir, name), "utf8").split("\n"))
      .filter((line) => line.includes('"account.changed"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const before = lines().length;
  const browser = await logInTo(stage, "vadove3");
  await save(browser);
  stage.servers.proxy.faultOnce("SaveSeller", refusing1006);
  await typeCode(browser, await codeTo(stage, "vadove3@pavyzdys.example"));
  await save(browser);
  const about = { uid: "30190", shop: "301", ip: "127.0.0.0" };
  expect(lines().slice(before)).toEqual([
    expect.objectContaining({ ...about, result: "refused", code: 1006 }),
    expect.objectContaining({ ...about, result: "ok", code: null }),
  ]);
});

testForLeaks(() => stage);
