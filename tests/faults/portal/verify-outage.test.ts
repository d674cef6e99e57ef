import { afterEach, describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import {
  answering,
  droppingAnswer,
  refusing,
  saying,
  stayingSilent,
  type VerifyFault,
} from "../../support/verify-proxy.ts";
import type { Visitor } from "../../support/http-client.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, isPage, verdictOf } from "./page.ts";
import { callsOf, givePassword, newestCode, typeCode, verified, waitingForCode } from "./second-factor.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ limits: { verifySeconds: 1, deviceRecheckMinutes: 1 }, variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});
afterEach(() => stage.servers.verify.heal());

const lt = (key: string, params = {}) => textOf("lt", key, params);
const REFRESH = /<noscript><meta http-equiv="refresh" content="2;url=\/verify-device"\/><\/noscript>/i;

/** What may come instead of an answer; all of it keeps the door shut (O12, R-C20). */
const FAULTS: [string, VerifyFault][] = [
  ["500", answering(500, '{"error":{"code":"FAULT","message":"hunter2"}}')],
  ["503 of a proxy", answering(503, "<html>hunter2</html>", "text/html")],
  ["400", answering(400, '{"error":{"code":"BAD_REQUEST","message":"x"}}')],
  ["401", answering(401, '{"error":{"code":"SESSION","message":"x"}}')],
  ["404", answering(404, "{}")],
  ["429", answering(429, "{}")],
  ["a redirect", answering(302, "")],
  ["a refused connection", refusing],
  ["silence", stayingSilent],
  ["an empty answer", answering(200, "")],
  ["garbage", answering(200, "{status:")],
  ["a page", answering(200, "<html></html>", "text/html")],
  ["another character set", answering(200, '{"status":true}', "application/json; charset=windows-1257")],
  ["null", answering(200, "null")],
  ["a list", saying([{ status: true }])],
  ["no status", saying({})],
  ["a text", saying({ status: "false" })],
  ["a text that says yes", saying({ status: "true" })],
  ["a number", saying({ status: 1 })],
  ["a nested yes", saying({ status: { status: true } })],
  ["too much", answering(200, `{"status":true,"more":"${"x".repeat(70_000)}"}`)],
];

/** A browser that has given its password to a service that does not answer. */
async function shutOut(fault: VerifyFault, name = "device-check"): Promise<Visitor> {
  stage.servers.verify.fault(name, fault);
  stage.servers.verify.forget();
  const browser = stage.guest();
  expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /verify-device");
  return browser;
}

describe("R-C20, O12: a device check that fails leaves the log-in unverified", () => {
  test.each(FAULTS)("%s", async (_what, fault) => {
    const browser = await shutOut(fault);
    const page = await browser.get("/verify-device");
    expect([page.status, isPage(page)]).toEqual([200, true]);
    expect(page.body).toContain(lt("verification:unavailable"));
    expect(page.body).not.toContain("hunter2");
    expect(new Set(callsOf(stage))).toEqual(new Set(["device-check"]));
    const again = await browser.post("/verify-device", { resend: "" });
    expect([again.status, again.body.includes(lt("verification:unavailable"))]).toEqual([503, true]);
    expect((await browser.post("/verify-device", { code: "1234", verify: "" })).status).toBe(422);
    for (const path of ["/news", "/applications"]) expect(verdictOf(await browser.get(path))).toBe("302 /login");
    expect(new Set(callsOf(stage))).toEqual(new Set(["device-check"]));
  });

  test("and goes on when the service is there again", async () => {
    const browser = await shutOut(FAULTS[0]?.[1] ?? refusing);
    stage.servers.verify.heal();
    expect(verdictOf(await browser.post("/verify-device", { resend: "" }))).toBe("303 /verify-device");
    expect((await typeCode(browser, await newestCode(stage, "vilte.s"))).status).toBe(303);
  });

  test("a remembered device is let in by the second try", async () => {
    const browser = await verified(stage, "vilte.s");
    await browser.post("/logout", { logout: "" });
    stage.servers.verify.fault("device-check", refusing);
    expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /verify-device");
    stage.servers.verify.heal();
    expect(verdictOf(await browser.post("/verify-device", { resend: "" }))).toBe("303 /news");
  });

  test("when only the sending of codes is down, nothing is lost either", async () => {
    const browser = await shutOut(refusing, "verify-contacts");
    expect((await browser.get("/verify-device")).body).toContain(lt("verification:unavailable"));
  });
});

describe("F-473, F-513: a withdrawn device", () => {
  const withdrawn = answering(410, '{"error":{"code":"DEVICE_WITHDRAWN","message":"x"}}');

  test("is logged out at the log-in, in the back end too, and gets another id", async () => {
    const browser = await verified(stage, "vilte.s");
    await browser.post("/logout", { logout: "" });
    const before = browser.cookies.get("device");
    stage.servers.verify.fault("device-check", withdrawn);
    stage.servers.proxy.forget();
    expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /login");
    expect(stage.servers.proxy.operations()).toEqual(["Login3", "EndSession"]);
    expect([browser.cookies.has("s"), browser.cookies.get("device") === before]).toEqual([false, false]);
    expect((await browser.get("/login")).body).toContain(lt("verification:device.withdrawn"));
    stage.servers.verify.heal();
    expect(verdictOf(await givePassword(browser, "vilte.s"))).toBe("303 /verify-device");
  });

  test("is logged out when its code is typed", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    stage.servers.verify.fault("device-register", withdrawn);
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /login");
    expect(verdictOf(await browser.get("/verify-device"))).toBe("302 /login");
  });

  test("is logged out in a verified session, too; every other failure there is only logged", async () => {
    const browser = await verified(stage, "rasa.s");
    await stage.servers.restart("SIGTERM", clockAhead(2));
    stage.servers.verify.fault("device-check", answering(500, "{}"));
    stage.servers.verify.forget();
    expect((await browser.get("/news")).status).toBe(200);
    expect(callsOf(stage)).toEqual(["device-check"]);
    expect(stage.servers.output()).toMatch(
      /"ev":"backend.call"[^\n]*"op":"verify.device-check"[^\n]*"reason":"status"/,
    );
    await stage.servers.restart("SIGTERM", clockAhead(4));
    stage.servers.verify.fault("device-check", withdrawn);
    const answer = await browser.get("/news");
    expect([answer.status, answer.location]).toEqual([303, "/login"]);
    expect(verdictOf(await browser.get("/applications"))).toBe("302 /login");
  });
});

