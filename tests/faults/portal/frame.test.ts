import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { startPortal } from "../../support/portal-servers.ts";
import { visitor } from "../../support/http-client.ts";
import { answering, refuse, stayingSilent, type SoapFault } from "../../support/soap-proxy.ts";
import { answer, raw } from "../../support/soap-stub.ts";
import { readSeals } from "./page.ts";
import { useOwnStage } from "./stage.ts";

const stage = useOwnStage();

const BADGE = /<(?:a|span)[^>]*class="svc (\w+)"[^>]*>([^<]+)/g;
const badgesIn = (html: string) =>
  [...html.matchAll(BADGE)].map(([, state, name]) => ({ state, name: name?.trim().replace("&amp;", "&") }));
const asked = () =>
  stage()
    .servers.proxy.operations()
    .filter((name) => name === "GetServiceStatuses").length;

describe("F-037: states of the outside systems", () => {
  test("a manager's page has seven badges with name and word, the page of the system, and the time", async () => {
    const { body } = await (await stage().as("vadyb2")).get("/news");
    expect(badgesIn(body).map(({ name }) => name)).toEqual([
      "Vertinimas",
      "Registrai",
      "Pasirašymas",
      "SMS",
      "El. paštas",
      "Skenavimas",
      "Archyvas",
    ]);
    expect(body.match(/<a href="https:\/\/busena\.pavyzdzio-lizingas\.example\/\w+"/g)).toHaveLength(7);
    expect([/Atnaujinta \d\d:\d\d/.test(body), body.includes('href="tel:')]).toEqual([true, false]);
  });

  test("the states as JSON follow the language, and hold no more than the badges", async () => {
    const manager = await stage().as("vadyb2");
    await manager.get("/news?lang=en");
    const { body, headers } = await manager.get("/service-statuses");
    expect(headers["content-type"]).toContain("application/json");
    const { services, updatedAt } = JSON.parse(body);
    expect(services[1]).toEqual({
      id: 2,
      name: "Registers",
      state: expect.stringMatching(/^(?:ok|slow|error)$/),
      href: "https://busena.pavyzdzio-lizingas.example/registrai",
      staleSince: null,
    });
    expect(updatedAt).toMatch(/^\d\d:\d\d$/);
  });

  test("a seller and a supervisor have no badges, and the portal does not ask for them", async () => {
    stage().servers.proxy.forget();
    for (const user of ["jonas.s", "vadove"]) {
      const browser = await stage().as(user);
      const { body } = await browser.get("/news");
      expect(badgesIn(body)).toEqual([]);
      expect(body.includes('href="tel:+37060000000"')).toBe(true);
      expect((await browser.get("/service-statuses")).status).toBe(403);
    }
    expect(asked()).toBe(0);
  });

  test("a guest who asks is told so, and still gets the page that was wanted after the log-in", async () => {
    const guest = stage().guest();
    await guest.get("/applications");
    expect((await guest.get("/service-statuses")).status).toBe(401);
    const login = await guest.post("/login", { username: "jonas.s", password: "Demo-2026!" });
    expect(login.location).toBe("/applications");
  });
});

describe("R-G15: the service that knows the states is down or slow", () => {
  const FAULTS: [string, SoapFault][] = [
    ["down", refuse],
    ["silent", stayingSilent],
    ["broken", answering(raw(200, "text/html", "<p>hunter2</p>"))],
    ["refusing", answering(answer(1021))],
    ["failing", answering(answer(2000))],
  ];

  test.each(FAULTS)(
    "%s: the page is whole, the states are unknown, and it is not asked again",
    async (_name, fault) => {
      const manager = await stage().as("vadyb2");
      const { proxy } = stage().servers;
      // A fresh process: nothing is known of the services yet.
      await stage().servers.restart("SIGTERM");
      proxy.fault("GetServiceStatuses", fault);
      proxy.forget();
      await manager.get("/404");
      const page = await manager.get("/news");
      expect([page.status, badgesIn(page.body)]).toEqual([
        200,
        [{ state: "unknown", name: textOf("lt", "shell:services.none") }],
      ]);
      expect(page.body.includes("Šilumos siurbliams")).toBe(true);
      for (let page = 0; page < 3; page += 1) await manager.get("/404");
      expect(asked()).toBeLessThanOrEqual(fault === refuse ? 2 : 1);
      proxy.heal();
    },
  );
});

