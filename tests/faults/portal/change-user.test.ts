import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { SAME_ORIGIN } from "../../support/http-client.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, sealsOf, shownValue, verdictOf } from "./page.ts";
import { CLICKED, linkTo } from "./partner-links.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const ASKED = "/login/url_full?change=ask";

describe("R-C25: a link or ticket of another user ends no session without its user's word", () => {
  test.each([
    ["/login/url_full", "/applications"],
    ["/login/url", "/login/url"],
  ] as const)("%s asks first, names both, and goes on when it may", async (path, place) => {
    const browser = await stage.logIn("jonas.s");
    const before = browser.copy();
    expect(verdictOf(await browser.get(linkTo(path, "pilnas", { r: "applications" }), CLICKED))).toBe(`303 ${ASKED}`);
    expect((await before.get("/news")).status).toBe(200);
    const page = await browser.get(ASKED);
    expect([page.status, page.body.includes("(jonas.s)"), page.body.includes("(pilnas)")]).toEqual([200, true, true]);
    const seals = sealsOf(page.body, "changeUser");
    expect(verdictOf(await browser.post("/login/url_full", { ...seals, changeUser: "" }))).toBe(`303 ${place}`);
    expect(verdictOf(await before.get("/news"))).toBe("302 /login");
    expect((await browser.get(place)).body).toContain("pilnas");
    expect(verdictOf(await before.post("/login/url_full", { ...seals, changeUser: "" }))).toBe(`303 ${ASKED}`);
  });

  test("an unanswered question changes nothing, and no other session can answer it", async () => {
    const asked = await stage.logIn("jonas.s");
    const other = await stage.logIn("jonas.s");
    await asked.get(linkTo("/login/url_full", "pilnas"), CLICKED);
    const seals = sealsOf((await asked.get(ASKED)).body, "changeUser");
    expect(verdictOf(await other.get(ASKED))).toBe("302 /news");
    for (const headers of [SAME_ORIGIN, {}]) {
      expect(verdictOf(await other.post("/login/url_full", { ...seals, changeUser: "" }, headers))).toBe(
        `303 ${ASKED}`,
      );
    }
    for (const browser of [asked, other]) expect((await browser.get("/sessions")).body).toContain("jonas.s");
  });

  test("a limited log-in is asked as well", async () => {
    const browser = stage.guest();
    await browser.get(linkTo("/login/url", "ribotas"), CLICKED);
    expect(verdictOf(await browser.get(linkTo("/login/url_full", "pilnas"), CLICKED))).toBe(`303 ${ASKED}`);
    expect((await browser.get(ASKED)).body).toContain("(ribotas)");
  });

  test("the form of one user goes nowhere in the account of another, though the browser vouches for its page", async () => {
    const browser = await stage.logIn("jonas.s");
    const buyer = formNamed("buyer");
    const seals = await readSeals(browser, "/applications/add", "buyer");
    await browser.post("/login", { username: "pilnas", password: DEMO_PASSWORD, login: "" });
    stage.servers.proxy.forget();
    const answer = await browser.post("/applications/add", { ...seals, ...pressed(buyer) });
    expect([answer.status, shownValue(answer.body, "buyer", "personalCode")]).toEqual([403, "60302149977"]);
    expect(stage.servers.proxy.writes()).toEqual([]);
    const again = { ...sealsOf(answer.body, "buyer"), ...pressed(buyer) };
    expect((await browser.post("/applications/add", again)).status).toBe(303);
  });
});

testForLeaks(() => stage);
