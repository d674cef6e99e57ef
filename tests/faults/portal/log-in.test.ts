import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { moveClock } from "../../support/verify-call.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, verdictOf } from "./page.ts";
import {
  callsOf,
  givePassword,
  messagesOf,
  newestCode,
  typeCode,
  verified,
  waitingForCode,
  wrongCode,
} from "./second-factor.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

const lt = (key: string, params = {}) => textOf("lt", key, params);
const dataOf = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;
const DAY_MINUTES = 24 * 60;

describe("R-A5, R-C21, F-052, F-064: between password and code", () => {
  const CLOSED: [string, string][] = [
    ["/news", "routes/news/route"],
    ["/applications", "routes/applications/route"],
    ["/applications/export", "routes/applications-export/route"],
    ["/applications/add", "routes/application-buyer/route"],
    ["/applications/edit/1001/5", "routes/application-contract/route"],
    ["/applications/documents/1001/draft", "routes/application-documents/route"],
    ["/password-update", "routes/password-update/route"],
  ];

  test("nothing but the way on, the way out and public pages answers, as a page and as data", async () => {
    const { browser } = await waitingForCode(stage, "vilte.s");
    stage.servers.proxy.forget();
    for (const [path, route] of CLOSED) {
      expect([path, verdictOf(await browser.get(path))]).toEqual([path, "302 /login"]);
      const data = await browser.get(dataOf(path, route));
      expect([path, data.status, data.location, data.body]).toEqual([path, 204, "/login", ""]);
    }
    for (const open of ["/login", "/verify-device", "/password-remind"])
      expect([open, (await browser.get(open)).status]).toEqual([open, 200]);
    expect(stage.servers.proxy.operations()).toEqual([]);
  });

  test("no item of the menu and no name is in the page", async () => {
    const { browser } = await waitingForCode(stage, "vilte.s");
    const { body } = await browser.get("/verify-device");
    for (const item of ["newApplication", "applications", "news"]) expect(body).not.toContain(lt(`shell:menu.${item}`));
    expect(body).not.toContain("Įrenginė");
    expect(body).not.toContain("vilte.s@pavyzdys.example");
    expect(body).toContain("v***@pavyzdys.example");
  });

  test("F-018: a guest goes to the log-in, a verified user to the news", async () => {
    expect(verdictOf(await stage.guest().get("/verify-device"))).toBe("302 /login");
    expect(verdictOf(await (await stage.as("jonas.s")).get("/verify-device"))).toBe("302 /news");
    expect(verdictOf(await stage.guest().post("/verify-device", { code: "1234", verify: "" }))).toBe("303 /login");
  });

  test("the log-in page leads on, and the way out ends the session", async () => {
    const { browser } = await waitingForCode(stage, "vilte.s");
    const { body } = await browser.get("/login");
    expect(body).toContain(lt("login:next.unverified.text"));
    expect(body).toContain('href="/verify-device"');
    await browser.post("/logout", { logout: "" });
    expect(verdictOf(await browser.get("/verify-device"))).toBe("302 /login");
  });
});

