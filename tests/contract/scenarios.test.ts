import { afterEach, describe, expect, test } from "vitest";
import contract from "../../backend/contract/error-codes.json" with { type: "json" };
import { startBackEnd } from "../support/back-end.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { callerOf, logIn } from "../support/demo-session.ts";
import { exchange } from "../support/http-client.ts";
import { AS_USUAL, postScenario, stageScenario, switchServices } from "../support/scenarios.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { envelopeOf, soapCall } from "../support/soap-call.ts";
import { verifyCall } from "../support/verify-call.ts";

const START_MS = 240_000;
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

afterEach(() => stageScenario(backEnd, "reset"));

const page = async () => (await exchange(`${backEnd.consoleUrl}/scenarios`, "GET")).body;
const time = (signal?: AbortSignal) => fetch(`${backEnd.url}/time/now/0`, signal === undefined ? {} : { signal });
const toldTime = async () => ((await (await time()).json()) as { now: number }).now;
const countries = async () => (await jonas("GetCountries")).code;
const deviceTime = () =>
  verifyCall(backEnd.url, "device-check-time", { username: "jonas.s", deviceId: "a".repeat(36) });

describe("O16: the page", () => {
  test("is in the console's menu and needs no script; it has a form for everything that can be staged", async () => {
    expect((await exchange(`${backEnd.consoleUrl}/`, "GET")).body).toContain('href="/scenarios"');
    const body = await page();
    expect(body).not.toContain("<script");
    for (const form of ["switches", "answer", "session", "device", "reset"])
      expect(body).toContain(`method="post" action="/scenarios/${form}"`);
  });

  test("shows what is staged, and after the reset no longer", async () => {
    await switchServices(backEnd, { time: "fails", soapSeconds: "7", "system-3": "2" });
    const message = `</li><img src=x onerror="alert(1)">`;
    await stageScenario(backEnd, "answer", { operation: "ListContracts", code: "1400", message });
    const staged = await page();
    expect(staged).toContain('<option value="fails" selected>');
    expect(staged).toContain('max="120" value="7"');
    expect(staged).toContain("The next ListContracts answers 1400: &lt;/li&gt;&lt;img");
    await stageScenario(backEnd, "reset");
    const usual = await page();
    expect(usual).not.toContain('<option value="fails" selected>');
    expect(usual).toContain("Nothing is planned.");
  });

  test.each([
    ["switches", { ...AS_USUAL, time: "gone" }],
    ["switches", { ...AS_USUAL, soapSeconds: "121" }],
    ["switches", { ...AS_USUAL, soapSeconds: "-1" }],
    ["switches", { ...AS_USUAL, "system-1": "3" }],
    ["switches", {}],
    ["answer", { operation: "GetEverything", code: "1020" }],
    ["answer", { operation: "constructor", code: "1020" }],
    ["answer", { operation: "GetCountries", code: "1" }],
    ["answer", { operation: "GetCountries", code: "-404" }],
    ["answer", { operation: "GetCountries", code: "0" }],
    ["answer", { operation: "GetCountries", code: "1020", message: "a".repeat(501) }],
    ["session", { login: "nobody" }],
    ["session", {}],
    ["device", { id: "999999" }],
    ["device", { id: "9999999999" }],
    ["device", { id: "one" }],
  ])("%s with %j stages nothing", async (form, fields: Record<string, string>) => {
    const before = await page();
    expect((await postScenario(backEnd, form, fields)).status).toBe(400);
    expect(await page()).toBe(before);
  });

  test("a form of another site is refused", async () => {
    const before = await page();
    const fields = { operation: "GetCountries", code: "1020" };
    for (const headers of [{ Origin: "https://evil.test" }, { "Sec-Fetch-Site": "cross-site" }, { Host: "evil.test" }])
      expect((await postScenario(backEnd, "answer", fields, headers)).status).toBe(403);
    expect(await page()).toBe(before);
  });
});

