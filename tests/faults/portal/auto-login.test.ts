import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Headers } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering, refuse } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { alertOf, CLICKED, HASH, LINK_PATHS, linkTo, refusedBy } from "./partner-links.ts";
import { findForm, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({}, async (opened) => {
  stage = opened;
});

const hasSession = (cookies: Map<string, string>): boolean => cookies.has("s");
const logIns = () => stage.servers.proxy.operations().filter((name) => name.startsWith("Login"));

describe("R-C5, F-025, F-026: a good link", () => {
  test.each([
    ["/login/url", "ribotas", "/login/url"],
    ["/login/url", "pilnas", "/login/url"],
    ["/login/url_full", "pilnas", "/news"],
    ["/login/url_full", "ribotas", "/login/url"],
  ] as const)("%s of %s is one 303 straight to %s, without a page, kept nowhere", async (path, login, clean) => {
    const browser = stage.guest();
    const linked = await browser.get(linkTo(path, login), CLICKED);
    expect([linked.status, linked.location, linked.body]).toEqual([303, clean, ""]);
    expect(linked.headers["cache-control"]).toBe("no-store, no-transform");
    expect(linked.headers["referrer-policy"]).toBe("no-referrer");
    expect(linked.headers["content-type"] ?? "").not.toContain("html");
    expect(hasSession(browser.cookies)).toBe(true);
    const page = await browser.get(clean, CLICKED);
    expect([page.status, page.body.includes(HASH)]).toEqual([200, false]);
  });

  test("an old browser that says nothing of itself follows it as well, with a slash at the end too", async () => {
    const browser = stage.guest();
    expect(verdictOf(await browser.get(linkTo("/login/url_full", "pilnas").replace("?", "/?")))).toBe("303 /news");
  });

  test("F-087, R-B12: r leads to pages of the table by name or path, anything else to the news", async () => {
    for (const [r, place] of [
      ["applications", "/applications"],
      ["news", "/news"],
      ["/applications/add", "/applications/add"],
      ["/applications/load/1001", "/applications/load/1001"],
      ["applications/load/1001", "/applications/load/1001"],
      ["settings", "/settings"],
      ["/applications?tab=6", "/applications?tab=6"],
      ["applications?tab=6", "/applications?tab=6"],
      ["/applications?tab=6&_data=root", "/applications?tab=6"],
      ["/settings?step=code", "/settings"],
      ["evil.test", "/news"],
      ["//evil.test/applications?tab=6", "/news"],
      ["https://evil.test", "/news"],
      ["/logout", "/news"],
      ["", "/news"],
    ]) {
      const linked = await stage.guest().get(linkTo("/login/url_full", "pilnas", { r: r ?? "" }), CLICKED);
      expect([r, linked.location]).toEqual([r, place]);
    }
    const twice = await stage.guest().get(`${linkTo("/login/url_full", "pilnas")}&r=applications`, CLICKED);
    expect(twice.location).toBe("/news");
  });

  test("the session of the same user that the browser brought ends with it (R-A2)", async () => {
    const browser = await stage.logIn("pilnas");
    const before = browser.copy();
    expect(verdictOf(await browser.get(linkTo("/login/url_full", "pilnas"), CLICKED))).toBe("303 /news");
    expect(verdictOf(await before.get("/news"))).toBe("302 /login");
    expect((await browser.get("/news")).body).toContain("pilnas");
  });
});

const HOSTILE = [
  ..."//evil /\\evil \\\\evil /// https:evil https:/\\evil javascript:alert(1) data:text/html,x /%09/evil /%5cevil".split(
    " ",
  ),
  ..."/..//evil @evil /news@evil %2f%2fevil //evil%E3%80%82test ／／evil /news?x=//evil /news#x /login/url?p=1".split(
    " ",
  ),
  "/news\r\nLocation: https://evil.test",
  "\t//evil",
  `/${"a".repeat(1_500)}`,
];

describe("R-B12: no r leads out of the portal", () => {
  test.each(LINK_PATHS)("%s", async (path) => {
    for (const r of HOSTILE) {
      const linked = await stage.guest().get(linkTo(path, "pilnas", { r }), CLICKED);
      expect([r, linked.status, linked.location]).toEqual([r, 303, path === "/login/url" ? "/login/url" : "/news"]);
    }
  });

  test("200 made-up ones", async () => {
    const word = fc.oneof(fc.string({ maxLength: 40 }), fc.webUrl(), fc.constantFrom(...HOSTILE));
    const odd = fc.tuple(fc.constantFrom("", "/", "//", "\\", "/news/..", "%2f"), word).map((parts) => parts.join(""));
    const own =
      /^\/(?:news|applications(?:\/(?:add(?:\/2\/[\w-]+)?|(?:load|schedule|catalogue)\/[\w-]+|edit\/[\w-]+\/[345]))?|login\/url)$/;
    await fc.assert(
      fc.asyncProperty(odd, async (r) => {
        const { location } = await stage.guest().get(linkTo("/login/url_full", "pilnas", { r }), CLICKED);
        expect(location).toMatch(own);
      }),
      { numRuns: 200 },
    );
  });
});

const NOT_OPENED: [what: string, method: string, headers: Headers, query?: string][] = [
  ["HEAD of a scanner", "HEAD", {}],
  ["prefetch", "GET", { ...CLICKED, "Sec-Purpose": "prefetch" }],
  ["prerender", "GET", { ...CLICKED, "Sec-Purpose": "prefetch;prerender" }],
  ["prefetch of Firefox", "GET", { "X-Moz": "prefetch" }],
  ["preview of Safari", "GET", { "X-Purpose": "preview" }],
  ["older prefetch", "GET", { Purpose: "prefetch" }],
  ["picture", "GET", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Site": "cross-site" }],
  ["frame", "GET", { ...CLICKED, "Sec-Fetch-Dest": "iframe" }],
  ["embed", "GET", { ...CLICKED, "Sec-Fetch-Dest": "embed" }],
  ["script's fetch", "GET", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }],
  ["no-cors", "GET", { "Sec-Fetch-Mode": "no-cors" }],
  ["data request", "GET", {}, "&_data=routes%2Flogin-url%2Froute"],
  ["data request in disguise", "GET", {}, "&%5Fdata=routes%2Flogin-url-full%2Froute"],
  [
    "form of our own page",
    "POST",
    { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
  ],
];

describe("R-C6: a link logs in only who opens it as a page", () => {
  test.each(NOT_OPENED)("%s", async (_what, method, headers, query = "") => {
    stage.servers.proxy.forget();
    for (const link of [
      ...LINK_PATHS.map((path) => linkTo(path, "pilnas")),
      linkTo("/login/url_full", "pilnas").replace("/login/", "/LOGIN/"),
      linkTo("/login/url", "pilnas").replace("url", "%75rl").replace("p=", "%70="),
    ]) {
      const browser = stage.guest();
      const refusal = await browser.ask(method, link + query, headers, method === "POST" ? "u=pilnas" : "");
      expect([link, refusal.status, refusal.body]).toEqual([link, 403, ""]);
      expect(refusal.headers["content-type"]).not.toContain("html");
      expect(hasSession(browser.cookies)).toBe(false);
    }
    expect(logIns()).toEqual([]);
  });
});

describe("F-093: whom the log-in form refuses, a link refuses with the same words", () => {
  test.each([
    ["lukas.s", "1004"],
    ["dalia.s", "1005"],
    ["tomas.s", "1009"],
    ["rasa.s", "second factor"],
    ["neaktyvus.s", "departed"],
  ])("%s (%s)", async (login) => {
    const form = await stage.guest().post("/login", { username: login, password: DEMO_PASSWORD, login: "" });
    for (const path of LINK_PATHS) {
      const browser = stage.guest();
      const linked = await browser.get(linkTo(path, login), CLICKED);
      if (form.status === 303) {
        expect([path, linked.status, linked.location]).toEqual([path, 303, form.location]);
        continue;
      }
      const page = await browser.get(linked.location ?? "", CLICKED);
      expect([path, linked.status, page.status, alertOf(page)]).toEqual([path, 303, form.status, alertOf(form)]);
      expect(alertOf(page)).not.toBeNull();
      expect(hasSession(browser.cookies)).toBe(false);
      expect(findForm(page.body, "login")).toBeNull();
    }
  });

  test("F-084: the text of 1005 is drawn with its link", async () => {
    const { alert } = await refusedBy(stage.guest(), linkTo("/login/url_full", "dalia.s"));
    expect(alert).toContain('<a href="/password-remind" target="_blank"');
  });

  test("F-026, F-062: a bad p tells the attempts left, like a wrong password", async () => {
    const told: (string | null)[] = [];
    for (const p of ["bad", "0".repeat(64), "f".repeat(128)]) {
      told.push((await refusedBy(stage.guest(), linkTo("/login/url_full", "vienas.s", { p }))).alert);
    }
    expect(told).toEqual([4, 3, 2].map((n) => textOf("lt", "soap:1000", { n })));
  });

  test("F-416: in the language that the link names", async () => {
    const { alert } = await refusedBy(stage.guest(), "/login/url_full?u=pilnas&lang=en");
    expect(alert).toBe(textOf("en", "auto-login:refused.incomplete"));
  });

  test("a back end that is silent or broken is told as on the form (F-471)", async () => {
    for (const [fault, status, key] of [
      [refuse, 503, "noAnswer"],
      [answering(answer("hunter2")), 502, "2000"],
    ] as const) {
      stage.servers.proxy.faultOnce("Login3", fault);
      const told = await refusedBy(stage.guest(), linkTo("/login/url_full", "pilnas"));
      expect(told).toEqual({ status, alert: textOf("lt", `soap:${key}`) });
    }
  });
});

describe("F-025: a link that is not whole", () => {
  test.each([
    "u=pilnas",
    `p=${HASH}`,
    `u=&p=${HASH}`,
    `u=pilnas&p=`,
    `u=pilnas&u=jonas.s&p=${HASH}`,
    `u=pilnas&p=${HASH}&p=1`,
    `u=${"x".repeat(61)}&p=${HASH}`,
    `u=pilnas&p=${"x".repeat(129)}`,
  ])("%s says so, and costs no user an attempt", async (query) => {
    stage.servers.proxy.forget();
    for (const path of LINK_PATHS) {
      expect(await refusedBy(stage.guest(), `${path}?${query}`)).toEqual({
        status: 400,
        alert: textOf("lt", "auto-login:refused.incomplete"),
      });
    }
    expect(logIns()).toEqual([]);
  });

  test("F-031: without u and p both are pages for guests that lead to the log-in", async () => {
    for (const path of LINK_PATHS) {
      const page = await stage.guest().get(path);
      expect([page.status, alertOf(page), page.body.includes('href="/login"')]).toEqual([200, null, true]);
    }
  });

  test("a user who is logged in is sent on", async () => {
    const seller = await stage.as("jonas.s");
    for (const path of LINK_PATHS) expect(verdictOf(await seller.get(path))).toBe("302 /news");
  });

  test("a refusal in the address that is altered or made up is none", async () => {
    const [path] = LINK_PATHS;
    const { location } = await stage.guest().get(linkTo(path, "lukas.s"), CLICKED);
    expect((await stage.guest().get(location ?? "")).status).toBe(422);
    for (const refused of [
      `${location?.replace(/.{9}$/, "AAAAAAAAA")}`,
      `${path}?refused=k1.AAAA`,
      `${path}?refused=`,
      `${path}?refused=%7B%7D`,
    ]) {
      expect((await stage.guest().get(refused)).status).toBe(200);
    }
  });
});

test("F-094: a user whose session has expired follows a link and has a fresh one", async () => {
  const seller = await stage.logIn("jonas.s");
  await stage.servers.restart("SIGTERM", clockAhead(31));
  const old = seller.cookies.get("s");
  for (const path of LINK_PATHS) expect((await seller.copy().get(path)).status).toBe(200);
  expect(verdictOf(await seller.get(linkTo("/login/url_full", "jonas.s"), CLICKED))).toBe("303 /news");
  expect(seller.cookies.get("s")).not.toBe(old);
  expect((await seller.get("/applications")).status).toBe(200);
});

testForLeaks(() => stage);