describe("the code", () => {
  test("R-A5: changes the session's id, and the old one is dead", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    const before = browser.copy();
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /news");
    expect(browser.cookies.get("s")).not.toBe(before.cookies.get("s"));
    expect(verdictOf(await before.get("/verify-device"))).toBe("302 /login");
    expect((await browser.get("/news")).status).toBe(200);
  });

  test("R-A5: clicked twice lets one session in; the other answer is no error, and the log-in page leads to the news", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    const second = browser.copy();
    const clicks = await Promise.all([typeCode(browser, code), typeCode(second, code)]);
    const verdicts = clicks.map(verdictOf);
    expect(verdicts.filter((verdict) => verdict === "303 /news").length).toBe(1);
    // Late enough, the second one is told that the code has been used.
    expect(verdicts.filter((verdict) => verdict === "303 /login" || verdict === "422").length).toBe(1);
    const [inside] = [browser, second].filter((_, at) => verdicts[at] === "303 /news");
    expect(inside === undefined ? "nobody" : verdictOf(await inside.get("/login"))).toBe("302 /news");
  });

  test("F-072: leads to the page that was wanted, with its query", async () => {
    const browser = stage.guest();
    await browser.get("/applications?tab=6");
    const { code, answer } = await waitingForCode(stage, "vilte.s", browser);
    expect(verdictOf(answer)).toBe("303 /verify-device");
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /applications?tab=6");
  });

  test("F-064: a page tried in between is the wanted one", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    await browser.get("/applications?tab=4");
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /applications?tab=4");
  });

  test("F-146, F-293: must be four digits; spaces do not matter, and no call is made for anything else", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    stage.servers.verify.forget();
    for (const wrong of ["", "123", "12a4", "12345"]) {
      const answer = await typeCode(browser, wrong);
      expect([wrong, answer.status]).toEqual([wrong, 400]);
      expect(answer.body).toContain(lt(wrong === "" ? "validation:required" : "validation:verificationCode.format"));
    }
    expect(callsOf(stage)).toEqual([]);
    expect((await typeCode(browser, ` ${code.slice(0, 2)} ${code.slice(2)} `)).status).toBe(303);
  });

  test("R-C26: one that was refused is refused again without a call", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    const wrong = wrongCode(code);
    const first = await typeCode(browser, wrong);
    expect(first.status).toBe(422);
    expect(first.body).toContain(lt("soap:code.wrong"));
    expect(first.body).toContain(lt("verification:triesLeft", { n: 4 }));
    expect(first.body).toContain("<title>Klaida:");
    expect(first.body).not.toContain(`value="${wrong}"`);
    stage.servers.verify.forget();
    const second = await typeCode(browser, wrong);
    expect(second.status).toBe(400);
    expect(second.body).toContain(lt("validation:verificationCode.rejected"));
    expect(callsOf(stage)).toEqual([]);
    expect((await typeCode(browser, code)).status).toBe(303);
  });

  test("R-C10: five wrong ones kill it, the right one too; a new one is needed", async () => {
    const { browser, code } = await waitingForCode(stage, "rasa.s");
    for (let nth = 1; nth <= 5; nth += 1) await typeCode(browser, wrongCode(code, nth));
    const dead = await browser.get("/verify-device");
    expect(dead.body).toContain(lt("verification:notice.codeDead"));
    expect(findForm(dead.body, "verify-device")).toBeNull();
    expect((await typeCode(browser, code)).status).toBe(422);
    await moveClock(stage.servers.backEnd, 4);
    const before = (await messagesOf(stage, "rasa.s")).length;
    expect(verdictOf(await browser.post("/verify-device", { resend: "" }))).toBe("303 /verify-device");
    expect((await typeCode(browser, await newestCode(stage, "rasa.s", before))).status).toBe(303);
  });

  test("R-C11: is good once, for one session; after ten minutes for none", async () => {
    const first = await waitingForCode(stage, "rasa.s");
    const second = stage.guest();
    await givePassword(second, "rasa.s");
    expect((await typeCode(first.browser, first.code)).status).toBe(303);
    expect((await typeCode(second, first.code)).status).toBe(422);
    const late = await waitingForCode(stage, "rasa.s");
    await moveClock(stage.servers.backEnd, 11);
    const answer = await typeCode(late.browser, late.code);
    expect([answer.status, answer.body.includes(lt("verification:notice.codeDead"))]).toEqual([422, true]);
  });

  test("R-C12, F-067: another one within three minutes is refused by the service, in any tab or session; one message was sent", async () => {
    const { browser, code } = await waitingForCode(stage, "rasa.s");
    const sent = (await messagesOf(stage, "rasa.s")).length;
    const secondTab = browser.copy();
    const secondSession = stage.guest();
    expect(verdictOf(await givePassword(secondSession, "rasa.s"))).toBe("303 /verify-device");
    for (const asking of [browser, secondTab, secondSession]) {
      expect(verdictOf(await asking.post("/verify-device", { resend: "" }))).toBe("303 /verify-device");
      const { body } = await asking.get("/verify-device");
      const seconds = Number(/po (\d+) s\./.exec(body)?.[1]);
      expect(body).toContain(lt("soap:code.tryLater", { s: seconds }));
      expect(seconds).toBeGreaterThan(120);
      expect(seconds).toBeLessThanOrEqual(180);
    }
    expect((await messagesOf(stage, "rasa.s")).length).toBe(sent);
    // The code that was sent is good in the session that asked later, too.
    expect((await typeCode(secondSession, code)).status).toBe(303);
  });
});