describe("the time service", () => {
  test("fails, alone, until the reset", async () => {
    await switchServices(backEnd, { time: "fails" });
    expect((await time()).status).toBe(500);
    expect(await countries()).toBe(0);
    await stageScenario(backEnd, "reset");
    expect((await time()).status).toBe(200);
  });

  test("is slow: a call made later, when it no longer is, is answered first", async () => {
    await switchServices(backEnd, { time: "slow" });
    const leaving = new AbortController();
    let isAnswered = false;
    const slow = time(leaving.signal).then(() => (isAnswered = true));
    slow.catch(() => undefined);
    // The console answers after the back end has taken the first call: both are one process.
    await expect.poll(async () => (await fetch(`${backEnd.url}/healthz`)).status).toBe(200);
    await stageScenario(backEnd, "reset");
    expect((await time()).status).toBe(200);
    expect(isAnswered).toBe(false);
    leaving.abort();
  });

  test("is a day ahead, while the back end's own day is today's", async () => {
    const before = Date.now();
    await switchServices(backEnd, { time: "dayAhead" });
    expect(Math.abs((await toldTime()) - before - DAY_MS)).toBeLessThan(MINUTE_MS);
    const clock = (await exchange(`${backEnd.consoleUrl}/clock`, "GET")).body;
    const own = Date.parse(/<time datetime="([^"]+)"/.exec(clock)?.[1] ?? "");
    expect(Math.abs(own - before)).toBeLessThan(MINUTE_MS);
  });
});

describe("the SOAP side", () => {
  test("is down: a call and a request for the contract stay unanswered there, the other services answer", async () => {
    await switchServices(backEnd, { soap: "down" });
    await expect(jonas("GetCountries")).rejects.toThrow("fetch failed");
    await expect(fetch(`${backEnd.url}/soap?wsdl`)).rejects.toThrow("fetch failed");
    expect([(await time()).status, (await deviceTime()).status]).toEqual([200, 200]);
    await stageScenario(backEnd, "reset");
    expect(await countries()).toBe(0);
  });

  test("is slow: the work is done at once and the answer held back, behind that of a later call", async () => {
    const sesija = await logIn(backEnd.url, "tuscias.s");
    await switchServices(backEnd, { soapSeconds: "120" });
    const leaving = new AbortController();
    let isAnswered = false;
    const held = fetch(`${backEnd.url}/soap`, {
      method: "POST",
      headers: { "Content-Type": "text/xml", SOAPAction: "EndSession" },
      body: envelopeOf("EndSession", { sesija }),
      signal: leaving.signal,
    }).then(() => (isAnswered = true));
    held.catch(() => undefined);
    await expect.poll(() => backEnd.log.some((line) => line.includes('"op":"EndSession"'))).toBe(true);
    await stageScenario(backEnd, "reset");
    expect((await soapCall(backEnd.url, "GetCountries", { sesija })).code).toBe(1020);
    expect(isAnswered).toBe(false);
    leaving.abort();
  });

  test("is slow by a second: the answer comes", async () => {
    await switchServices(backEnd, { soapSeconds: "1" });
    expect(await countries()).toBe(0);
  });
});

test("the verification service is down, alone", async () => {
  await switchServices(backEnd, { verify: "down" });
  await expect(deviceTime()).rejects.toThrow("fetch failed");
  expect([(await time()).status, await countries()]).toEqual([200, 0]);
  await stageScenario(backEnd, "reset");
  expect((await deviceTime()).status).toBe(200);
});

describe("F-496: the outside systems", () => {
  const systems = async () =>
    listAt((await manager("GetServiceStatuses")).fields, "Sistemos", "Sistema").map((system) => ({
      id: textAt(system, "SistemosID"),
      state: textAt(system, "Statusas"),
      reported: textAt(system, "Atnaujinta"),
    }));

  test.each(["0", "1", "2"])("each is switched to %s, and has then reported just now", async (state) => {
    const ids = (await systems()).map(({ id }) => id);
    expect(ids).toHaveLength(7);
    await switchServices(backEnd, Object.fromEntries(ids.map((id) => [`system-${id}`, state])));
    const switched = await systems();
    expect(switched.map((system) => system.state)).toEqual(ids.map(() => state));
    expect(new Set(switched.map(({ reported }) => reported)).size).toBe(1);
  });

  test("one is switched, the others follow their script; after the reset it does too", async () => {
    const archive = async () => (await systems()).find(({ id }) => id === "7");
    const before = await archive();
    await switchServices(backEnd, { "system-7": "2" });
    expect((await archive())?.state).toBe("2");
    expect((await systems()).find(({ id }) => id === "1")?.state).toBe("0");
    await stageScenario(backEnd, "reset");
    expect((await archive())?.state).toBe(before?.state);
  });
});

