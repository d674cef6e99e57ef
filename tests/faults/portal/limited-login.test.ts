import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { textOf } from "../../support/journey-texts.ts";
import { testForLeaks } from "./leaks.ts";
import { alertOf, CLICKED, linkTo, refusedBy } from "./partner-links.ts";
import { verdictOf } from "./page.ts";
import { CODE_STEP, codeTo, save, typeCode } from "./settings-steps.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({ limits: { loginAttemptsPerAccount: 10 } }, async (opened) => {
  stage = opened;
});

const logIns = () => stage.servers.proxy.operations().filter((name) => name.startsWith("Login"));

const MENU = ["/applications", "/applications/add", "/logout", "/preferences"];

describe("R-C8, F-051, F-071: a limited log-in", () => {
  const limited = async () => {
    const browser = stage.guest();
    await browser.get(linkTo("/login/url", "ribotas"), CLICKED);
    return browser;
  };

  test("sees its name and the news, the public frame, and no menu", async () => {
    const { body } = await (await limited()).get("/login/url");
    expect(body).toContain("Partnerio Svetainė (ribotas)");
    expect(body).toContain("Sveiki atvykę");
    expect(body).not.toMatch(/class="menu|<nav[^>]*class="menu/);
    const links = [...body.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map(([, href = ""]) => href.split("?")[0]);
    expect(links.filter((href) => MENU.includes(href ?? ""))).toEqual([]);
  });

  test("F-071: the mark at the top leads to its own page, which ends nothing", async () => {
    const browser = await limited();
    const { body } = await browser.get("/login/url");
    const [mark = ""] = /<a\b[^>]*class="brand"[^>]*>/.exec(body) ?? [];
    const [, home = ""] = /href="([^"]*)"/.exec(mark) ?? [];
    expect(home).toBe("/login/url");
    await browser.get(home);
    expect((await browser.get("/login/url")).body).toContain("Partnerio Svetainė (ribotas)");
  });

  test("F-086, F-025: r names the news or the calculator, and whatever else it says, the page is the news", async () => {
    for (const r of ["news", "applications", "/applications", "/spreadsheet", "//evil", "spreadsheet&price=1"]) {
      const browser = stage.guest();
      const linked = await browser.get(linkTo("/login/url", "ribotas", { r }), CLICKED);
      expect([r, linked.location]).toEqual([r, "/login/url"]);
    }
    const linked = await stage.guest().get(linkTo("/login/url", "ribotas", { r: "spreadsheet" }), CLICKED);
    expect(linked.location).toBe("/login/url?r=spreadsheet");
  });

  test("the same page by the form of the portal: a limited account has no other", async () => {
    const browser = stage.guest();
    const posted = await browser.post("/login", { username: "ribotas", password: DEMO_PASSWORD, login: "" });
    expect(verdictOf(posted)).toBe("303 /login/url");
    expect((await browser.get("/login/url")).status).toBe(200);
  });

  test("an account with all rights has only these after a limited link", async () => {
    const browser = stage.guest();
    await browser.get(linkTo("/login/url", "pilnas"), CLICKED);
    expect((await browser.get("/login/url")).body).toContain("(pilnas)");
    expect(verdictOf(await browser.get("/applications"))).toBe("302 /login");
  });

  test("F-093: tomas.s, whose password is too old, sets a new one and is limited all the same", async () => {
    const browser = stage.guest();
    expect((await browser.get(linkTo("/login/url", "tomas.s"), CLICKED)).location).toBe("/password-update");
    const password = "Tomas-2027!";
    const set = await browser.post("/password-update", {
      newPassword: password,
      repeatPassword: password,
      setPassword: "",
    });
    expect(verdictOf(set)).toBe("303 /login/url");
    expect((await browser.get("/login/url")).body).toContain("(tomas.s)");
    expect(verdictOf(await browser.get("/applications"))).toBe("302 /login");
    expect(verdictOf(await browser.get("/login/url"))).toBe("200");
    expect((await browser.get("/login/url")).body).not.toContain("(tomas.s)");
  });

  test("F-070, F-093: nauja.s, who has no way to get codes, chooses one and is limited all the same", async () => {
    const browser = stage.guest();
    const linked = await browser.get(linkTo("/login/url", "nauja.s"), CLICKED);
    expect(verdictOf(linked)).toBe("303 /login");
    expect(verdictOf(await save(browser, { method: "2", email: "", phone: "60001011" }))).toBe(`303 ${CODE_STEP}`);
    const saved = await typeCode(browser, await codeTo(stage, "+37060001011"));
    expect(verdictOf(saved)).toBe("303 /login/url");
    expect((await browser.get("/login/url")).body).toContain("(nauja.s)");
    expect(verdictOf(await browser.get("/settings"))).toBe("302 /login");
  });

  test("its own log-out ends it", async () => {
    const browser = await limited();
    stage.servers.proxy.forget();
    expect(verdictOf(await browser.post("/logout", { logout: "" }))).toBe("303 /login");
    expect(stage.servers.proxy.operations()).toEqual(["EndSession"]);
  });

  test("language and zoom keep it where it is", async () => {
    const browser = await limited();
    expect((await browser.get("/login/url?lang=en")).body).toContain(textOf("en", "auto-login:limited.title"));
    const zoomed = await browser.post("/preferences", { zoom: "1.00", zoomIn: "", back: "/login/url" });
    expect(verdictOf(zoomed)).toBe("303 /login/url");
    expect((await browser.get("/login/url")).status).toBe(200);
  });
});

describe("R-C2: links and form share the limit", () => {
  test("the eleventh try of an account is not asked of the back end, whichever door it takes", async () => {
    const account = "nera.tokio";
    stage.servers.proxy.forget();
    for (let tries = 1; tries <= 10; tries += 1) {
      if (tries % 2 === 0) await refusedBy(stage.guest(), linkTo("/login/url", account));
      else await stage.guest().post("/login", { username: account, password: "x", login: "" });
    }
    expect(logIns().length).toBe(10);
    const browser = stage.guest();
    const linked = await browser.get(linkTo("/login/url_full", account), CLICKED);
    expect([linked.status, linked.body]).toEqual([303, ""]);
    const page = await browser.get(linked.location ?? "");
    expect([page.status, alertOf(page)]).toEqual([429, expect.stringMatching(/15\smin/)]);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(800);
    expect((await stage.guest().post("/login", { username: account, password: "x", login: "" })).status).toBe(429);
    expect((await stage.guest().post("/frame/login", { username: account, password: "x", login: "" })).status).toBe(
      429,
    );
    expect(logIns().length).toBe(10);
  });
});

testForLeaks(() => stage);
