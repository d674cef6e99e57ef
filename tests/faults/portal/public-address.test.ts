import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { argumentsOf } from "../../support/soap-proxy.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

/** Loaded into the portal: every connection that it opens is printed, whichever library opens it. */
const TELL_CONNECTIONS = `
  import net from "node:net";
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...all) {
    const [to] = Array.isArray(all[0]) ? all[0] : all;
    process.stderr.write("outgoing " + (to.host ?? "") + ":" + (to.port ?? to.path) + "\\n");
    return connect.apply(this, all);
  };`;

let stage: Stage;
useOwnStage(
  {
    variables: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL_CONNECTIONS)}`,
      TRUSTED_PROXIES: "127.0.0.1",
    },
  },
  async (opened) => {
    stage = opened;
  },
);

let asked = 0;
let reply: (response: http.ServerResponse) => void = () => undefined;
const host = http.createServer((_request, response) => {
  asked += 1;
  reply(response);
});
const hostUrl = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
beforeAll(() => new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** Where the portal has connected to since its start. */
const outgoing = () => new Set(stage.servers.portal.output().match(/(?<=^outgoing ).*$/gm));

/** Logs in as a visitor whom a proxy shows. @returns the verdict, and the address that the back end was told */
async function logInFrom(address: string): Promise<[verdict: string, ip: unknown]> {
  stage.servers.proxy.forget();
  const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address };
  const answer = await stage.guest().post("/login", pressed(formNamed("login")), headers);
  const [call] = stage.servers.proxy.calls;
  return [verdictOf(answer), call && argumentsOf(call)["ip"]];
}

/** SOAP goes through the test's proxy, the time service is asked directly. */
const backEndHosts = (): string[] =>
  [stage.servers.proxy.url, stage.servers.backEnd.url].map((url) => new URL(url).host).sort();

describe("R-G21, O11: without PUBLIC_IP_URL", () => {
  test("the back end is told the connection's address as the trusted proxy shows it", async () => {
    expect(await logInFrom("203.0.113.9")).toEqual(["303 /news", "203.0.113.9"]);
    expect(await logInFrom("2001:db8::7")).toEqual(["303 /news", "2001:db8::7"]);
    expect(await logInFrom("1.2.3.4, not-an-address")).toEqual(["303 /news", "127.0.0.1"]);
  });

  test("the process has connected to the back end and to no other host", async () => {
    const seller = await stage.as("pilnas");
    for (const path of ["/news", "/applications", "/applications/add"])
      expect((await seller.get(path)).status).toBe(200);
    expect([...outgoing()].sort()).toEqual(backEndHosts());
    expect(asked).toBe(0);
  });
});

describe("F-055: with PUBLIC_IP_URL", () => {
  test("its host is asked, and its answer goes with the log-in", async () => {
    await stage.servers.restart("SIGTERM", { PUBLIC_IP_URL: hostUrl() });
    reply = (response) => response.end("198.51.100.4\n");
    expect(await logInFrom("203.0.113.9")).toEqual(["303 /news", "198.51.100.4"]);
    expect(asked).toBe(1);
    expect([...outgoing()].sort()).toEqual([...backEndHosts(), new URL(hostUrl()).host].sort());
  });

  test.each<[string, typeof reply]>([
    ["says nothing", () => undefined],
    ["answers with a page", (response) => response.end("<html>198.51.100.4</html>")],
    ["breaks off", (response) => response.destroy()],
  ])("a host that %s: the log-in works, with an empty address", async (_what, broken) => {
    reply = broken;
    expect(await logInFrom("203.0.113.9")).toEqual(["303 /news", ""]);
  });

  test("a host that is down: the same, at once", async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    expect(await logInFrom("203.0.113.9")).toEqual(["303 /news", ""]);
    expect(stage.servers.output()).toContain('"ev":"publicIp.failed"');
  });
});

testForLeaks(() => stage);
