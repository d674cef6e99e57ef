import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "../../../backend/src/clock.ts";
import { toBusinessDay } from "../../../backend/src/time/business-day.ts";
import { answerTime } from "../../../backend/src/time/time-service.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 38, 43, 250);
const HOUR_MS = 3_600_000;

describe("F-516: GET /time/now/{offset}", () => {
  const clock = createClock(() => NOW);
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => answerTime(request, response, clock));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ["0", "2026-11-20T18:38:43+00:00"],
    ["120", "2026-11-20T20:38:43+02:00"],
    ["-720", "2026-11-20T06:38:43-12:00"],
    ["840", "2026-11-21T08:38:43+14:00"],
    ["345", "2026-11-21T00:23:43+05:45"],
    ["-30", "2026-11-20T18:08:43-00:30"],
  ])("offset %s answers the instant and the local time %s", async (offset, iso) => {
    const response = await fetch(`${base}/time/now/${offset}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ now: NOW, iso });
  });

  test.each(["abc", "-721", "841", "1.5", "1e2", "", " 1", "0x10", "999999999999", "%00"])(
    "offset %s is refused with 400",
    async (offset) => {
      const response = await fetch(`${base}/time/now/${offset}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: { code: "BAD_OFFSET", message: expect.any(String) } });
    },
  );

  test("a query does not disturb, another address is 404, another method 405", async () => {
    expect((await fetch(`${base}/time/now/0?_=1`)).status).toBe(200);
    expect((await fetch(`${base}/time/now`)).status).toBe(404);
    expect((await fetch(`${base}/time/now/0/1`)).status).toBe(404);
    const posted = await fetch(`${base}/time/now/0`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("a shifted clock runs on from its new time", () => {
  const clock = createClock(() => NOW);
  clock.shift(HOUR_MS);
  clock.shift(-HOUR_MS / 2);
  expect(clock.now().getTime()).toBe(NOW + HOUR_MS / 2);
});

test.each([
  ["2026-11-20T21:59:59Z", "2026-11-20"],
  ["2026-11-20T22:00:00Z", "2026-11-21"],
  ["2026-07-01T20:59:59Z", "2026-07-01"],
  ["2026-07-01T21:00:00Z", "2026-07-02"],
  ["2026-03-29T01:00:00Z", "2026-03-29"],
])("the lender's day at %s is %s, in summer and winter time", (instant, day) => {
  expect(toBusinessDay(new Date(instant))).toBe(day);
});
