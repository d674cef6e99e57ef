import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { encodeForm, type Headers, type Visitor } from "../../support/http-client.ts";
import { findingText, textOf } from "../../support/journey-texts.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { testForLeaks } from "./leaks.ts";
import { alertOf } from "./partner-links.ts";
import { findForm, isPage, readSeals, sealsOf, shownValue, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

const PARTNERS = ["https://shop-a.example", "https://shop-b.example"];
const FRAME = "/frame/login";
const FORM = "frame-login";
const TOP = "/login/url_full";

let stage: Stage;
useOwnStage({ variables: { FRAME_PARTNERS: PARTNERS.join(",") } }, async (opened) => {
  stage = opened;
});

/** A form inside the frame, as current browsers send it when their third-party cookies are blocked: none. */
const IN_FRAME: Headers = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
/** The form with target=_top of that frame. */
const IN_TOP: Headers = { ...IN_FRAME, "Sec-Fetch-Dest": "document" };
const OLD_BROWSER: Headers = {};
const FORM_TYPE: Headers = { "Content-Type": "application/x-www-form-urlencoded" };

const logIn = (frame: Visitor, fields: Record<string, string>, headers = IN_FRAME) =>
  frame.post(FRAME, { username: "pilnas", password: DEMO_PASSWORD, login: "", ...fields }, headers);

/** The form that the frame hands to the top window. */
async function handOver(login = "pilnas"): Promise<Record<string, string>> {
  const answer = await logIn(stage.guest(), { username: login });
  const form = /<form method="post" action="\/login\/url_full" target="_top"[^>]*>[\s\S]*?<\/form>/.exec(
    answer.body,
  )?.[0];
  if (form === undefined) throw new Error(`no form for the top window: ${answer.status}`);
  return sealsOf(form, "u");
}

describe("F-027, R-B10: who may frame it", () => {
  const ancestorsOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /frame-ancestors ([^;]+)/.exec(String(headers["content-security-policy"]))?.[1];

  test("exactly the configured partners, for the page, its data, its answers and its errors", async () => {
    const guest = stage.guest();
    const evil = { Referer: "https://evil.test/", Origin: "https://evil.test" };
    const answers = [
      await guest.get(FRAME),
      await guest.get(`${FRAME}?partner=https://evil.test&lang=en`, evil),
      await guest.get(`${FRAME}?_data=routes%2Fframe-login%2Froute`),
      await guest.get(`${FRAME}?_data=root`),
      await logIn(guest, { username: "" }),
      await logIn(guest, { username: "nera.tokio" }),
      await logIn(guest, {}),
      await guest.post(FRAME, {}, evil),
      await guest.post(FRAME, { "a[1000000].b": "1" }, IN_FRAME),
      await guest.ask("PUT", FRAME, IN_FRAME),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 422, 200, 403, 400, 405]);
    for (const one of answers) {
      expect([ancestorsOf(one), one.headers["x-frame-options"]]).toEqual([PARTNERS.join(" "), undefined]);
    }
  });

  test("no other page of the log-in", async () => {
    for (const path of ["/login", "/login/url", TOP, "/frame", "/frame/login/x", "/password-remind", "/logout"]) {
      const one = await stage.guest().get(path);
      expect([path, ancestorsOf(one), one.headers["x-frame-options"]]).toEqual([path, "'none'", "DENY"]);
    }
  });
});

