import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Portal, removeFolder, startPortal } from "./portal-process.ts";
import { type Answer, exchange, get, head, openSocket, parseAnswer, post } from "./raw-client.ts";

const HTTPS = {
  PUBLIC_ORIGIN: "https://portal.example",
  FRAME_PARTNERS: "https://shop-a.example https://shop-b.example",
  LIMITS: "requestsInFlight=2,formBodySeconds=1,sessionRequestsPerMinute=5,headersSeconds=1",
};
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal(HTTPS);
});
afterAll(async () => {
  await portal.end();
  removeFolder(portal.dataDir);
});

function expectSecurity(answer: Answer, what: string): void {
  const { headers } = answer;
  expect(headers["content-security-policy"], what).toContain("frame-ancestors");
  expect(headers["content-security-policy"], what).toContain("default-src 'none'");
  expect(headers["x-content-type-options"], what).toBe("nosniff");
  expect(headers["referrer-policy"], what).toBe("same-origin");
  expect(headers["strict-transport-security"], what).toBe("max-age=63072000; includeSubDomains");
  expect(headers["cross-origin-opener-policy"], what).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"], what).toBe("same-origin");
  expect(headers["permissions-policy"], what).toContain("camera=(self)");
  expect(headers["x-ua-compatible"], what).toBe("IE=edge");
  expect(headers["x-powered-by"], what).toBeUndefined();
  expect(headers.server, what).toBeUndefined();
  expect(answer.raw.match(/^content-security-policy:/gim), what).toHaveLength(1);
  expect(answer.raw.match(/^cache-control:/gim), what).toHaveLength(1);
}

async function slowForm(): Promise<Answer> {
  return exchange(
    portal.port,
    head("POST", "/note", {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": "10",
      "Sec-Fetch-Site": "same-origin",
    }),
    "tex",
  );
}

async function crowded(): Promise<Answer> {
  const slow = [get(portal.port, "/slow?ms=400"), get(portal.port, "/slow?ms=400")];
  await portal.sees("test.slow");
  const answers = await Promise.all([...slow, get(portal.port, "/login"), get(portal.port, "/login")]);
  return answers.find((answer) => answer.status === 503) ?? parseAnswer("");
}

async function overRate(): Promise<Answer> {
  const Cookie = `__Host-s=${"a".repeat(43)}`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(portal.port, "/healthy", { Cookie })));
  return answers.find((answer) => answer.status === 429) ?? parseAnswer("");
}

