import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { portalClock, setPortalClock, systemClock } from "../../../app/platform/clock.ts";
import { fixedClock } from "../../support/fixed-clock.ts";
import { deleteProcessWide } from "../../../app/platform/process-wide.ts";

beforeEach(() => deleteProcessWide("clock"));
afterEach(() => {
  vi.useRealTimers();
  deleteProcessWide("clock");
});
const HOUR_MS = 3_600_000;

test("F-097: the portal's clock follows the time service, not the machine", () => {
  expect(setPortalClock(Date.now() - 2 * HOUR_MS)).toBe(true);
  expect(Math.abs(portalClock.now() - (systemClock.now() - 2 * HOUR_MS))).toBeLessThan(1_000);
});

test.each([25 * HOUR_MS, -25 * HOUR_MS, Number.NaN, Number.POSITIVE_INFINITY])(
  "R-G13: a time service that is %d ms away is not believed",
  (offset) => {
    expect(setPortalClock(Date.now() + offset)).toBe(false);
    expect(Math.abs(portalClock.now() - systemClock.now())).toBeLessThan(1_000);
  },
);

test("R-G13: neither is 1970, and what was believed before stays", () => {
  setPortalClock(Date.now() + HOUR_MS);
  expect(setPortalClock(0)).toBe(false);
  expect(Math.abs(portalClock.now() - (systemClock.now() + HOUR_MS))).toBeLessThan(1_000);
});

test.each([10 * 60_000, -10 * 60_000, -HOUR_MS])(
  "R-J9: when this machine's clock jumps by %d ms, the portal's goes on as if nothing had happened",
  (jump) => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    setPortalClock(start);
    vi.setSystemTime(start + jump);
    expect(Math.abs(portalClock.now() - start)).toBeLessThan(1_000);
  },
);

test("a test's clock stands still until it is moved", () => {
  const clock = fixedClock(1_000);
  clock.advance(500);
  expect(clock.now()).toBe(1_500);
});
