import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { portalClock } from "../../../app/platform/clock.ts";
import { readEnvironment } from "../../../app/platform/env.server.ts";
import { deleteProcessWide, processWide } from "../../../app/platform/process-wide.ts";
import { followServerTime, isServerTimeKnown } from "../../../app/platform/server-time.server.ts";
import { startTimeService, TIME_FAULTS, type TimeService } from "../../support/time-service.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
let service: TimeService;

beforeAll(async () => void (service = await startTimeService()));
afterAll(() => service.close());
beforeEach(() => {
  for (const name of ["environment", "clock", "serverTime"]) deleteProcessWide(name);
  useLimits("timeSeconds=1");
});
afterEach(() => {
  vi.useRealTimers();
  service.setAhead(0);
  service.fault(null);
  for (const name of ["environment", "clock", "serverTime"]) deleteProcessWide(name);
});

function useLimits(LIMITS: string): void {
  deleteProcessWide("environment");
  const read = readEnvironment({ TIME_URL: service.url, LIMITS });
  if (!read.ok) throw new Error(read.problems.join());
  processWide("environment", () => read.value);
}

const difference = () => portalClock.now() - Date.now();

describe("F-097: the portal's clock follows the time service", () => {
  test.each([120, -720, 0])("which is %i minutes away from this machine's clock", async (minutes) => {
    service.setAhead(minutes);
    await followServerTime();
    expect(Math.abs(difference() - minutes * MINUTE_MS)).toBeLessThan(SECOND_MS);
    expect(isServerTimeKnown()).toBe(true);
  });

  test("a demo's clock is followed as far as its console has set it", async () => {
    useLimits("timeSeconds=1,timeCorrectionHours=87600");
    service.setAhead(40 * 24 * 60);
    await followServerTime();
    expect(isServerTimeKnown()).toBe(true);
    expect(Math.abs(difference() - 40 * 24 * 60 * MINUTE_MS)).toBeLessThan(SECOND_MS);
  });

  test("it is asked once in ten seconds, however many wait for it", async () => {
    const before = service.asked();
    await Promise.all(Array.from({ length: 20 }, () => followServerTime()));
    await followServerTime();
    expect(service.asked() - before).toBe(1);
  });

  test("R-J9: it is asked again at once when this machine's clock was set meanwhile", async () => {
    await followServerTime();
    const before = service.asked();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60 * MINUTE_MS });
    await followServerTime();
    expect(service.asked() - before).toBe(1);
  });
});

describe("F-101, R-G13: a time service that is of no use", () => {
  test.each(Object.keys(TIME_FAULTS))("one that %s changes no clock, and that is known", async (name) => {
    service.fault(TIME_FAULTS[name] ?? null);
    await followServerTime();
    expect(isServerTimeKnown()).toBe(false);
    expect(Math.abs(difference())).toBeLessThan(SECOND_MS);
  });

  test("what it said before it failed stays in force", async () => {
    service.setAhead(60);
    await followServerTime();
    service.fault(TIME_FAULTS["answers 500"] ?? null);
    processWide<{ readAt: unknown }>("serverTime", () => ({ readAt: null })).readAt = null;
    await followServerTime();
    expect(isServerTimeKnown()).toBe(false);
    expect(Math.abs(difference() - 60 * MINUTE_MS)).toBeLessThan(SECOND_MS);
  });

  test("a connection that breaks once is tried again before the time counts as unknown", async () => {
    let broken = 0;
    service.fault((response) => {
      broken += 1;
      service.fault(null);
      response.destroy();
    });
    await followServerTime();
    expect([broken, isServerTimeKnown()]).toEqual([1, true]);
  });

  test("no request waits for a silent one twice, and its return is noticed", async () => {
    service.fault(() => undefined);
    await followServerTime();
    const state = processWide<{ readAt: unknown; running: Promise<void> | null }>("serverTime", () => {
      throw new Error("no state");
    });
    state.readAt = null;
    await followServerTime();
    expect(state.running).not.toBeNull();
    await state.running;
    service.fault(null);
    state.readAt = null;
    await followServerTime();
    await state.running;
    expect(isServerTimeKnown()).toBe(true);
  });
});