describe("the device", () => {
  test("F-065: a remembered one needs no code; a tampered or foreign id does", async () => {
    const browser = await verified(stage, "vilte.s");
    await browser.post("/logout", { logout: "" });
    stage.servers.verify.forget();
    expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /news");
    expect(callsOf(stage)).toEqual(["device-check"]);
    const device = browser.cookies.get("device") ?? "";
    for (const other of [
      `${device.startsWith("A") ? "B" : "A"}${device.slice(1)}`,
      `${device}x`,
      device.replace(/\.\w+\./, ".zzzzzz."),
      "demo-device-vilte.s-3",
    ]) {
      const stranger = stage.guest();
      stranger.cookies.set("device", other);
      // Its code is waited for: one that arrives late would be taken for that of the next test.
      const { answer } = await waitingForCode(stage, "vilte.s", stranger);
      expect([other, verdictOf(answer)]).toEqual([other, "303 /verify-device"]);
    }
  });

  test("its cookie is opaque, signed, lasts 90 days, and no script reads it", async () => {
    const { browser, code, answer } = await waitingForCode(stage, "vilte.s");
    const shape =
      /^device=[\w-]{22}\.[0-9a-z]+\.[\w-]{43}; Max-Age=7776000; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/;
    expect(answer.cookies.filter((line) => line.startsWith("device="))).toEqual([expect.stringMatching(shape)]);
    const renewed = (await typeCode(browser, code)).cookies.filter((line) => line.startsWith("device="));
    expect(renewed).toEqual([expect.stringMatching(shape)]);
    const idOf = (line = "") => line.slice(0, 29);
    expect(idOf(renewed[0])).toBe(idOf(answer.cookies.find((line) => line.startsWith("device="))));
  });

  test("of a computer that others use is not remembered when the user says so", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    stage.servers.verify.forget();
    expect((await typeCode(browser, code, { remember: false })).status).toBe(303);
    expect(callsOf(stage)).toEqual(["verify-contacts-code"]);
    await browser.post("/logout", { logout: "" });
    expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /verify-device");
  });

  test("of a user without a second factor gets no id", async () => {
    const browser = await stage.logIn("jonas.s");
    expect([...browser.cookies.keys()]).toEqual(["s"]);
  });
});

test("F-063: a manager with an e-mail is asked for a code, one without is not", async () => {
  const { answer } = await waitingForCode(stage, "vadyb1");
  expect(verdictOf(answer)).toBe("303 /verify-device");
  expect(verdictOf(await givePassword(stage.guest(), "vadyb2"))).toBe("303 /news");
});

describe("F-070, F-074: a second factor without a way to get codes", () => {
  test("is told at the log-in, leads to the settings and opens nothing else", async () => {
    const browser = stage.guest();
    stage.servers.verify.forget();
    expect(verdictOf(await givePassword(browser, "nauja.s"))).toBe("303 /login");
    const { body } = await browser.get("/login");
    expect(body).toContain(lt("login:next.dataUpdate.text"));
    expect(body).toContain('href="/settings"');
    for (const path of ["/news", "/applications", "/verify-device", "/password-update"])
      expect([path, verdictOf(await browser.get(path))]).toEqual([path, "302 /login"]);
    expect(callsOf(stage)).toEqual([]);
  });
});

describe("F-066, F-068: time goes by", () => {
  test("after an expired session the same role goes on where it was, another role to the news", async () => {
    const browsers = [await stage.logIn("pilnas"), await stage.logIn("pilnas")] as const;
    await stage.servers.restart("SIGTERM", clockAhead(31));
    for (const browser of browsers) expect(verdictOf(await browser.get("/applications?tab=6"))).toBe("302 /news");
    expect(verdictOf(await givePassword(browsers[0], "pilnas"))).toBe("303 /applications?tab=6");
    expect(verdictOf(await givePassword(browsers[1], "vadyb2"))).toBe("303 /news");
  });

  test("day 89 needs no code, day 91 does, however often the user came in between", async () => {
    const browser = await verified(stage, "rasa.s");
    await moveClock(stage.servers.backEnd, 89 * DAY_MINUTES);
    await stage.servers.restart("SIGTERM", clockAhead(89 * DAY_MINUTES));
    expect(verdictOf(await givePassword(browser, "rasa.s"))).toBe("303 /news");
    await moveClock(stage.servers.backEnd, 2 * DAY_MINUTES);
    await stage.servers.restart("SIGTERM", clockAhead(91 * DAY_MINUTES));
    expect(verdictOf(await givePassword(browser, "rasa.s"))).toBe("303 /verify-device");
  });
});

testForLeaks(() => stage);
