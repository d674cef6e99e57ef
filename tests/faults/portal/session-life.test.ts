import { describe, expect, test } from "vitest";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { shownValue, verdictOf } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import { AUTHOR } from "./stage.ts";
import { EXPIRED_TEXT, expiredSeller, factsOf, useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage();

describe("how long a session lasts", () => {
  test("F-095, F-096: half an hour from the log-in by the time service, and reading changes nothing", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    const first = (await factsOf(seller))?.watch?.remainingMs ?? 0;
    expect(Math.abs(first - 1_800_000)).toBeLessThan(1_000);
    await get().pass(10);
    const later = (await factsOf(seller))?.watch;
    expect(later?.state).toBe("live");
    expect(Math.abs((later?.remainingMs ?? 0) - 1_200_000)).toBeLessThan(3_000);
  });

  test("F-102: any page prolongs it, a question about it does not", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    await get().pass(20);
    await factsOf(seller);
    await get().pass(5);
    expect((await factsOf(seller))?.watch?.remainingMs).toBeLessThan(5 * 60_000);
    await seller.get("/permission-denied");
    expect((await factsOf(seller))?.watch?.remainingMs).toBeGreaterThan(29 * 60_000);
  });

  test("F-102: so does the extension, once in ten seconds, for a session that still lives", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    await get().pass(29);
    const answer = await seller.post("/session", {});
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect((await factsOf(seller))?.watch?.remainingMs).toBeGreaterThan(29 * 60_000);
    await get().pass(31);
    expect((await seller.post("/session", {})).status).toBe(200);
    expect((await factsOf(seller))?.watch?.state).toBe("expired");
  });

  test("the extension is safe against other sites, and against old browsers without its token", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    for (const headers of [
      { Origin: "https://evil.test" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      {},
    ])
      expect((await seller.post("/session", {}, headers)).status).toBe(403);
    expect((await seller.post("/session", { _csrf: "x.y" }, {})).status).toBe(403);
    const { session } = JSON.parse((await seller.get("/news?_data=root")).body).seals as Record<string, string>;
    expect((await seller.post("/session", { _csrf: session ?? "" }, {})).status).toBe(200);
  });

  test("the facts for the page name no user and open nothing", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    const { body, headers } = await seller.get("/session");
    expect(headers["cache-control"]).toContain("no-store");
    expect(body).not.toMatch(/Jonas|jonas|Sesija/);
    expect(body).not.toContain(seller.cookies.get("s"));
    expect(await factsOf(get().stage.guest())).toBeNull();
  });

  test("F-107, F-409: a manager's session is not watched and ends after twelve hours; the name leads nowhere", async () => {
    const manager = await get().stage.logIn("vadyb2");
    const { body: news } = await manager.get("/news");
    expect([news.includes("vadyb2"), news.includes('href="/settings"')]).toEqual([true, false]);
    await get().pass(120);
    const page = await manager.get("/applications");
    expect([page.status, page.headers["refresh"], wordsOf(page).includes(EXPIRED_TEXT)]).toEqual([
      200,
      undefined,
      false,
    ]);
    expect((await factsOf(manager))?.watch).toBeNull();
    await get().pass(600);
    expect(verdictOf(await manager.get("/applications"))).toBe("302 /login");
  });

  test("a form that comes after the twelfth hour is kept for its user all the same (O2)", async () => {
    const household = formNamed("household");
    const own = { application: await get().stage.application(), contract: 0 };
    const manager = await get().stage.logIn("vadyb2");
    await manager.get(household.address(own));
    await get().pass(721);
    const out = await manager.post(household.address(own), { ...pressed(household), workplace: "Po dvylikos" });
    expect(verdictOf(out)).toBe("303 /login");
    const back = await manager.post("/login", { ...formNamed("login").fields, username: "vadyb2" });
    expect(verdictOf(back)).toBe(`303 ${household.address(own)}`);
    expect(shownValue((await manager.get(household.address(own))).body, "household", "workplace")).toBe("Po dvylikos");
  });
});

describe("without script: a page loads itself again just after the expiry", () => {
  test("those that ask for nothing do, a second after; those with a form never", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    const application = await get().stage.application();
    // Asking for the session is what a script does.
    for (const { id } of builtRoutes().filter((route) => route.path !== "/session")) {
      const about = { application, contract: application, rating: 1 };
      const address = ROUTES(about)[id]?.path(about) ?? "";
      const page = await seller.get(address);
      if (page.status !== 200 || !String(page.headers["content-type"]).startsWith("text/html")) continue;
      const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
      const hasForm = /<form(?![^>]*action="\/(preferences|news)")/.test(main);
      expect([id, page.headers["refresh"] !== undefined]).toEqual([id, !hasForm]);
      // A second after what is left when the page is drawn; a slow machine draws it some seconds after the request came.
      if (!hasForm) expect(Number(page.headers["refresh"])).toBeGreaterThan(1790);
      if (!hasForm) expect(Number(page.headers["refresh"])).toBeLessThanOrEqual(1801);
    }
    expect((await seller.get("/news")).headers["refresh"]).toBeDefined();
    expect((await seller.get(`/applications/log/${application}`)).headers["refresh"]).toBeDefined();
    expect((await seller.get("/applications/add")).headers["refresh"]).toBeUndefined();
  });

  test("not once a script watches, not for guests, not when it has expired", async () => {
    const seller = await get().stage.logIn(AUTHOR);
    const log = `/applications/log/${await get().stage.application()}`;
    expect((await seller.get(log)).headers["refresh"]).toBeDefined();
    await seller.get("/session");
    expect((await seller.get(log)).headers["refresh"]).toBeUndefined();
    const scripted = get().stage.guest();
    await scripted.post(
      "/login?_data=routes%2Flogin%2Froute",
      { ...formNamed("login").fields, username: AUTHOR },
      {
        "Sec-Fetch-Site": "same-origin",
        "Sec-Fetch-Dest": "empty",
      },
    );
    expect((await scripted.get(log)).headers["refresh"]).toBeUndefined();
    expect((await get().stage.guest().get("/login")).headers["refresh"]).toBeUndefined();
    const { seller: expired } = await expiredSeller(get());
    expect((await expired.get("/news")).headers["refresh"]).toBeUndefined();
  });
});

testForLeaks(() => get().stage);
