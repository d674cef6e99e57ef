import { afterEach, describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { stageScenario, switchServices } from "../../support/scenarios.ts";
import { testForLeaks } from "./leaks.ts";
import { isPage, verdictOf } from "./page.ts";
import { givePassword, verified } from "./second-factor.ts";
import { AUTHOR, useOwnStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useOwnStage();
const backEnd = () => get().servers.backEnd;

afterEach(() => stageScenario(backEnd(), "reset"));

describe("O16: what a tester stages on the console's page is seen in the portal", () => {
  test("F-109, F-438: 1020 fired once ends the session, with the page that says why and leads to the log-in", async () => {
    const seller = await get().logIn(AUTHOR);
    const colleague = await get().logIn(AUTHOR);
    await stageScenario(backEnd(), "answer", { operation: "ListContracts", code: "1020" });
    const page = await seller.get("/applications");
    expect([page.status, page.headers["refresh"], isPage(page)]).toEqual([401, "1; url=/login", true]);
    expect(wordsOf(page)).toContain(textOf("lt", "errors:sessionEnded.title"));
    expect(seller.cookies.has("s")).toBe(false);
    expect(wordsOf(await seller.get("/login"))).toContain(textOf("lt", "soap:1020"));
    expect((await colleague.get("/applications")).status).toBe(200);
  });

  test("F-477: a session that is ended behind the portal's back is over at its next call", async () => {
    const seller = await get().logIn("vienas.s");
    await stageScenario(backEnd(), "session", { login: "vienas.s" });
    expect((await seller.get("/applications")).status).toBe(401);
    expect(verdictOf(await seller.get("/news"))).toBe("302 /login");
  });

  test("R-G1: while the SOAP side is down a page says so; after the reset it comes", async () => {
    const seller = await get().logIn(AUTHOR);
    await switchServices(backEnd(), { soap: "down" });
    const page = await seller.get("/applications");
    expect([page.status, isPage(page)]).toEqual([503, true]);
    expect(wordsOf(page)).toContain(textOf("lt", "soap:noAnswer"));
    await stageScenario(backEnd(), "reset");
    expect((await seller.get("/applications")).status).toBe(200);
  });

  test("F-037: what is switched is what managers see", async () => {
    const manager = await get().logIn("vadyb2");
    await switchServices(backEnd(), { "system-4": "2", "system-7": "1" });
    const { services } = JSON.parse((await manager.get("/service-statuses")).body) as { services: object[] };
    expect(services[3]).toMatchObject({ id: 4, state: "error", staleSince: null });
    expect(services[6]).toMatchObject({ id: 7, state: "slow", staleSince: null });
  });

  test("O12: while the verification service is down no user with a second factor gets past the password", async () => {
    await switchServices(backEnd(), { verify: "down" });
    const browser = get().guest();
    await givePassword(browser, "rasa.s");
    expect(verdictOf(await browser.get("/news"))).toBe("302 /login");
  });

  test("F-513: a revoked device is logged out at the next log-in, and the one after it asks for a code", async () => {
    const browser = await verified(get(), "ieva.s");
    const page = await (await fetch(`${backEnd().consoleUrl}/scenarios`)).text();
    const [, id = ""] = /<li>ieva\.s:.*?name="id" value="(\d+)"/.exec(page) ?? [];
    await stageScenario(backEnd(), "device", { id });
    const again = browser.copy();
    again.cookies.delete("s");
    expect(verdictOf(await givePassword(again, "ieva.s"))).toBe("303 /login");
    expect(wordsOf(await again.get("/login"))).toContain(textOf("lt", "verification:device.withdrawn"));
    expect(verdictOf(await givePassword(again, "ieva.s"))).toBe("303 /verify-device");
  });
});

testForLeaks(get);
