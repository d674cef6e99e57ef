import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { encodeForm, type Reply } from "../../support/http-client.ts";
import { answering, refuse } from "../../support/soap-proxy.ts";
import { answer, raw } from "../../support/soap-stub.ts";
import { formNamed, FORMS, pressed, type RouteSubject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes, CLIENT_BUILD } from "./manifest.ts";
import { isPage } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
let subject: RouteSubject;
useOwnStage({ variables: { PUBLIC_ORIGIN: "https://portal.example" } }, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

const FORM = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
const dataOf = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;
const pathOf = (route: string) => ROUTES(subject)[route]?.path(subject) ?? "";

const FOR_A_YEAR = "public, max-age=31536000, immutable";
/** What is wrong with the headers of an answer; nothing, when all is well. */
function findFaults({ headers, body }: Reply, isHashedAsset = false): string[] {
  const policy = String(headers["content-security-policy"] ?? "");
  const wanted: [string, boolean][] = [
    ["frame-ancestors", policy.includes("frame-ancestors 'none'")],
    ["default-src", policy.startsWith("default-src 'none'")],
    ["unsafe script", !/unsafe-inline|unsafe-eval|script-src[^;]*\*/.test(policy)],
    ["nosniff", headers["x-content-type-options"] === "nosniff"],
    ["referrer", headers["referrer-policy"] === "same-origin"],
    ["hsts", headers["strict-transport-security"] === "max-age=63072000; includeSubDomains"],
    ["opener", headers["cross-origin-opener-policy"] === "same-origin"],
    ["resource", headers["cross-origin-resource-policy"] === "same-origin"],
    ["permissions", String(headers["permissions-policy"]).includes("microphone=()")],
    ["frame options", headers["x-frame-options"] === "DENY"],
    ["cache", headers["cache-control"] === (isHashedAsset ? FOR_A_YEAR : "no-store, no-transform")],
    ["technology", headers["x-powered-by"] === undefined && headers.server === undefined],
    ["request id", /^[\w-]{36}$/.test(String(headers["x-request-id"]))],
    [
      "nonce",
      !/^<!DOCTYPE html>[^]*<script/.test(body) || body.includes(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "none"),
    ],
  ];
  return wanted.filter(([, holds]) => !holds).map(([name]) => name);
}

describe("R-B9: every answer carries the portal's headers", () => {
  test("every route, as a page and as data, for its author, a stranger and a guest", async () => {
    const browsers = [await stage.as("jonas.s"), await stage.as("kasa1"), stage.guest()];
    const statuses = new Set<number>();
    for (const { id } of builtRoutes()) {
      for (const browser of browsers) {
        const [page, data] = await Promise.all([browser.get(pathOf(id)), browser.get(dataOf(pathOf(id), id))]);
        statuses.add(page.status).add(data.status);
        expect([id, findFaults(page), findFaults(data)]).toEqual([id, [], []]);
      }
    }
    expect([...statuses].sort()).toEqual([200, 204, 302, 401, 403, 404, 410]);
  });

  test("every form: refused by its origin, by its method, by its names, by its values, by its size, by its format", async () => {
    const seller = await stage.as("jonas.s");
    const statuses = new Map<number, number>();
    for (const entry of FORMS.filter(({ form }) => form !== "logout")) {
      const address = entry.address(subject);
      const answers = [
        await seller.post(address, pressed(entry), { Origin: "https://evil.test" }),
        await seller.ask("PUT", address, FORM, encodeForm(pressed(entry))),
        await seller.post(address, { "a[1000000].b": "1" }),
        await seller.ask("POST", address, FORM, `a=${"x".repeat(300_000)}`),
        await seller.ask("POST", address, { ...FORM, "Content-Type": "application/json" }, "{}"),
      ];
      for (const one of answers) {
        statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
        expect([entry.form, one.status, findFaults(one), isPage(one)]).toEqual([entry.form, one.status, [], true]);
      }
    }
    expect([...statuses.keys()].sort()).toEqual([400, 403, 405, 413, 415]);
    expect(new Set(statuses.values())).toEqual(new Set([FORMS.length - 1]));
  });

  test("redirects after a form, wrong values, a page without an action, addresses and heads that are too long", async () => {
    const seller = await stage.as("jonas.s");
    const answers: [number, Reply][] = [
      [303, await seller.post("/preferences", { zoom: "1.00", zoomReset: "" })],
      [400, await seller.post("/applications/add", { personalCode: "1", continue: "" })],
      [422, await stage.guest().post("/login", { username: "no.such.user", password: "x" })],
      [405, await seller.post("/ratings", { a: "1" })],
      [404, await seller.post("/nothing", { a: "1" })],
      [414, await seller.get(`/news?q=${"x".repeat(2_100)}`)],
      [431, await seller.get("/news", { "X-Long": "x".repeat(17_000) })],
      [400, await seller.get("/%zz")],
    ];
    for (const [status, one] of answers) expect([status, one.status, findFaults(one)]).toEqual([status, status, []]);
  });

  test("pages of a failing back end: 500, 502, 503 with its Retry-After", async () => {
    const seller = await stage.as("jonas.s");
    const { proxy } = stage.servers;
    for (const [status, fault] of [
      [500, answering(answer(2000))],
      [502, answering(raw(200, "text/html", "<p>hunter2</p>"))],
      [503, refuse],
    ] as const) {
      proxy.fault("ListContracts", fault);
      const [page, data, file] = [
        await seller.get("/applications"),
        await seller.get(dataOf("/applications", "routes/applications/route")),
        await seller.get("/applications/export"),
      ];
      for (const one of [page, data, file]) expect([one.status, findFaults(one)]).toEqual([status, []]);
      if (status === 503) expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    }
    proxy.heal();
  });

  test("files: hashed ones may be kept for a year, others not; a missing one is not kept", async () => {
    const guest = stage.guest();
    const names = readdirSync(join(CLIENT_BUILD, "assets")).filter((name) => /\.(?:js|css)$/.test(name));
    const assets = await Promise.all(names.map((name) => guest.get(`/assets/${name}`)));
    expect(assets.filter((one) => one.status !== 200 || findFaults(one, true).length > 0)).toEqual([]);
    for (const [path, status] of [
      ["/favicon.svg", 200],
      ["/robots.txt", 200],
      ["/assets/none.js", 404],
      ["/assets/a.js.map", 404],
    ] as const) {
      const one = await guest.get(path);
      expect([path, one.status, findFaults(one)]).toEqual([path, status, []]);
    }
  });
});

describe("R-H10: documents and lists as files", () => {
  test("PDF documents: exact type, name in both spellings, not kept, and nothing in it may run", async () => {
    const seller = await stage.as("jonas.s");
    const documents = [
      [subject.application, "standard-information"],
      [subject.application, "draft"],
      [subject.application, "schedule"],
      [subject.application, "valuation"],
      [subject.contract, "set"],
    ] as const;
    for (const [id, name] of documents) {
      const one = await seller.get(`/applications/documents/${id}/${name}`);
      expect([name, one.status, one.headers["content-type"], findFaults(one)]).toEqual([
        name,
        200,
        "application/pdf",
        [],
      ]);
      expect(one.headers["content-disposition"]).toMatch(
        /^(?:inline|attachment); filename="[\w.-]+\.pdf"; filename\*=UTF-8''[\w.%-]+$/,
      );
      expect(one.headers["content-security-policy"]).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect([one.bytes.subarray(0, 5).toString(), Number(one.headers["content-length"])]).toEqual([
        "%PDF-",
        one.bytes.length,
      ]);
    }
  });

  test("the list as XLSX is saved, not opened: an attachment in a sandbox", async () => {
    const one = await (await stage.as("jonas.s")).get("/applications/export");
    expect(one.headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(one.headers["content-disposition"]).toMatch(
      /^attachment; filename="[\w.-]+\.xlsx"; filename\*=UTF-8''[\w.%-]+$/,
    );
    expect(one.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect([findFaults(one), one.bytes.subarray(0, 2).toString()]).toEqual([[], "PK"]);
  });

  test("a document's name in the address is one of the list", async () => {
    const seller = await stage.as("jonas.s");
    for (const name of ["__proto__", "constructor", "toString", "set.pdf", "%2e%2e%2fdraft", "SET"]) {
      const one = await seller.get(`/applications/documents/${subject.application}/${name}`);
      expect([name, one.location ?? one.status]).toEqual([name, expect.toBeOneOf(["/404", 404])]);
    }
  });
});

describe("R-H11: what browsers download", () => {
  const files = readdirSync(CLIENT_BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files
    .filter((path) => /\.(?:js|css|svg|txt)$/.test(path))
    .map((path): [string, string] => [path, readFileSync(path, "utf8")]);

  test("there are no source maps, not even their names", async () => {
    expect(files.filter((path) => path.endsWith(".map"))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes("sourceMappingURL"))).toEqual([]);
    for (const [path] of texts.filter(([name]) => name.endsWith(".js")).slice(0, 5)) {
      expect((await stage.guest().get(`${path.slice(CLIENT_BUILD.length)}.map`)).status).toBe(404);
    }
  });

  const FORBIDDEN: [string, RegExp][] = [
    ["operations and elements of the back end", /GetContract|SaveApplication|MakeContract|KlaidosKodas|urn:portal/],
    ["sessions and keys", /soapSession|aes-256-gcm|createHmac|SESSION_KEYS|Tokenas|__Host-/],
    ["variables and addresses of the server", /process\.env|SOAP_URL|BACKEND_PORT|127\.0\.0\.1|localhost|\/soap["'`]/],
    ["modules of Node", /["']node:|require\(["'](?:fs|path|crypto|http)["']\)/],
    ["test codes and demo log-ins", /30000000000|40000000000|50000000000|60000000000|33333333333|Demo-2026|jonas\.s/],
    ["folders of the build", /\/work\/|\/tmp\/|\/root\/|node_modules/],
  ];
  test.each(FORBIDDEN)("no %s", (_what, pattern) => {
    const found = texts.flatMap(([path, text]) => (pattern.test(text) ? [`${path}: ${pattern.exec(text)?.[0]}`] : []));
    expect(found).toEqual([]);
  });

  test("no personal code of any person", () => {
    const found = texts.flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\d.])[3-6]\d{10}(?!\d)/g)].map(([code]) => `${path}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  test("nothing of the server's own files is served", async () => {
    const guest = stage.guest();
    for (const path of [
      "/build/server/index.js",
      "/server/start.ts",
      "/package.json",
      "/.env",
      "/.git/config",
      "/.data/portal.sqlite",
      "/app/root.tsx",
      "/assets/..%2f..%2fpackage.json",
    ]) {
      expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
    }
  });
});

test("R-H12: no error page or its data tells of the machine behind it, nor repeats what a broken answer said", async () => {
  const seller = await stage.as("jonas.s");
  const { proxy } = stage.servers;
  const broken = [
    raw(500, "text/html", "<html>hunter2 at /srv/hunter2.php:12</html>"),
    raw(
      500,
      "text/xml",
      "<soap:Envelope xmlns:soap='http://schemas.xmlsoap.org/soap/envelope/'><soap:Body><soap:Fault><faultcode>x</faultcode><faultstring>hunter2</faultstring></soap:Fault></soap:Body></soap:Envelope>",
    ),
    raw(200, "text/xml", "<hunter2>"),
    raw(200, "text/xml; charset=utf-8", "<a><KlaidosKodas>hunter2</KlaidosKodas></a>"),
    answer("hunter2"),
    answer(0, "<Paraiska><ParaiskosID>hunter2</ParaiskosID></Paraiska>"),
  ];
  const pages: Reply[] = [];
  for (const reply of broken) {
    proxy.fault("GetContract", answering(reply));
    const path = `/applications/edit/${subject.application}/4`;
    pages.push(await seller.get(path), await seller.get(dataOf(path, "routes/application-contract-data/route")));
    pages.push(await seller.post(path, pressed(formNamed("contract-data"))));
  }
  proxy.heal();
  for (const path of [
    "/nothing",
    "/404",
    "/permission-denied",
    "/applications/load/abc",
    "/applications/edit/1/9",
    "/applications/goods/1/-1",
  ]) {
    pages.push(await seller.get(path));
  }
  pages.push(
    await seller.post("/news", { a: "1" }),
    await seller.post("/applications/add", { __proto__: "1", "a[4294967294]": "1" }),
  );
  for (const { status, body, headers } of pages) {
    expect(status).toBeGreaterThanOrEqual(400);
    const told = `${JSON.stringify(headers)}${body}`;
    expect(
      /hunter2|\n\s+at |node_modules|\/work\/|\.ts:\d|\.js:\d|[Ee]xpress|soap:Fault|faultstring|Error:/.exec(
        told,
      )?.[0] ?? null,
    ).toBeNull();
    expect(/remix[ /]?\d|node\/\d|v\d+\.\d+\.\d+/i.exec(told)?.[0] ?? null).toBeNull();
  }
  expect(pages.filter(({ headers }) => headers["content-type"]?.startsWith("text/html")).every(isPage)).toBe(true);
  expect(stage.servers.output()).not.toContain("hunter2");
});

test("R-L1, R-H12: a part of a page that does not exist and a missing action are a line of the log, without address and stack", async () => {
  const guest = stage.guest();
  await guest.get(dataOf("/applications/load/60302149977", "routes/news/route"));
  await guest.post("/news", { a: "1" });
  await expect.poll(() => stage.servers.output().split('"/news","method":"POST"').length).toBeGreaterThan(1);
  expect(stage.servers.output()).not.toMatch(/60302149977|\n\s+at .+:\d+:\d+/);
});

testForLeaks(() => stage);
