import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import type { Environment } from "../../../app/platform/env.server.ts";
import { limitCompression } from "../../../server/limit-compression.ts";
import { get, head, exchange } from "./raw-client.ts";
import { usePortal } from "./use-portal.ts";

const portal = usePortal();
const environment = { publicOrigin: "https://portal.example" } as Environment;

function isCompressionLeft(headers: IncomingMessage["headers"], path = "/applications"): boolean {
  const request = { socket: {}, headers: { "accept-encoding": "br", ...headers } } as IncomingMessage;
  limitCompression(request, path, environment);
  return request.headers["accept-encoding"] === "br";
}

const cookie = "__Host-s=secret";

describe("P11: what another site makes a visitor's browser ask for is not compressed, so that its length tells nothing (BREACH)", () => {
  test.each<[string, IncomingMessage["headers"], boolean]>([
    ["a click in the portal", { cookie, "sec-fetch-site": "same-origin" }, true],
    ["a typed address", { cookie, "sec-fetch-site": "none" }, true],
    ["a link of another site", { cookie, "sec-fetch-site": "cross-site" }, false],
    ["a link of a site beside ours", { cookie, "sec-fetch-site": "same-site" }, false],
    ["another site's link, a browser without a cookie", { "sec-fetch-site": "cross-site" }, true],
    ["an old browser inside the portal", { cookie, referer: "https://portal.example/news" }, true],
    ["an old browser that came from elsewhere", { cookie, referer: "https://evil.test/" }, false],
    ["an old browser that does not say from where", { cookie }, false],
    ["an old browser with a broken sender", { cookie, referer: "portal.example" }, false],
    ["a sender with our name in front", { cookie, referer: "https://portal.example.evil.test/" }, false],
  ])("%s", (_what, headers, isLeft) => {
    expect(isCompressionLeft(headers)).toBe(isLeft);
  });
});

describe("P11: another site may open a page and ask for nothing else", () => {
  const status = async (path: string, headers: Record<string, string>) =>
    (await get(portal.port, path, headers)).status;
  test.each(["cross-site", "same-site"])("%s", async (site) => {
    for (const path of ["/login", "/login?_data=login", "/assets/app-ABC123.js", "/favicon.txt", "/probe"]) {
      for (const mode of ["no-cors", "cors", "same-origin", "websocket"])
        expect([path, mode, await status(path, { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode })]).toEqual([
          path,
          mode,
          403,
        ]);
      const embedded = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "embed" };
      expect([path, await status(path, embedded)]).toEqual([path, 403]);
    }
    const opened = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate" };
    expect(await status("/login", { ...opened, "Sec-Fetch-Dest": "document" })).toBe(200);
    expect(await status("/frame/login", { ...opened, "Sec-Fetch-Dest": "iframe" })).toBe(200);
  });

  test("the portal's own pages may", async () => {
    for (const site of ["same-origin", "none"])
      expect(await status("/probe", { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "cors" })).toBe(200);
  });
});

test("P11: a long file goes out as it is, as a stream, whatever the browser would unpack", async () => {
  const answer = await get(portal.port, "/export?rows=2", { "Accept-Encoding": "br, gzip" });
  expect([answer.headers["content-encoding"], answer.headers["transfer-encoding"]]).toEqual([undefined, "chunked"]);
  expect(answer.headers.vary).toBe("Accept-Encoding, Cookie, User-Agent");
});

test("P11: a part of a file is asked for in vain, packed or not: files come whole", async () => {
  const answer = await get(portal.port, "/assets/app-ABC123.js", { "Accept-Encoding": "gzip", Range: "bytes=0-3" });
  expect([answer.status, answer.headers["content-range"]]).toEqual([200, undefined]);
});

test("P11: HEAD names no length that GET would not send", async () => {
  const [plain, packed] = await Promise.all(
    [{}, { "Accept-Encoding": "gzip" }].map((headers) =>
      exchange(portal.port, head("HEAD", "/assets/app-ABC123.js", headers)),
    ),
  );
  expect(Number(plain?.headers["content-length"])).toBeGreaterThan(0);
  expect([packed?.status, packed?.headers["content-length"], packed?.body]).toEqual([200, undefined, ""]);
});
