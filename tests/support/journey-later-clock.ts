import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Preloaded into a server: its clock runs ahead, as if so many minutes had passed before it was started again. A portal also finds a time service
 * that says the same, for it believes no clock but that one; with `JOURNEY_CLOCK_ALONE` only its machine is wrong. With
 * `JOURNEY_CLOCK_JUMP_MINUTES` a signal (SIGUSR2) sets the machine's clock by so many minutes while it runs.
 */
const MINUTE_MS = 60_000;
let aheadMs = Number(process.env["JOURNEY_CLOCK_AHEAD_MINUTES"] ?? 0) * MINUTE_MS;
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;

const jumpMs = Number(process.env["JOURNEY_CLOCK_JUMP_MINUTES"] ?? 0) * MINUTE_MS;
const jump = () => {
  aheadMs += jumpMs;
  process.stdout.write("the clock was set\n");
};
if (jumpMs !== 0) process.on("SIGUSR2", jump);

const isPortal = process.argv[1]?.endsWith("/server/start.ts") === true;
if (isPortal && process.env["JOURNEY_CLOCK_ALONE"] === undefined) {
  const service = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ now: Date.now() }));
  }).listen(0, "127.0.0.1");
  service.unref();
  await once(service, "listening");
  process.env["TIME_URL"] = `http://127.0.0.1:${(service.address() as AddressInfo).port}/time`;
}