describe("R-C23: no cookie", () => {
  test("is set by anything in the frame, and none that comes is read", async () => {
    const seller = await stage.logIn("jonas.s");
    const before = new Map(seller.cookies);
    const answers = [
      await seller.get(`${FRAME}?lang=en`, IN_FRAME),
      await seller.get(`${FRAME}?_data=root`),
      await logIn(seller, { username: "nera.tokio" }),
      await logIn(seller, {}),
      await seller.post(FRAME, { "a[1000000].b": "1" }, IN_FRAME),
    ];
    expect(answers.map(({ cookies }) => cookies)).toEqual(answers.map(() => []));
    for (const { body } of answers) expect(body).not.toMatch(/Jonas|jonas\.s|class="menu/);
    expect(seller.cookies).toEqual(before);
    expect((await seller.get("/news")).status).toBe(200);
  });

  test("is needed by an old browser: its token stands alone, in both languages", async () => {
    for (const query of ["", "?lang=en"]) {
      const seals = await readSeals(stage.guest(), `${FRAME}${query}`, FORM);
      const answer = await logIn(stage.guest(), seals, OLD_BROWSER);
      const form = sealsOf(answer.body, "u");
      const top = await stage.guest().post(TOP, form, OLD_BROWSER);
      expect(verdictOf(top)).toBe("303 /news");
    }
  });

  test("an old browser without a token, with another form's, or with one of an hour ago is not let in", async () => {
    const frame = stage.guest();
    expect((await logIn(frame, {}, OLD_BROWSER)).status).toBe(403);
    const { _csrf = "" } = await readSeals(stage.guest(), "/login", "login");
    const [minute = "", nonce = "", signature = ""] = (await readSeals(frame, FRAME, FORM))["_csrf"]?.split(".") ?? [];
    const hourAgo = (Number.parseInt(minute, 36) - 60).toString(36);
    for (const token of [_csrf, `${hourAgo}.${nonce}.${signature}`, `${minute}.${nonce}.${signature.slice(1)}A`]) {
      const answer = await logIn(frame, { _csrf: token }, OLD_BROWSER);
      expect([token, answer.status, shownValue(answer.body, FORM, "username")]).toEqual([token, 403, "pilnas"]);
      expect(answer.body).not.toContain("data-send-itself");
    }
  });
});

describe("F-088 to F-091: the form", () => {
  test("Enter presses the log-in, whatever stands after it", async () => {
    const form = findForm((await stage.guest().get(FRAME)).body, FORM) ?? "";
    const buttons = [...form.matchAll(/<button type="submit"[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect(buttons).toEqual(["login", "showPassword", "login"]);
  });

  test("empty fields: both texts, the page inside the frame", async () => {
    const answer = await logIn(stage.guest(), { username: "", password: "" });
    const required = findingText("lt", "required");
    expect([answer.status, answer.body.split(required).length - 1]).toEqual([400, 4]);
  });

  test("a wrong password tells the attempts left, keeps the name and not the password", async () => {
    for (const [language, n] of [
      ["lt", 4],
      ["en", 3],
    ] as const) {
      const frame = stage.guest();
      const fields = { username: "vienas.s", password: "Wrong-2026!", login: "" };
      const answer = await frame.post(`${FRAME}?lang=${language}`, fields, IN_FRAME);
      expect([answer.status, alertOf(answer)]).toEqual([422, textOf(language, "soap:1000", { n })]);
      expect(shownValue(answer.body, FORM, "username")).toBe("vienas.s");
      expect(answer.body).not.toContain("Wrong-2026!");
    }
  });

  test("the refusals of the log-in page, in its words; 1005 with its link", async () => {
    for (const login of ["lukas.s", "dalia.s", "tomas.s", "rasa.s"]) {
      const page = await stage.guest().post("/login", { username: login, password: DEMO_PASSWORD, login: "" });
      const framed = await logIn(stage.guest(), { username: login });
      if (page.status === 303) {
        const top = await stage.guest().post(TOP, sealsOf(framed.body, "u"), IN_TOP);
        expect([login, verdictOf(top)]).toEqual([login, verdictOf(page)]);
      } else expect([login, framed.status, alertOf(framed)]).toEqual([login, page.status, alertOf(page)]);
    }
    const { body } = await logIn(stage.guest(), { username: "dalia.s" });
    expect(body).toContain('<a href="/password-remind" target="_blank" rel="noopener">');
  });

  test("F-089: show and hide send back what was typed, and do not ask the back end", async () => {
    const frame = stage.guest();
    stage.servers.proxy.forget();
    const typed = { username: "jonas.s", password: `a"<b>&'ą` };
    const shown = await frame.post(FRAME, { ...typed, showPassword: "" }, IN_FRAME);
    const hidden = await frame.post(FRAME, { ...typed, hidePassword: "" }, IN_FRAME);
    for (const [answer, type, button] of [
      [shown, "text", "hidePassword"],
      [hidden, "password", "showPassword"],
    ] as const) {
      expect([answer.status, alertOf(answer)]).toEqual([200, null]);
      expect(answer.body).toMatch(new RegExp(`<input type="${type}" id="frame-login-password"`));
      expect(answer.body).toContain(`name="${button}"`);
      expect(shownValue(answer.body, FORM, "password")).toBe(typed.password);
      expect(shownValue(answer.body, FORM, "username")).toBe(typed.username);
    }
    expect(stage.servers.proxy.operations()).toEqual([]);
    expect((await frame.post(FRAME, { ...typed, showPassword: "" }, OLD_BROWSER)).body).not.toContain(`a&quot;&lt;b`);
  });

  test("F-090: the way to a new password is in the top window", async () => {
    expect((await stage.guest().get(FRAME)).body).toContain('<a href="/password-remind" target="_top">');
  });

  test("a silent back end loses nothing that was typed but the password", async () => {
    stage.servers.proxy.faultOnce("Login3", refuse);
    const answer = await logIn(stage.guest(), {});
    expect([answer.status, alertOf(answer)]).toEqual([503, textOf("lt", "soap:noAnswer")]);
    expect(shownValue(answer.body, FORM, "username")).toBe("pilnas");
  });
});

describe("F-092, O10: the ticket", () => {
  test("logs the top window in, once", async () => {
    const form = await handOver();
    expect(form).toEqual({
      _csrf: expect.any(String),
      u: "pilnas",
      p: expect.stringMatching(/^[\w-]{43}$/),
      r: "news",
    });
    const top = stage.guest();
    expect(verdictOf(await top.post(TOP, form, IN_TOP))).toBe("303 /news");
    expect((await top.get("/news")).body).toContain("pilnas");
    const again = stage.guest();
    const spent = await again.post(TOP, form, IN_TOP);
    expect([spent.status, spent.location?.split("?")[0], again.cookies.has("s")]).toEqual([303, TOP, false]);
    const page = await again.get(spent.location ?? "");
    expect([page.status, alertOf(page)]).toEqual([422, textOf("lt", "auto-login:refused.alreadyUsed")]);
  });

  test("of 20 at once one is let in", async () => {
    const form = await handOver();
    const tops = Array.from({ length: 20 }, () => stage.guest());
    const verdicts = await Promise.all(tops.map(async (top) => verdictOf(await top.post(TOP, form, IN_TOP))));
    expect(verdicts.filter((verdict) => verdict === "303 /news").length).toBe(1);
    expect(tops.filter(({ cookies }) => cookies.has("s")).length).toBe(1);
  });

  test("is worth nothing with another name, nor afterwards with its own", async () => {
    const form = await handOver();
    for (const u of ["jonas.s", "pilnas"]) {
      const top = stage.guest();
      await top.post(TOP, { ...form, u }, IN_TOP);
      expect([u, top.cookies.has("s")]).toEqual([u, false]);
    }
  });

  test("made up, missing, or the password's hash: the user is not let in, and the back end is not asked", async () => {
    stage.servers.proxy.forget();
    for (const p of ["A".repeat(43), "", "0".repeat(64), "x".repeat(9_000)]) {
      const top = stage.guest();
      const answer = await top.post(TOP, { u: "pilnas", p, r: "news" }, IN_TOP);
      expect([p.length, answer.status, top.cookies.has("s")]).toEqual([p.length, 303, false]);
    }
    expect(stage.servers.proxy.operations()).toEqual([]);
  });

  test("a limited account goes to its own page", async () => {
    const top = stage.guest();
    expect(verdictOf(await top.post(TOP, await handOver("ribotas"), IN_TOP))).toBe("303 /login/url");
  });

  test("r of the form is one of the table as well", async () => {
    for (const [r, place] of [
      ["applications", "/applications"],
      ["//evil.test", "/news"],
    ]) {
      const answer = await stage.guest().post(TOP, { ...(await handOver()), r: r ?? "" }, IN_TOP);
      expect(answer.location).toBe(place);
    }
  });

  test("lives for one minute", async () => {
    const form = await handOver();
    await stage.servers.restart("SIGTERM", clockAhead(2));
    const top = stage.guest();
    const answer = await top.post(TOP, form, IN_TOP);
    expect([answer.location?.startsWith(`${TOP}?refused=`), top.cookies.has("s")]).toEqual([true, false]);
    await stage.servers.restart("SIGTERM");
  });
});

describe("R-C25: log-in CSRF", () => {
  test.each(["/login", FRAME, TOP])(
    "a form of another site at %s is refused before the back end is asked",
    async (path) => {
      stage.servers.proxy.forget();
      const ticket = path === TOP ? await handOver() : {};
      stage.servers.proxy.forget();
      for (const headers of [
        { Origin: "https://evil.test" },
        { Origin: PARTNERS[0] ?? "" },
        { Origin: "null" },
        { "Sec-Fetch-Site": "cross-site" },
        { "Sec-Fetch-Site": "same-site" },
        {},
      ]) {
        const body = encodeForm({ username: "pilnas", password: DEMO_PASSWORD, login: "", ...ticket, _csrf: "" });
        for (const address of [path, `${path}?_data=routes%2Fframe-login%2Froute`]) {
          for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
            const victim = stage.guest();
            const answer = await victim.ask(method, address, { ...FORM_TYPE, ...headers }, body);
            expect([method, address, headers, answer.status, isPage(answer)]).toEqual([
              method,
              address,
              headers,
              403,
              true,
            ]);
            expect(victim.cookies.has("s")).toBe(false);
          }
        }
      }
      expect(stage.servers.proxy.operations()).toEqual([]);
    },
  );
});

testForLeaks(() => stage);
