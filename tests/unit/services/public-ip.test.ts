import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import { captureLog } from "~/platform/log.server.ts";
import { addressForLogIn } from "~/services/public-ip.server.ts";

const CONNECTION = "203.0.113.9";

let lines: string[] = [];
let asked: string[] = [];
let reply: (response: http.ServerResponse) => void = (response) => response.end("198.51.100.4\n");
const host = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  reply(response);
});
let url = "";

beforeAll(async () => {
  captureLog((line) => lines.push(line));
  host.listen(0, "127.0.0.1");
  await new Promise((resolve) => host.once("listening", resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/my-address?format=text`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
  [lines, asked] = [[], []];
});

function told(publicIpUrl: string, signal = new AbortController().signal): Promise<string> {
  vi.stubEnv("PUBLIC_IP_URL", publicIpUrl);
  deleteProcessWide("environment");
  return addressForLogIn({ connectionAddress: CONNECTION, signal, requestId: "r-1" });
}

const answers = (text: string, status = 200, headers: http.OutgoingHttpHeaders = {}) => {
  reply = (response) => void response.writeHead(status, headers).end(text);
};

const reasons = () => lines.map((line) => (JSON.parse(line) as { ev: string; reason: string }).reason);

test("O11, R-G21: without PUBLIC_IP_URL the address is the connection's, and no service is asked", async () => {
  expect(await told("")).toBe(CONNECTION);
  expect([asked, lines]).toEqual([[], []]);
});

describe("F-055: with PUBLIC_IP_URL", () => {
  test.each([
    ["198.51.100.4", "198.51.100.4"],
    [" 198.51.100.4\r\n", "198.51.100.4"],
    ["2001:db8::17", "2001:db8::17"],
  ])("the host is asked once, and what it answers goes with the log-in: %j", async (text, address) => {
    answers(text);
    expect(await told(url)).toBe(address);
    expect([asked, lines]).toEqual([["GET /my-address?format=text"], []]);
  });

  test.each([
    ["no address", ""],
    ["a page", "<html>198.51.100.4</html>"],
    ["JSON", '{"ip":"198.51.100.4"}'],
    ["two addresses", "198.51.100.4, 198.51.100.5"],
    ["an address with mark-up behind it", "198.51.100.4</ip><hashed>0</hashed>"],
    ["a number too large", "198.51.100.256"],
    ["an address of an interface", "fe80::1%eth0"],
  ])("%s is an empty address, and the answer is not in the log", async (_what, text) => {
    answers(text);
    expect(await told(url)).toBe("");
    expect(reasons()).toEqual(["malformed"]);
    expect(lines.join()).not.toMatch(/198\.51|fe80/);
  });

  test.each([
    ["an error", 500, {}, "status"],
    ["a busy host", 503, {}, "unavailableStatus"],
    ["a redirect, which is not followed", 302, { Location: "/elsewhere" }, "redirect"],
    ["a packed answer", 200, { "Content-Encoding": "gzip" }, "contentEncoding"],
  ])("%s is an empty address", async (_what, status, headers, reason) => {
    answers("198.51.100.4", status, headers);
    expect(await told(url)).toBe("");
    expect([asked.length, reasons()]).toEqual([1, [reason]]);
  });

  test("an answer without an end is not read beyond its limit", async () => {
    let written = 0;
    reply = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write("1".repeat(16_384))) written += 16_384;
      };
      response.on("drain", more);
      more();
    };
    expect(await told(url)).toBe("");
    expect(reasons()).toEqual(["tooLarge"]);
    expect(written).toBeLessThan(10_000_000);
  });

  test.each<[string, typeof reply]>([
    ["says nothing", () => undefined],
    [
      "sends a byte now and then",
      (response) => {
        const drip = setInterval(() => response.write(" "), 100);
        response.on("close", () => clearInterval(drip));
      },
    ],
  ])("a host that %s costs a log-in no more than its deadline of 1.5 seconds", async (_what, slow) => {
    reply = slow;
    const started = performance.now();
    expect(await told(url)).toBe("");
    const took = performance.now() - started;
    expect([took > 1_400, reasons()]).toEqual([true, ["deadline"]]);
  });

  test("a host that is down, and one whose name is unknown, give an empty address", async () => {
    const closed = http.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => closed.once("listening", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await told(`http://127.0.0.1:${port}/`)).toBe("");
    expect(await told("http://nothing.invalid/")).toBe("");
    expect(reasons()[0]).toBe("refused");
    expect(reasons()).toHaveLength(2);
  });

  test("a visitor who has left is not looked up any longer", async () => {
    reply = () => undefined;
    const controller = new AbortController();
    const looking = told(url, controller.signal);
    await expect.poll(() => asked).toHaveLength(1);
    controller.abort();
    expect(await looking).toBe("");
    expect(reasons()).toEqual(["cancelled"]);
  });
});
