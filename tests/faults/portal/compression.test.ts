import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Headers } from "../../support/http-client.ts";
import { unescapeHtml } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();

const TYPED: Headers = { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" };
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test("P11: pages travel compressed, as the browser can unpack them, and are the same pages", async () => {
  const seller = await get().logIn(AUTHOR);
  for (const path of ["/news", "/applications"]) {
    const plain = await seller.get(path, TYPED);
    expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([
      undefined,
      "Accept-Encoding, Cookie, User-Agent",
    ]);
    expect(plain.headers["content-length"]).toBe(String(plain.bytes.length));
    for (const encoding of ["br", "gzip"] as const) {
      const packed = await seller.get(path, { ...TYPED, "Accept-Encoding": encoding });
      const page = UNPACK[encoding](packed.bytes).toString();
      expect([packed.status, packed.headers["content-encoding"]]).toEqual([200, encoding]);
      expect(packed.headers["cache-control"]).toBe("no-store, no-transform");
      expect(page).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
  }
});

test("P11: brotli where both are known; nothing for a browser that knows neither or refuses them", async () => {
  const encodingFor = async (accepted: string) =>
    (
      await get()
        .guest()
        .get("/login", { ...TYPED, "Accept-Encoding": accepted })
    ).headers["content-encoding"];
  expect(await Promise.all(["gzip, deflate, br", "gzip;q=0", "identity", "zstd"].map(encodingFor))).toEqual([
    "br",
    undefined,
    undefined,
    undefined,
  ]);
});

test("P11: data is compressed like pages; what another site's link opens is not", async () => {
  const seller = await get().logIn(AUTHOR);
  const encodingOf = async (path: string, headers: Headers) =>
    (await seller.get(path, { "Accept-Encoding": "gzip", ...headers })).headers["content-encoding"];
  const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
  expect(await encodingOf("/news?_data=root", own)).toBe("gzip");
  expect(await encodingOf("/news", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" })).toBe(undefined);
});

test("P11: a page's token, compressed or not, is another one in each answer", async () => {
  const seller = await get().logIn(AUTHOR);
  const tokens = new Set<string>();
  for (let at = 0; at < 5; at += 1) {
    const { body } = await seller.get("/news");
    // A form that stands in the comment for old browsers, too, has one token, and two hyphens in it are written as entities there.
    for (const [, token = ""] of body.matchAll(/name="_csrf" value="([^"]+)"/g)) tokens.add(unescapeHtml(token));
  }
  const withoutHour = [...tokens].map((token) => token.split(".")[1] ?? "");
  const starts = new Set(withoutHour.map((token) => token.slice(0, 8)));
  expect(starts.size).toBe(tokens.size);
  expect(tokens.size).toBeGreaterThanOrEqual(10);
});

test("P11: an asset keeps its mark, compressed or not, and is not sent again to a browser that has it", async () => {
  const guest = get().guest();
  const style = /href="(\/assets\/[^"]+\.css)"/.exec((await guest.get("/login")).body)?.[1] ?? "";
  const [plain, packed] = await Promise.all([guest.get(style), guest.get(style, { "Accept-Encoding": "gzip" })]);
  expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(packed.headers.etag).toBe(plain.headers.etag);
  expect(packed.headers.etag).toMatch(/^W\//);
  const again = await guest.get(style, { "Accept-Encoding": "gzip", "If-None-Match": String(packed.headers.etag) });
  expect([again.status, again.headers.vary, again.bytes.length]).toEqual([304, "Accept-Encoding", 0]);
});