const form = { "Sec-Fetch-Site": "same-origin" };
const CASES: [status: number, what: string, ask: () => Promise<Answer>][] = [
  [200, "page", () => get(portal.port, "/login")],
  [200, "data request", () => get(portal.port, "/login?_data=login")],
  [200, "resource route", () => get(portal.port, "/probe")],
  [200, "static file", () => get(portal.port, "/favicon.txt")],
  [200, "hashed asset", () => get(portal.port, "/assets/app-ABC123.js")],
  [200, "alive", () => get(portal.port, "/healthz")],
  [302, "guarded page", () => get(portal.port, "/news")],
  [303, "posted form", () => post(portal.port, "/login", "login=a&password=b", form)],
  [400, "hostile field", () => post(portal.port, "/note", "text[4294967294].a=1", form)],
  [400, "foreign host", () => get(portal.port, "/login", { Host: "evil.test" })],
  [400, "no host", () => exchange(portal.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")],
  [
    400,
    "two hosts",
    () => exchange(portal.port, "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
  ],
  [400, "double slash", () => get(portal.port, "//evil.test/")],
  [400, "way up from the files", () => get(portal.port, "/assets/../healthy")],
  [400, "way up, escaped", () => get(portal.port, "/assets/%2E%2e/healthy")],
  [400, "dot segment", () => get(portal.port, "/./healthy")],
  [400, "back slash", () => get(portal.port, "/\\evil.test/")],
  [400, "broken escape", () => get(portal.port, "/%E0%A4%A")],
  [400, "absolute form", () => get(portal.port, "http://evil.test/")],
  [400, "body on GET", () => exchange(portal.port, head("GET", "/login", { "Content-Length": "3" }), "abc")],
  [400, "garbage", () => exchange(portal.port, "GET / NONSENSE/9\r\n\r\n")],
  [
    400,
    "two lengths",
    () =>
      exchange(
        portal.port,
        head("POST", "/note", { "Content-Length": "3", "Transfer-Encoding": "chunked" }),
        "0\r\n\r\n",
      ),
  ],
  [403, "foreign form", () => post(portal.port, "/note", "text=a", { Origin: "https://evil.test" })],
  [404, "unknown path", () => get(portal.port, "/no-such-page")],
  [404, "source map", () => get(portal.port, "/assets/app-ABC123.js.map")],
  [404, "missing asset", () => get(portal.port, "/assets/none-123.js")],
  [405, "TRACE", () => exchange(portal.port, head("TRACE", "/"))],
  [405, "no action", () => post(portal.port, "/slow", "a=1", form)],
  [408, "slow form", slowForm],
  [408, "slow head", () => exchange(portal.port, "GET / HTTP/1.1\r\nHost: loc")],
  [413, "large form", () => post(portal.port, "/note", `text=${"x".repeat(300_000)}`, form)],
  [414, "long address", () => get(portal.port, `/login?${"q".repeat(3_000)}`)],
  [415, "JSON", () => post(portal.port, "/note", "{}", { ...form, "Content-Type": "application/json" })],
  [429, "too many of one session", overRate],
  [431, "long headers", () => get(portal.port, "/login", { Cookie: "x".repeat(20_000) })],
  [500, "fault", () => get(portal.port, "/error")],
  [501, "unknown method", () => exchange(portal.port, head("FOO", "/"))],
  [503, "crowd", crowded],
];

describe("R-B9: every answer carries the security headers, whichever part of the portal makes it", () => {
  test.each(CASES)("%i %s", async (status, what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expectSecurity(answer, what);
    expect(answer.headers["cache-control"]).toBe(
      what === "hashed asset" ? "public, max-age=31536000, immutable" : "no-store, no-transform",
    );
    if ([429, 503].includes(status)) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    if ([405, 501].includes(status)) expect(answer.headers.allow).toBe("GET, HEAD, POST");
    expect(answer.body).not.toMatch(/hunter2|node_modules|\bat .*:\d+:\d+/);
  });

  test("the guard's own pages are longer than 512 bytes, or Internet Explorer would show its own", async () => {
    const pages = await Promise.all([
      slowForm(),
      get(portal.port, "/", { Host: "evil.test" }),
      exchange(portal.port, head("FOO", "/")),
    ]);
    for (const page of pages) expect(Buffer.byteLength(page.body)).toBeGreaterThan(512);
  });

  test("R-2.5: a page may load from its own origin only, and nothing of it may lead elsewhere", async () => {
    const policy = (await get(portal.port, "/login")).headers["content-security-policy"] ?? "";
    expect(
      policy
        .replace(/'nonce-[^']+'/, "'nonce'")
        .split("; ")
        .sort(),
    ).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'self'",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "report-uri /csp-report",
      "script-src 'nonce' 'strict-dynamic' 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
  });

  test("R-2.11: the log has an address without its last part", async () => {
    await get(portal.port, "/login");
    const line = await portal.sees("http.request", ({ route }) => route === "/login");
    expect(line.ip).toBe("127.0.0.0");
  });

  test("R-H12: the log knows neither queries nor the words of errors", async () => {
    await get(portal.port, "/login?u=jonas&p=5f4dcc3b5aa765d61d8327deb882cf99&r=news");
    await get(portal.port, "/password-reset/AbCdEf0123456789AbCdEf0123456789");
    await portal.sees("http.request", (line) => line.route === "(unknown)" || line.route === "/password-reset/:x");
    expect(portal.output()).not.toMatch(/5f4dcc3b|u=jonas|hunter2|AbCdEf0123/);
    expect(portal.lines().some((line) => line.ev === "log.redacted")).toBe(false);
  });
});

describe("R-B10: who may frame the log-in", () => {
  const ancestorsOf = (answer: Answer) =>
    /frame-ancestors ([^;]+)/.exec(answer.headers["content-security-policy"] ?? "")?.[1];
  test("exactly the configured partners, on the log-in frame and its error answers only", async () => {
    const partners = "https://shop-a.example https://shop-b.example";
    const framed = [
      await get(portal.port, "/frame/login"),
      await get(portal.port, "/frame/login?_data=frame&partner=https://evil.test", { Referer: "https://evil.test/" }),
      await post(portal.port, "/frame/login", "text=a", { Origin: "https://evil.test" }),
    ];
    for (const answer of framed) {
      expect(ancestorsOf(answer)).toBe(partners);
      expect(answer.headers["x-frame-options"]).toBeUndefined();
    }
    for (const path of ["/login", "/frame/login/x", "/frame", "/FRAME/LOGIN", "/note?x=/frame/login"]) {
      const answer = await get(portal.port, path);
      expect([path, ancestorsOf(answer), answer.headers["x-frame-options"]]).toEqual([path, "'none'", "DENY"]);
    }
  });
});

test("R-B15: the nonce has 128 bits and is another one each time", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(portal.port, "/assets/app-ABC123.js")));
  const nonces = answers.map(
    (answer) => /'nonce-([^']+)'/.exec(answer.headers["content-security-policy"] ?? "")?.[1] ?? "",
  );
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
});

test("R-H10: a file to be saved is sandboxed", async () => {
  const answer = await get(portal.port, "/export?rows=1");
  expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

describe("R-K10: methods", () => {
  test.each([
    ["TRACE", 405],
    ["PROPFIND", 405],
    ["OPTIONS", 405],
    ["PUT", 405],
    ["DELETE", 405],
    ["FOO", 501],
  ])("%s is answered %i with Allow", async (verb, status) => {
    const answer = await exchange(portal.port, head(verb, "/login"));
    expect([answer.status, answer.headers.allow]).toEqual([status, "GET, HEAD, POST"]);
  });
  test("CONNECT is answered 405 with Allow", async () => {
    const answer = await exchange(portal.port, "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n");
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });
});

test("R-L6: the probes tell nothing but their verdict", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await get(portal.port, path);
    expect([answer.status, answer.body]).toEqual([200, "ok\n"]);
  }
});

test("a violation report is taken, and only the directive's name is kept", async () => {
  const report = JSON.stringify({
    "csp-report": { "document-uri": "https://portal.example/x?secret=1", "violated-directive": "script-src-elem" },
  });
  const answer = await post(portal.port, "/csp-report", report, { "Content-Type": "application/csp-report" });
  expect(answer.status).toBe(204);
  expect((await portal.sees("csp.violation")).op).toBe("script-src-elem");
  expect(portal.output()).not.toContain("secret=1");
});

test("a connection survives an answer and takes the next request", async () => {
  const socket = await openSocket(portal.port);
  let text = "";
  socket.on("data", (piece: Buffer) => (text += piece.toString()));
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.write(head("GET", "/healthz"));
  await once(socket, "close");
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(2);
});