describe("F-048: the note about the old system", () => {
  const note = textOf("lt", "shell:updateNote.text");

  test("it leads to the configured system and, once put away, stays away after a new log-in and a restart", async () => {
    const browser = await stage().logIn("vienas.s");
    const before = await browser.get("/news");
    const oldSystem = 'href="https://senoji-savitarna.pavyzdzio-lizingas.example"';
    expect([before.body.includes(note), before.body.includes(oldSystem)]).toEqual([true, true]);
    const seals = await readSeals(browser, "/news", "note");
    const dismissed = await browser.post("/preferences", { ...seals, note: "update", dismissNote: "" });
    expect([dismissed.status, dismissed.location]).toEqual([303, "/news"]);
    await stage().servers.restart("SIGTERM");
    for (const again of [browser, await stage().logIn("vienas.s")])
      expect((await again.get("/news")).body.includes(note)).toBe(false);
    expect((await (await stage().logIn("isimtis.s")).get("/news")).body.includes(note)).toBe(true);
  });

  test("a guest has no such note and cannot put one away", async () => {
    const guest = stage().guest();
    expect((await guest.get("/login")).body.includes(note)).toBe(false);
    expect((await guest.post("/preferences", { note: "update", dismissNote: "" })).status).toBe(303);
  });
});

describe("F-051, F-052: log-ins without the menu", () => {
  test("a limited log-in gets the public frame: no menu item; its own page alone says who it is", async () => {
    const browser = await stage().logIn("ribotas");
    const { body, status } = await browser.get("/login/url");
    expect(status).toBe(200);
    for (const text of [
      textOf("lt", "shell:menu.otherSystems"),
      textOf("lt", "shell:company.code", { code: "000000001" }),
    ])
      expect([text, body.includes(text)]).toEqual([text, true]);
    const html = body.replace(/<script\b[^]*?<\/script>/g, "");
    for (const sign of ['class="menu', 'href="/applications', 'href="/news"'])
      expect([sign, html.includes(sign)]).toEqual([sign, false]);
    const frame = html.replace(/<main\b[^]*<\/main>/, "");
    expect(frame).not.toBe(html);
    for (const name of ["ribotas", "Partnerio Svetainė"]) expect([name, frame.includes(name)]).toEqual([name, false]);
  });
});

test("F-426, F-049: in production nothing of the trial is shown", async () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString("base64url");
  const portal = await startPortal({
    NODE_ENV: "production",
    SESSION_KEYS: `k1:${key}`,
    SOAP_URL: stage().servers.proxy.url,
    LEASING_URL: "https://lizingas.example",
  });
  const { body } = await visitor(portal.origin).get("/login");
  await portal.end();
  expect([body.includes("6.0.8"), body.includes("pavyzdzio-lizingas.example")]).toEqual([false, false]);
  expect(body.includes('href="https://lizingas.example"')).toBe(true);
});

test("F-047: every answer names the build: pages, data, files, refusals; and so does /version", async () => {
  const seller = await stage().as("jonas.s");
  const { body } = await seller.get("/version");
  const { build } = JSON.parse(body);
  expect(build).toMatch(/^[0-9a-f]{8,}$/);
  for (const path of ["/news", "/news?_data=root", "/favicon.svg", "/no/such", "/%zz", "/healthz"])
    expect([path, (await seller.get(path)).headers["x-portal-build"]]).toEqual([path, build]);
  expect((await seller.get("/news")).body.includes(`/assets/manifest-${build}.js`)).toBe(true);
});