describe("G34: a code for the next call", () => {
  const CODES = Object.keys(contract.codes).filter((code) => Number(code) > 0);

  test("every code of the contract, once, with the server's text; the call after it is answered as ever", async () => {
    expect(CODES.length).toBeGreaterThan(40);
    for (const code of CODES) {
      const message = `Tekstas <b>${code}</b>`;
      await stageScenario(backEnd, "answer", { operation: "GetCountries", code, message });
      const fired = await jonas("GetCountries");
      expect([fired.code, textAt(fired.fields, "KlaidosPranesimas")]).toEqual([Number(code), message]);
      expect(await countries()).toBe(0);
    }
  });

  test("another operation does not use it up, and two of them come one after the other", async () => {
    await stageScenario(backEnd, "answer", { operation: "GetCountries", code: "2000" });
    await stageScenario(backEnd, "answer", { operation: "GetCountries", code: "1900", message: "" });
    expect((await jonas("ListNews")).code).toBe(0);
    const first = await jonas("GetCountries");
    expect([first.code, textAt(first.fields, "KlaidosPranesimas")]).toEqual([2000, ""]);
    expect([await countries(), await countries()]).toEqual([1900, 0]);
  });

  test("the work is not done", async () => {
    const sesija = await logIn(backEnd.url, "tuscias.s");
    await stageScenario(backEnd, "answer", { operation: "EndSession", code: "2000" });
    expect((await soapCall(backEnd.url, "EndSession", { sesija })).code).toBe(2000);
    expect((await soapCall(backEnd.url, "GetCountries", { sesija })).code).toBe(0);
  });
});

test("F-476: every session of a log-in ends and is answered 1020, no other session is", async () => {
  const sessions = [await logIn(backEnd.url, "vienas.s"), await logIn(backEnd.url, "vienas.s")];
  await stageScenario(backEnd, "session", { login: "vienas.s" });
  for (const sesija of sessions) expect((await soapCall(backEnd.url, "GetCountries", { sesija })).code).toBe(1020);
  expect(await countries()).toBe(0);
});

test("F-504: a remembered device is revoked: its next check is 410, and it is listed no more", async () => {
  const check = async () => {
    const session = await logIn(backEnd.url, "vilte.s");
    return verifyCall(backEnd.url, "device-check", {
      username: "vilte.s",
      session,
      deviceId: "demo-device-vilte.s-3",
      method: 1,
    });
  };
  expect((await check()).body.status).toBe(true);
  const [, id = ""] = /<li>vilte\.s:.*?name="id" value="(\d+)"/.exec(await page()) ?? [];
  await stageScenario(backEnd, "device", { id });
  expect((await check()).status).toBe(410);
  expect(await page()).not.toContain(`name="id" value="${id}"`);
});

test(
  "in production there is no console, and nothing that a caller sends stages anything",
  async () => {
    const production = await startBackEnd({ env: { NODE_ENV: "production", DEMO_STORY: "on" } });
    try {
      expect(production.consoleUrl).toBe("");
      const staged = await fetch(`${production.url}/scenarios/answer`, {
        method: "POST",
        body: new URLSearchParams({ operation: "GetCountries", code: "1020" }),
      });
      expect(staged.status).toBe(404);
      expect((await fetch(`${production.url}/scenarios`)).status).toBe(404);
      const caller = await callerOf(production.url, "jonas.s");
      expect((await caller("GetCountries")).code).toBe(0);
    } finally {
      await production.stop();
    }
  },
  START_MS,
);
