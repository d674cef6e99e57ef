import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionAnswer } from "../../../../app/features/session/ask-session.ts";
import type { TabMessage } from "../../../../app/features/session/tab-channel.ts";
import { watchSession } from "../../../../app/features/session/watch-session.ts";
import { DEFAULT_LIMITS, sessionMonitorMs } from "../../../../app/platform/limits.ts";
import type { SessionFacts, WatchState } from "../../../../app/session/session-facts.server.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HALF_HOUR: number = DEFAULT_LIMITS.sessionIdleMilliseconds;

const facts = (
  remainingMs = HALF_HOUR,
  state: WatchState = "live",
  more: Partial<SessionFacts> = {},
): SessionFacts => ({
  tag: "tab",
  owner: "jonas",
  watch: {
    state,
    remainingMs,
    minutes: 30,
    monitorMs: sessionMonitorMs(DEFAULT_LIMITS),
    activityMs: DEFAULT_LIMITS.sessionActivityMilliseconds,
    refreshAfterSeconds: null,
  },
  ...more,
});

/** A portal whose session ends at `expiresAt` of the fake time, and a page that notes what happens to it. */
function page(first: SessionFacts | null = facts()) {
  const startedAt = performance.now();
  const portal = { expiresAt: HALF_HOUR, answer: undefined as SessionAnswer | undefined, delayMs: 0 };
  const now = () => performance.now() - startedAt;
  const asked: string[] = [];
  const shown: WatchState[] = [];
  const told: TabMessage[] = [];
  const done: string[] = [];
  const watch = watchSession(first, {
    async ask(extend) {
      asked.push(`${extend ? "extend" : "ask"} at ${Math.round(now())}`);
      if (portal.answer !== undefined) return portal.answer;
      if (extend && now() < portal.expiresAt) portal.expiresAt = now() + HALF_HOUR;
      const remaining = portal.expiresAt - now();
      if (portal.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, portal.delayMs));
      return remaining > 0 ? facts(remaining) : facts(0, "expired");
    },
    tell: (message) => told.push(message),
    show: (state) => shown.push(state),
    refresh: () => done.push("refresh"),
    reload: () => done.push("reload"),
    leave: () => done.push("leave"),
  });
  return { watch, portal, asked, shown, told, done, extensions: () => asked.filter((one) => one.startsWith("extend")) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

describe("F-098, F-103: the expiry", () => {
  test("is asked about at its very moment, and shown without a click", async () => {
    const { shown, done } = page();
    await pass(HALF_HOUR - 1);
    expect(shown.includes("expired")).toBe(false);
    await pass(100);
    expect([shown.at(-1), done]).toEqual(["expired", ["refresh"]]);
  });

  test("by itself the page asks every 900,005 ms", async () => {
    const { asked } = page();
    await pass(900_004);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(["ask at 900005"]);
  });

  test("an answer that a later one has overtaken brings no session back, and the page is read again once", async () => {
    const { watch, portal, shown, done } = page();
    await pass(HALF_HOUR - 100);
    portal.delayMs = 5 * SECOND;
    watch.hear({ kind: "here", tag: null });
    portal.delayMs = 0;
    await pass(10 * SECOND);
    expect([shown.at(-1), done]).toEqual(["expired", ["refresh"]]);
  });

  test("F-097: no clock of the PC is read: a jump of two hours changes nothing", async () => {
    const read = vi.spyOn(Date, "now");
    const { shown } = page();
    await pass(HALF_HOUR - SECOND);
    expect([shown.includes("expired"), read.mock.calls.length]).toEqual([false, 0]);
    read.mockRestore();
  });

  test("a session that was extended elsewhere meanwhile goes on, to the moment", async () => {
    const { portal, shown } = page();
    portal.expiresAt = HALF_HOUR + 10 * MINUTE;
    await pass(HALF_HOUR + 10 * MINUTE - 1);
    expect(shown.includes("expired")).toBe(false);
    await pass(100);
    expect(shown.at(-1)).toBe("expired");
  });

  test("an answer that says “now” again and again is asked for once a second at most", async () => {
    const { portal, asked } = page();
    portal.answer = facts(0);
    await pass(HALF_HOUR);
    const before = asked.length;
    await pass(10 * SECOND);
    expect(asked.length - before).toBeLessThanOrEqual(11);
  });

  test("F-101: when the question fails the user is told the same, and it is taken back when it succeeds", async () => {
    const { portal, shown, done } = page();
    portal.answer = "failed";
    await pass(900_005);
    expect(shown.at(-1)).toBe("unknown");
    portal.answer = undefined;
    portal.expiresAt = 10 * HALF_HOUR;
    await pass(900_005);
    expect([shown.at(-1), done]).toEqual(["live", []]);
  });

  test("F-107: a manager's page asks nothing by itself", async () => {
    const { asked, watch } = page({ ...facts(), watch: null });
    watch.activity();
    await pass(5 * HALF_HOUR);
    expect(asked).toEqual([]);
  });

  test("a page that is gone asks nothing more", async () => {
    const { asked, watch } = page();
    watch.activity();
    watch.stop();
    await pass(2 * HALF_HOUR);
    expect(asked).toEqual([]);
  });
});

describe("F-102: activity", () => {
  test("at minute 29 moves the expiry after ten seconds, with one call and not one a pixel", async () => {
    const { watch, shown, extensions } = page();
    await pass(29 * MINUTE);
    for (let pixel = 0; pixel < 500; pixel += 1) watch.activity();
    await pass(10 * SECOND - 1);
    expect(extensions()).toEqual([]);
    await pass(1);
    expect(extensions()).toEqual([`extend at ${29 * MINUTE + 10 * SECOND}`]);
    await pass(10 * MINUTE);
    expect([shown.at(-1), extensions().length]).toEqual(["live", 1]);
  });

  test("a user who never rests extends once in ten seconds", async () => {
    const { watch, extensions } = page();
    for (let at = 0; at < 60 * SECOND; at += 50) {
      watch.activity();
      await pass(50);
    }
    const moments = extensions().map((one) => Number(one.slice("extend at ".length)));
    const gaps = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
    expect(moments.length).toBeGreaterThanOrEqual(5);
    expect(gaps.filter((gap) => gap < 10 * SECOND)).toEqual([]);
  });

  test("in the last seconds it does not wait so long that it would come too late", async () => {
    const { watch, shown } = page();
    await pass(HALF_HOUR - 5 * SECOND);
    watch.activity();
    await pass(10 * SECOND);
    expect(shown.includes("expired")).toBe(false);
  });

  test("after the expiry it brings nothing back", async () => {
    const { watch, extensions } = page();
    await pass(HALF_HOUR + SECOND);
    watch.activity();
    await pass(MINUTE);
    expect(extensions()).toEqual([]);
  });

  test("the other tabs are told of an extension", async () => {
    const { watch, told } = page();
    watch.activity();
    await pass(10 * SECOND);
    expect(told.at(-1)).toEqual({ kind: "extended", tag: "tab", remainingMs: HALF_HOUR });
  });

  test("one that fails is no word to the user; the next question tells", async () => {
    const { watch, portal, shown } = page();
    watch.activity();
    portal.answer = "failed";
    await pass(10 * SECOND);
    expect(shown).toEqual([]);
  });
});

describe("F-104: the other tabs", () => {
  test("each page says which session it shows", () => {
    expect(page().told).toEqual([{ kind: "here", tag: "tab" }]);
    expect(page(null).told).toEqual([{ kind: "here", tag: null }]);
  });

  test("extended there: the countdown here begins again", async () => {
    const { watch, portal, shown } = page();
    await pass(29 * MINUTE);
    portal.expiresAt = 29 * MINUTE + HALF_HOUR;
    watch.hear({ kind: "extended", tag: "tab", remainingMs: HALF_HOUR });
    await pass(HALF_HOUR - SECOND);
    expect(shown.includes("expired")).toBe(false);
    await pass(2 * SECOND);
    expect(shown.at(-1)).toBe("expired");
  });

  test("logged out there: the log-in page, once the portal has confirmed it", async () => {
    const { watch, portal, done } = page();
    portal.answer = null;
    watch.hear({ kind: "here", tag: null });
    await pass(0);
    expect(done).toEqual(["leave"]);
  });

  test("a tab that shows an old page does not drive a user out", async () => {
    const { watch, done } = page();
    watch.hear({ kind: "here", tag: null });
    await pass(0);
    expect(done).toEqual([]);
  });

  test("another user logged in there: loaded again", async () => {
    const { watch, portal, done } = page();
    portal.answer = facts(HALF_HOUR, "live", { tag: "new", owner: "ona" });
    watch.hear({ kind: "here", tag: "new" });
    await pass(0);
    expect(done).toEqual(["reload"]);
  });

  test("the same user logged in again there: the page goes on, and is read again", async () => {
    const { watch, portal, shown, done } = page();
    await pass(HALF_HOUR + SECOND);
    portal.answer = facts(HALF_HOUR, "live", { tag: "new" });
    watch.hear({ kind: "here", tag: "new" });
    await pass(0);
    expect([shown.at(-1), done]).toEqual(["live", ["refresh", "refresh"]]);
  });

  test("a guest's page is loaded again when a user has logged in there", async () => {
    const { watch, portal, done } = page(null);
    portal.answer = facts();
    watch.hear({ kind: "here", tag: "tab" });
    await pass(0);
    expect(done).toEqual(["reload"]);
  });

  test("a message about another session changes no countdown", async () => {
    const { watch, shown } = page();
    await pass(29 * MINUTE);
    watch.hear({ kind: "extended", tag: "other", remainingMs: HALF_HOUR });
    await pass(MINUTE + SECOND);
    expect(shown.at(-1)).toBe("expired");
  });
});

test("a tab that is looked at again asks, but not with every glance", async () => {
  const { watch, asked } = page();
  watch.wake();
  await pass(5 * SECOND);
  watch.wake();
  expect(asked).toEqual([]);
  await pass(10 * SECOND);
  watch.wake();
  await pass(0);
  watch.wake();
  expect(asked.length).toBe(1);
});
