import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD, digestOf } from "../../support/demo-session.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { formNamed, pressed, type RouteSubject } from "./form-table.ts";
import { findLeaks, testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { findForm, readSeals, verdictOf } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import { type Stage, useOwnStage } from "./stage.ts";

const SESSION = "__Host-s";
const VISITOR = "__Host-p";

let stage: Stage;
let subject: RouteSubject;
useOwnStage({ variables: { PUBLIC_ORIGIN: "https://portal.example" } }, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

const dataOf = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;
const login = formNamed("login");
const cookieIds = new Set<string>();

describe("R-A1: the cookies behind https", () => {
  test("the session is an opaque id of 43 characters that only this host gets, over https, and no script reads", async () => {
    const browser = stage.guest();
    const answer = await browser.post("/login", login.fields);
    const [session = "", ...others] = answer.cookies.filter((line) => !/Max-Age=0/.test(line));
    expect(session).toMatch(
      /^__Host-s=[\w-]{43}; Max-Age=46800; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(session.length).toBeLessThan(4096);
    expect(others).toEqual([]);
  });

  test("before the log-in there is a nonce with the same attributes, and nothing else", async () => {
    const { cookies } = await stage.guest().get("/login");
    // The frame and the page set the same one.
    expect([...new Set(cookies)]).toEqual([
      expect.stringMatching(/^__Host-p=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  test("besides these only language and zoom are kept in the browser", async () => {
    const browser = await stage.as("jonas.s");
    const english = await browser.get("/news?lang=en");
    const zoomed = await browser.post("/preferences", pressed(formNamed("preferences")));
    expect([...english.cookies, ...zoomed.cookies].map((line) => line.split(";")[0])).toEqual(["lang=en", "zoom=1.01"]);
    for (const line of [...english.cookies, ...zoomed.cookies]) expect(line).toMatch(/SameSite=Lax; Secure$/);
  });
});

describe("R-A2: fixation", () => {
  test("a planted session cookie is no session, and the log-in gives another one", async () => {
    const browser = stage.guest();
    const planted = "A".repeat(43);
    browser.cookies.set(SESSION, planted).set(VISITOR, planted);
    expect(verdictOf(await browser.get("/news"))).toBe("302 /login");
    await browser.post("/login", login.fields);
    expect(browser.cookies.get(SESSION)).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get(SESSION)).not.toBe(planted);
    expect(browser.cookies.has(VISITOR)).toBe(false);
  });

  test("a second log-in in the same browser ends its first session", async () => {
    const browser = await stage.logIn("pilnas");
    const first = browser.copy();
    await browser.post("/login", login.fields);
    expect(browser.cookies.get(SESSION)).not.toBe(first.cookies.get(SESSION));
    expect(verdictOf(await first.get("/news"))).toBe("302 /login");
    expect((await browser.get("/news")).status).toBe(200);
  });
});

/** Every page, its data, the files that it names, and some answers to forms. */
async function wholeRun(browser: Visitor): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const { id } of builtRoutes()) {
    const path = ROUTES(subject)[id]?.path(subject) ?? "";
    replies.push(await browser.get(path), await browser.get(dataOf(path, id)));
  }
  replies.push(await browser.get(dataOf("/news", "root")));
  for (const form of ["buyer", "credit", "household", "contract-data"]) {
    replies.push(await browser.post(formNamed(form).address(subject), { email: "x", "document.number": "x" }));
  }
  const assets = new Set(replies.flatMap(({ body }) => [...body.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)));
  for (const path of assets) replies.push(await browser.get(path));
  return replies;
}

test("R-A3: Sesija, Tokenas, password and its digest are in no cookie, page, data or script of a whole run", async () => {
  const browser = await stage.as("jonas.s");
  const replies = await wholeRun(browser);
  expect(replies.length).toBeGreaterThan(60);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const secrets = [...stage.servers.proxy.secrets, DEMO_PASSWORD, digestOf(DEMO_PASSWORD)];
  expect(secrets.length).toBeGreaterThan(4);
  const cookies = [...browser.cookies.values()];
  const decoded = cookies.map((value) => Buffer.from(value, "base64url").toString("latin1"));
  const everything = replies.map(({ headers, body }) => `${JSON.stringify(headers)}\n${body}`);
  expect(findLeaks([...cookies, ...decoded, ...everything].join("\n"), secrets)).toEqual([]);
  const own = browser.cookies.get(SESSION) ?? "";
  expect(findLeaks(everything.join("\n"), [own])).toEqual([]);
});

describe("R-A4, F-108: after the log-out", () => {
  test("the copied cookie opens nothing, and the back end hears nothing more of the old session", async () => {
    const browser = await stage.logIn("jonas.s");
    const copy = browser.copy();
    cookieIds.add(copy.cookies.get(SESSION) ?? "");
    await browser.get("/news");
    stage.servers.proxy.forget();
    await browser.post("/logout", { logout: "" });
    expect(stage.servers.proxy.operations()).toEqual(["EndSession"]);
    stage.servers.proxy.forget();
    for (const [route, { path, get }] of Object.entries(ROUTES(subject))) {
      const again = copy.copy();
      expect([route, verdictOf(await again.get(path(subject)))]).toEqual([route, get.guest]);
      expect([route, verdictOf(await again.get(dataOf(path(subject), route))).replace(/^204/, "302")]).toEqual([
        route,
        get.guest,
      ]);
    }
    for (const form of ["buyer", "credit", "contract", "delete-application"]) {
      const entry = formNamed(form);
      expect(verdictOf(await copy.copy().post(entry.address(subject), pressed(entry)))).toBe("303 /login");
    }
    // Pages behind a link ask about the link, in no user's name.
    const ofLinks = ["GetBankReportRequest", "GetSigningRequest", "VerifyDocument"];
    expect(stage.servers.proxy.operations().filter((name) => !ofLinks.includes(name))).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5])(
    "a log-out in the middle of four requests of the same session breaks none (%i)",
    async () => {
      const browser = await stage.logIn("jonas.s");
      const pages = ["/news", "/applications", `/applications/edit/${subject.application}/5`, "/news?_data=root"];
      const answers = await Promise.all([
        ...pages.map((path) => browser.copy().get(path)),
        browser.copy().post("/logout", {}),
      ]);
      for (const { status, location } of answers)
        expect([status < 400, location ?? "/login"]).toEqual([true, "/login"]);
    },
  );
});

describe("R-A11, O19: how one logs out", () => {
  test("the answer ends the cookie and clears what the browser has kept", async () => {
    const browser = await stage.logIn("pilnas");
    const answer = await browser.post("/logout", { logout: "" });
    expect([answer.status, answer.location, answer.headers["clear-site-data"]]).toEqual([
      303,
      "/login",
      '"cache", "storage"',
    ]);
    const [session = "", visitor = "", ...more] = answer.cookies;
    expect([session.split(";")[0], more]).toEqual([`${SESSION}=`, []]);
    expect(session).toMatch(/Max-Age=0; Expires=Thu, 01 Jan 1970 .*Secure$/);
    expect(visitor).toMatch(new RegExp(`^${VISITOR}=[\\w-]{43}; .*Secure$`));
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  test("a link, a picture and a form of another site do not", async () => {
    const browser = await stage.as("pilnas");
    const foreign = [
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
      { Referer: "https://evil.test/" },
      {},
    ];
    const noPages = [
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    // What its pages know of unread news is kept for a while.
    await browser.get("/news");
    stage.servers.proxy.forget();
    for (const headers of noPages) expect((await browser.copy().get("/logout", headers)).status).toBe(403);
    for (const headers of foreign) {
      const page = await browser.copy().get("/logout", headers);
      expect([page.status, findForm(page.body, "logout") !== null, page.headers["clear-site-data"]]).toEqual([
        200,
        true,
        undefined,
      ]);
    }
    expect((await browser.post("/logout", { logout: "" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(stage.servers.proxy.operations()).toEqual([]);
    expect((await browser.get("/news")).status).toBe(200);
  });

  test.each([{ "Sec-Fetch-Site": "none" }, { "Sec-Fetch-Site": "same-origin" }])(
    "a typed address or our own link does: %j",
    async (headers) => {
      const browser = await stage.logIn("pilnas");
      const answer = await browser.get("/logout", headers);
      expect(verdictOf(answer)).toBe("302 /login");
      expect(browser.cookies.has(SESSION)).toBe(false);
    },
  );

  test("a silent back end keeps no user logged in", async () => {
    const browser = await stage.logIn("pilnas");
    const copy = browser.copy();
    stage.servers.proxy.faultOnce("EndSession", (response) => response.destroy());
    expect(verdictOf(await browser.post("/logout", { logout: "" }))).toBe("303 /login");
    expect(verdictOf(await copy.get("/news"))).toBe("302 /login");
  });

  test("the question's form works for an old browser", async () => {
    const browser = await stage.logIn("pilnas");
    const seals = await readSeals(browser, "/logout", "logout");
    expect(verdictOf(await browser.post("/logout", { ...seals, logout: "" }, {}))).toBe("303 /login");
  });
});

test("F-196, F-006: a session remembers what it has opened, and only what it was let see", async () => {
  const [one, other] = [await stage.logIn("jonas.s"), await stage.logIn("jonas.s")];
  const goesOn = async (browser: Visitor) => verdictOf(await browser.get("/applications/add/3"));
  expect(await goesOn(one)).toBe("302 /applications/add");
  const application = await stage.application();
  expect((await one.get(`/applications/edit/${application}/4`)).status).toBe(200);
  expect((await one.get("/applications/edit/1010/4")).status).toBe(404);
  expect([await goesOn(one), await goesOn(other)]).toEqual([
    `302 /applications/edit/${application}/3`,
    "302 /applications/add",
  ]);
  await stage.servers.restart("SIGTERM");
  expect(await goesOn(one)).toBe(`302 /applications/edit/${application}/3`);
});

test("R-A14: the same person may work on two devices; each has a session of its own", async () => {
  const [one, other] = [await stage.logIn("pilnas"), await stage.logIn("pilnas")];
  await one.post("/logout", { logout: "" });
  expect((await other.get("/news")).status).toBe(200);
});

testForLeaks(
  () => stage,
  () => cookieIds,
);
