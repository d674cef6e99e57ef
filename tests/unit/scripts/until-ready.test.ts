import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { untilReady } from "../../../scripts/processes.mjs";

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers 503 so many times, as a process does that still fills its database, and then 200. */
async function startSlowly(times: number): Promise<string> {
  let asked = 0;
  const server = http.createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked > times ? 200 : 503).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const alive = { exitCode: null, signalCode: null };

test("R-J1: a start is waited for as long as its process lives, and says now and then that it goes on", async () => {
  const said: string[] = [];
  await untilReady("The back end", await startSlowly(3), alive, {
    say: (line: string) => said.push(line),
    reportSeconds: 0,
  });
  expect(said.length).toBe(3);
  expect(said[0]).toMatch(/^The back end is still starting after \d+ s/);
});

test("R-J1: one that has ended is told at once", async () => {
  const url = await startSlowly(1_000);
  for (const ended of [
    { exitCode: 1, signalCode: null },
    { exitCode: null, signalCode: "SIGKILL" },
  ])
    await expect(untilReady("The back end", url, ended)).rejects.toThrow("stopped while starting");
});