describe("a code that could not be checked", () => {
  test.each([
    ["500", answering(500, "{}")],
    ["a refused connection", refusing],
    ["half a yes", saying({ status: 2, verified: false, info: { wait: 0 } })],
    ["a yes of words", saying({ status: 2, verified: "true", info: { wait: 0 } })],
    ["an error that is verified", saying({ status: 1, verified: true, info: { wait: 0 } })],
  ] as [string, VerifyFault][])("%s: is not taken, not refused, and can be sent again", async (_what, fault) => {
    const { browser, code } = await waitingForCode(stage, "rasa.s");
    stage.servers.verify.fault("device-register", fault);
    const answer = await typeCode(browser, code);
    expect([answer.status, answer.body.includes(lt("verification:unavailable"))]).toEqual([503, true]);
    expect(findForm(answer.body, "verify-device")).not.toContain(code);
    expect(verdictOf(await browser.get("/news"))).toBe("302 /login");
    stage.servers.verify.heal();
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /news");
  });

  test("whose answer got lost was right: the second try finds the device remembered", async () => {
    const { browser, code } = await waitingForCode(stage, "rasa.s");
    stage.servers.verify.fault("device-register", droppingAnswer);
    expect((await typeCode(browser, code)).status).toBe(503);
    stage.servers.verify.heal();
    expect(verdictOf(await typeCode(browser, code))).toBe("303 /news");
  });

  test("in a session that the back end has ended leads to the log-in", async () => {
    const { browser, code } = await waitingForCode(stage, "vilte.s");
    stage.servers.verify.fault("device-register", answering(401, "{}"));
    expect(verdictOf(await typeCode(browser, code))).toBe("401");
    expect((await browser.get("/login")).body).toContain(lt("soap:1020"));
  });
});

describe("R-C15, F-152, F-153: what became of the message", () => {
  test("without script the page asks by itself, forty times, then it says that the message did not arrive", async () => {
    stage.servers.verify.fault("sending-status", saying({ status: 0 }));
    const { browser, code } = await waitingForCode(stage, "rasa.s");
    for (let question = 1; question < 40; question += 1) {
      const page = await browser.get("/verify-device");
      expect([question, REFRESH.test(page.body), findForm(page.body, "verify-device")]).toEqual([question, true, null]);
    }
    const last = await browser.get("/verify-device");
    expect([REFRESH.test(last.body), last.body.includes(lt("soap:sending.sms"))]).toEqual([false, true]);
    stage.servers.verify.forget();
    await browser.get("/verify-device");
    expect(stage.servers.verify.names()).toEqual([]);
    // A message that comes late is still good.
    const late = await browser.get("/verify-device?step=code");
    expect(findForm(late.body, "verify-device")).not.toBeNull();
    expect((await typeCode(browser, code)).status).toBe(303);
  });

  test("a user who has the code need not wait for the page", async () => {
    stage.servers.verify.fault("sending-status", saying({ status: 0 }));
    const { browser } = await waitingForCode(stage, "vilte.s");
    const page = await browser.get("/verify-device");
    expect(page.body).toContain('href="/verify-device?step=code"');
    const typing = await browser.get("/verify-device?step=code");
    expect([REFRESH.test(typing.body), findForm(typing.body, "verify-device") !== null]).toEqual([false, true]);
  });

  test("failed: the text says so, and another message may be asked for at once", async () => {
    stage.servers.verify.fault("sending-status", saying({ status: 1 }));
    const { browser } = await waitingForCode(stage, "vilte.s");
    const page = await browser.get("/verify-device");
    expect(page.body).toContain(lt("soap:sending.email"));
    expect(findForm(page.body, "verify-device")).toBeNull();
    expect(page.body).not.toMatch(/pakartoti galėsite po/);
  });

  test.each([
    ["500", answering(500, "{}")],
    ["no such message", answering(404, "{}")],
    ["garbage", answering(200, "x")],
    ["a status of its own", saying({ status: 7 })],
    ["silence", stayingSilent],
  ] as [string, VerifyFault][])("%s: counts as a question without an answer", async (_what, fault) => {
    stage.servers.verify.fault("sending-status", fault);
    const { browser } = await waitingForCode(stage, "vilte.s");
    const page = await browser.get("/verify-device");
    expect([page.status, REFRESH.test(page.body)]).toEqual([200, true]);
    expect((await browser.get("/sending-status/device")).body).toBe('{"sending":"pending"}');
  });
});

testForLeaks(() => stage);
