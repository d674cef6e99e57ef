import { describe, expect, test } from "vitest";
import type { Shell } from "../../../app/features/shell/shell.server.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering, refuse, stayingSilent } from "../../support/soap-proxy.ts";
import { answer, raw } from "../../support/soap-stub.ts";
import { formNamed, pressed, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { isPage, readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
let subject: Subject;
useOwnStage({}, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

/** Notices of the frame: variant, type, code and words of each, in the order of the page. */
function noticesOf(html: string): { variant: string; type: string; code: string; words: string }[] {
  const region = /<section aria-label="[^"]*" class="notes">([\s\S]*?)<\/section>/.exec(html)?.[1] ?? "";
  return region
    .split('<div class="note-box ')
    .slice(1)
    .map((box) => ({
      variant: /^\w+/.exec(box)?.[0] ?? "",
      type: / data-type="(\w+)"/.exec(box)?.[1] ?? "",
      code: / data-code="(-?\d+)"/.exec(box)?.[1] ?? "",
      words: unescapeHtml(
        box
          .replace(/^[^>]*>/, "")
          .replace(/<form[\s\S]*$/, "")
          .replace(/<[^>]+>/g, " ")
          .replace(/\s+/g, " "),
      ).trim(),
    }));
}

const greeting = (language: "lt" | "en" = "lt") => (language === "lt" ? "Laba diena!" : "Hello!");

describe("F-123: what the back end wants to say after log-in", () => {
  test("F-116: the greeting stands on the first page and is gone on the second; asked for once", async () => {
    stage.servers.proxy.forget();
    const seller = await stage.logIn(AUTHOR);
    const [first] = noticesOf((await seller.get("/news")).body);
    expect(first).toMatchObject({ variant: "info", type: "greeting" });
    expect(first?.words).toContain(greeting());
    expect(noticesOf((await seller.get("/applications")).body)).toEqual([]);
    await seller.get("/news");
    expect(stage.servers.proxy.operations().filter((name) => name === "ListNotifications")).toHaveLength(1);
  });

  test("in English it is English", async () => {
    const seller = await stage.logIn(AUTHOR);
    expect(noticesOf((await seller.get("/news?lang=en")).body)[0]?.words).toContain(greeting("en"));
  });

  test("the log-in page asked for in English by script, once the log-in is done, leads on with the greeting", async () => {
    const seller = await stage.logIn(AUTHOR);
    const read = (address: string, route: string) => seller.get(`${address}_data=${route}`, { Accept: "*/*" });
    const frame = async (address: string) => (JSON.parse((await read(address, "root")).body) as Shell).notices;
    expect(await frame("/news?")).toMatchObject([{ type: "greeting" }]);
    expect(await frame("/login?lang=en&")).toMatchObject([{ type: "greeting" }]);
    expect((await read("/login?lang=en&", "routes/login/route")).location).toBe("/news");
    expect(JSON.stringify(await frame("/news?"))).toContain(greeting("en"));
    expect(await frame("/news?")).toEqual([]);
  });

  test("F-117: what asks for attention stays on every page until it is dismissed", async () => {
    const supervisor = await stage.logIn("vadove3");
    for (const path of ["/news", "/applications", "/news"]) {
      const shown = noticesOf((await supervisor.get(path)).body).filter(({ type }) => type === "attention");
      expect([path, shown.length, shown[0]?.variant]).toEqual([path, 1, "danger"]);
    }
    const page = await supervisor.get("/news");
    const form = /<input type="hidden" name="notice" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
    const seals = await readSeals(supervisor, "/news", "dismiss");
    const dismissed = await supervisor.post("/preferences", { ...seals, notice: form, dismiss: "" });
    expect([dismissed.status, dismissed.location]).toEqual([303, "/news"]);
    expect(noticesOf((await supervisor.get("/news")).body)).toEqual([]);
  });

  test("R-H1: hostile HTML in it is cleaned, the link opens in a new tab", async () => {
    const manager = await stage.logIn("vadyb2");
    const page = await manager.get("/news");
    const drawn = page.body.replace(/<script nonce[\s\S]*?<\/script>/g, "");
    expect(drawn).toMatch(/<details><summary><b>[^/]*<\/b>Sekmadienį[^<]*<\/summary>/);
    expect(drawn).toMatch(/<a href="https:\/\/[^"]*\/darbai" target="_blank" rel="noopener noreferrer">/);
    expect(/alert\(|onclick|<script>/.exec(drawn)?.[0] ?? null).toBeNull();
  });

  test.each([
    ["no connection", refuse],
    ["silence", stayingSilent],
    ["a page instead of an answer", answering(raw(500, "text/html", "hunter2"))],
    ["a refusal", answering(answer(1021))],
    ["an unknown code", answering(answer(4711))],
    ["an ended session", answering(answer(1020))],
  ])("failing with %s is silent on the page, and in the log", async (_name, fault) => {
    stage.servers.proxy.fault("ListNotifications", fault);
    const seller = await stage.logIn(AUTHOR);
    const linesBefore = stage.servers.output().split('"notifications.').length;
    const page = await seller.get("/news");
    stage.servers.proxy.heal();
    expect([page.status, isPage(page), noticesOf(page.body)]).toEqual([200, true, []]);
    expect(page.body).toContain(textOf("lt", "news:title"));
    expect(stage.servers.output().split('"notifications.').length).toBe(linesBefore + 1);
  });
});

describe("notices of a page", () => {
  const step2 = () => `/applications/add/2/${subject.application}`;

  test("F-115, F-119: an error of the back end is a danger notice of type soap, with its code; the next page is without it", async () => {
    const seller = await stage.logIn(AUTHOR);
    await seller.get("/news");
    const credit = formNamed("credit");
    stage.servers.proxy.faultOnce("SaveApplication", answering(answer(2000)));
    const refused = await seller.post(credit.address(subject), { ...pressed(credit), _op: crypto.randomUUID() });
    const [notice, ...others] = noticesOf(refused.body);
    expect([others.length, notice?.variant, notice?.type, notice?.code]).toEqual([0, "danger", "soap", "2000"]);
    expect(notice?.words).toContain(textOf("lt", "soap:2000"));
    expect(noticesOf((await seller.get("/news")).body)).toEqual([]);
  });

  test("G34: the number under it is that of the request in the log", async () => {
    const seller = await stage.logIn(AUTHOR);
    await seller.get("/news");
    const credit = formNamed("credit");
    stage.servers.proxy.faultOnce("SaveApplication", answering(answer(2000)));
    const refused = await seller.post(credit.address(subject), { ...pressed(credit), _op: crypto.randomUUID() });
    const reference = /Klaidos numeris ([0-9a-f]{8})\b/.exec(refused.body)?.[1] ?? "none";
    const logged = stage.servers
      .output()
      .split("\n")
      .filter((line) => line.includes(`"rid":"${reference}`));
    expect(logged.some((line) => line.includes('"backend.refused"') && line.includes('"code":2000'))).toBe(true);
    await seller.get("/news");
  });

  test("F-118: the same error three times at once is one notice", async () => {
    const seller = await stage.logIn(AUTHOR);
    await seller.get("/news");
    const credit = formNamed("credit");
    const fault = answering(answer(1021));
    stage.servers.proxy.faultOnce("SaveApplication", fault, fault, fault);
    const data = `${credit.address(subject)}?_data=${encodeURIComponent(credit.route)}`;
    await Promise.all([1, 2, 3].map(() => seller.copy().post(data, { ...pressed(credit), _op: crypto.randomUUID() })));
    const shown = noticesOf((await seller.get(step2())).body).filter(({ code }) => code === "1021");
    expect(shown).toHaveLength(1);
  });

  test("F-122: what was saved is told once, as a success", async () => {
    const seller = await stage.logIn(AUTHOR);
    await seller.get("/news");
    const credit = formNamed("credit");
    const saved = await seller.post(credit.address(subject), { ...pressed(credit), _op: crypto.randomUUID() });
    expect([saved.status, saved.location]).toEqual([303, step2()]);
    const words = textOf("lt", "soap:success.applicationSaved", { number: subject.application });
    expect(noticesOf((await seller.get(step2())).body)).toMatchObject([{ variant: "success" }]);
    expect(words).toContain(String(subject.application));
    expect(noticesOf((await seller.get(step2())).body)).toEqual([]);
  });

  test("F-448: a contract that exists already is told with the way to it", async () => {
    const seller = await stage.logIn(AUTHOR);
    await seller.get("/news");
    const make = formNamed("contract");
    const of = { ...subject, application: subject.contract };
    await seller.post(make.address(of), { ...pressed(make), _op: crypto.randomUUID() });
    const page = (await seller.get(`/applications/edit/${subject.contract}/5`)).body;
    expect(noticesOf(page)).toMatchObject([{ variant: "danger", code: "1065" }]);
    const link = new RegExp(`<a[^>]* href="/applications/load/${subject.contract}"[^>]*>([^<]*)</a>`);
    expect(link.exec(page)?.[1]).toBe(textOf("lt", "application:contract.open"));
  });

  test("the language switch keeps the notices of the page, in the other language", async () => {
    const seller = await stage.logIn(AUTHOR);
    expect(noticesOf((await seller.get("/news")).body)[0]?.words).toContain(greeting("lt"));
    expect(noticesOf((await seller.get("/news?lang=en")).body)[0]?.words).toContain(greeting("en"));
    expect(noticesOf((await seller.get("/news?lang=en")).body)).toEqual([]);
  });

  test("a larger page keeps its notices", async () => {
    const seller = await stage.logIn(AUTHOR);
    const seals = await readSeals(seller, "/news", "zoomIn");
    await seller.post("/preferences", { ...seals, zoom: "1.00", back: "/news", zoomIn: "" });
    expect(noticesOf((await seller.get("/news")).body)).toHaveLength(1);
    expect(noticesOf((await seller.get("/news")).body)).toEqual([]);
  });
});

describe("special pages", () => {
  test("F-467, F-449: a shop without conditions is told so, with whom to ask; without a manager with the text of 1080", async () => {
    const seller = await stage.logIn("tuscias.s");
    const page = await seller.get("/applications/add");
    expect(page.status).toBe(422);
    for (const key of ["soap:2140", "soap:1080", "errors:refusal.title"])
      expect(page.body).toContain(textOf("lt", key));
    const own = await stage.as(AUTHOR);
    stage.servers.proxy.faultOnce("GetConditionVariants", answering(answer(2140)));
    const withManager = await own.get("/applications/add");
    expect(withManager.body.split("</header>")[1]).toMatch(/<a href="mailto:[^"]+@pavyzdys\.example"/);
  });

  test.each(["lt", "en"] as const)(
    "R-C2, access 28: too many log-ins of one account have a page of their own in %s, with the minutes to wait",
    async (language) => {
      await stage.servers.restart("SIGTERM", { LIMITS: "loginAttemptsPerAccount=2,breakerConnectionFailures=1000000" });
      const guest = stage.guest();
      await guest.get(`/login?lang=${language}`);
      const attempt = () => guest.post("/login", { username: `nera.${language}`, password: "wrong" });
      await attempt();
      await attempt();
      const refused = await attempt();
      expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
      expect(refused.body).toContain(textOf(language, "errors:refused.too-many.later", { minutes: 15 }));
    },
  );
});

testForLeaks(() => stage);
