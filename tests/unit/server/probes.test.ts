import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { portalStore } from "../../../app/store/portal-store.server.ts";
import { createProbes, sharing } from "../../../server/probes.ts";
import { createInFlight, type InFlight } from "../../../server/in-flight.ts";
import { usePortal } from "../session/portal-environment.ts";

usePortal();

/** Asks whether the portal takes work. @returns the status of the answer */
const asking = (work: InFlight = createInFlight(0)) => {
  const probes = createProbes(work);
  return (): Promise<number> =>
    new Promise((resolve) => {
      const response = { statusCode: 0, setHeader: () => undefined, end: () => resolve(response.statusCode) };
      probes.answerHealth({
        request: { method: "GET" } as IncomingMessage,
        response: response as unknown as ServerResponse,
        requestId: "r-1",
        path: "/readyz",
        address: "192.0.2.1",
      });
    });
};

async function countChecks(): Promise<() => number> {
  const { store } = await portalStore();
  const check = vi.spyOn(store, "check");
  return () => check.mock.calls.length;
}

test("R-L6: a thousand questions at once, and one after them, cost the store one write", async () => {
  const checks = await countChecks();
  const ask = asking();
  const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
  expect([new Set(answers), await ask(), checks()]).toEqual([new Set([200]), 200, 1]);
});

test("R-L6: a store that takes no writes is told, by the same one question", async () => {
  const { store } = await portalStore();
  const check = vi.spyOn(store, "check").mockRejectedValue(new Error("full"));
  const ask = asking();
  expect(await Promise.all([ask(), ask()])).toEqual([503, 503]);
  expect(check).toHaveBeenCalledTimes(1);
});

test("a process that goes down says so at once, whatever was true a moment ago", async () => {
  const work = createInFlight(0);
  const ask = asking(work);
  expect(await ask()).toBe(200);
  work.drain();
  expect(await ask()).toBe(503);
});

test("a verdict is shared while it is found and for its life, then found again", async () => {
  let found = 0;
  const verdict = sharing(async () => {
    await pause(20);
    return (found += 1);
  }, 50);
  expect(await Promise.all([verdict(), verdict()])).toEqual([1, 1]);
  expect(await verdict()).toBe(1);
  await pause(80);
  expect(await verdict()).toBe(2);
});
