import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maskAddress } from "../../../app/platform/mask-address.ts";
import { deleteProcessWide } from "../../../app/platform/process-wide.ts";
import { routePattern } from "../../../server/access-log.ts";
import { isHashedAsset } from "../../../server/browser-files.ts";
import { createBuckets } from "../../../server/buckets.ts";
import { cleanHeaders, clientAddress, createTrust } from "../../../server/client-address.ts";
import { limitUpload } from "../../../server/read-body.ts";
import { exchange, head } from "./raw-client.ts";

const from = (remoteAddress: string, headers: IncomingMessage["headers"] = {}) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage;

describe("O11: the visitor's address", () => {
  const isTrusted = createTrust(["10.0.0.0/8", "192.168.1.5", "fd00::/8"]);
  test.each([
    ["a client's header is not believed", "203.0.113.9", "1.2.3.4", "203.0.113.9"],
    ["the proxy's is", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "the last hop that is no proxy counts, not what the client wrote",
      "10.0.0.1",
      "1.2.3.4, 203.0.113.9, 192.168.1.5",
      "203.0.113.9",
    ],
    ["garbage ends the search", "10.0.0.1", "1.2.3.4, <script>", "10.0.0.1"],
    ["all hops proxies", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
    ["IPv4 inside IPv6", "::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["IPv6", "fd00::1", "2001:db8::7", "2001:db8::7"],
    ["no header", "10.0.0.1", "", "10.0.0.1"],
  ])("%s", (_what, remote, forwarded, address) => {
    expect(clientAddress(from(remote, { "x-forwarded-for": forwarded }), isTrusted)).toBe(address);
  });

  test("forwarding headers never reach the application; a trusted proxy's host does", () => {
    const sent = {
      host: "inner:3000",
      "x-forwarded-host": "portal.example",
      "x-forwarded-proto": "https",
      forwarded: "for=1",
      "x-portal-csrf": "same-origin",
      range: "bytes=0-",
      cookie: "a=1",
    };
    const [direct, proxied] = [{ ...sent }, { ...sent }];
    cleanHeaders(direct, false);
    cleanHeaders(proxied, true);
    expect([direct, proxied]).toEqual([
      { host: "inner:3000", cookie: "a=1" },
      { host: "portal.example", cookie: "a=1" },
    ]);
  });
});

describe("2.1: which paths are files of the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-browser-files-"));
  const build = process.argv[2];
  const serve = (file: string) => {
    process.argv[2] = file;
    deleteProcessWide("browserFiles");
  };
  beforeAll(() => {
    mkdirSync(join(folder, "client", "assets"), { recursive: true });
    writeFileSync(join(folder, "client", "assets", "app-ABC123.js"), "");
    serve(join(folder, "server", "index.js"));
  });
  afterAll(() => {
    serve(build ?? "");
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["/assets/app-ABC123.js", true],
    ["/assets/made-up-123.js", false],
    ["/assets/../news", false],
    ["/assets/app-ABC123.js/news", false],
    ["/assets/", false],
    ["/assets/constructor", false],
    ["/app-ABC123.js", false],
    [null, false],
  ])("%s: %s", (path, isFile) => {
    expect(isHashedAsset(path)).toBe(isFile);
  });
});

describe("what the access log keeps of a path", () => {
  test.each([
    ["/applications/edit/1234/4", 200, "/applications/edit/:n/:n"],
    ["/password-reset/abcDEF123", 200, "/password-reset/:x"],
    ["/accounts/jonas.s", 200, "/accounts/:x"],
    ["/debt-report/7/8", 403, "/debt-report/:n/:n"],
    ["/", 200, "/"],
    ["/Jonas%20Jonaitis", 404, "(unknown)"],
    ["/a/b/c/d/e/f/g/h/i/j", 200, "/a/b/c/d/e/f/g/h"],
  ])("%s (%i) is %s", (path, status, pattern) => {
    expect(routePattern(path, status)).toBe(pattern);
  });
  test.each([
    ["203.0.113.77", "203.0.113.0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
    ["2001:db8::7", "2001:db8::"],
    ["::1", "::"],
    ["", ""],
  ])("%s is masked to %s", (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});

describe("buckets", () => {
  test("a minute's worth at once, then as the minute gives, each key for itself", () => {
    let now = 0;
    const buckets = createBuckets(60, () => now);
    const waits = Array.from({ length: 61 }, () => buckets.take("a"));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
    expect(waits.at(-1)).toBe(1);
    expect(buckets.take("b")).toBe(0);
    now = 1_000;
    expect([buckets.take("a"), buckets.take("a")]).toEqual([0, 1]);
  });
  test("the memory of the process is not the attacker's", () => {
    const buckets = createBuckets(1, () => 0);
    for (let at = 0; at < 50_000; at += 1) buckets.take(`address-${at}`);
    expect(buckets.take("address-49999")).toBeGreaterThan(0);
    expect(buckets.take("address-0")).toBe(0);
  });
});

describe("an upload that goes through as it arrives", () => {
  async function upload(bytes: number): Promise<string> {
    const server = createServer((request, response) => {
      limitUpload(request, 100_000);
      let received = 0;
      request.on("data", (piece: Buffer) => (received += piece.length));
      request.once("end", () => response.end(`whole ${received}`));
      request.once("error", () => response.end(`broken, ${received <= 100_000 ? "nothing" : "something"} beyond`));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const answer = await exchange(
      port,
      head("POST", "/", { "Content-Length": String(bytes) }),
      Buffer.alloc(bytes, "a"),
    );
    server.close();
    return answer.body;
  }
  test("comes whole up to the limit, and broken beyond it, never cut", async () => {
    expect(await upload(100_000)).toContain("whole 100000");
    expect(await upload(300_000)).toContain("broken, nothing beyond");
  });
});
