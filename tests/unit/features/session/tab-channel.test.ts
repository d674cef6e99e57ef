import { afterEach, expect, test, vi } from "vitest";
import { openTabChannel, type TabMessage } from "../../../../app/features/session/tab-channel.ts";

afterEach(() => void vi.unstubAllGlobals());
const pause = () => new Promise((done) => setTimeout(done, 50));
const EXTENDED: TabMessage = { kind: "extended", tag: "a", remainingMs: 5 };

/** Two tabs over one storage: a change is heard by the other tab only, as browsers do it. */
function storageOfTwoTabs() {
  type Listener = (event: { key: string; newValue: string | null }) => void;
  const listeners: Set<Listener>[] = [new Set(), new Set()];
  const values = new Map<string, string>();
  const tab = (own: number) => ({
    addEventListener: (_: string, listener: Listener) => listeners[own]?.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners[own]?.delete(listener),
    localStorage: {
      setItem(key: string, newValue: string) {
        values.set(key, newValue);
        for (const listener of listeners[1 - own] ?? []) listener({ key, newValue });
      },
      removeItem(key: string) {
        values.delete(key);
        for (const listener of listeners[1 - own] ?? []) listener({ key, newValue: null });
      },
    },
  });
  return { tab, values };
}

test("F-104: a tab is heard by the others and not by itself", async () => {
  const heard: [string, TabMessage][] = [];
  const [a, b] = [openTabChannel((m) => heard.push(["a", m])), openTabChannel((m) => heard.push(["b", m]))];
  a.post(EXTENDED);
  b.post({ kind: "here", tag: null });
  await expect.poll(() => heard.length).toBe(2);
  expect(heard.sort()).toEqual([
    ["a", { kind: "here", tag: null }],
    ["b", EXTENDED],
  ]);
  a.close();
  b.post(EXTENDED);
  await pause();
  expect(heard.length).toBe(2);
  b.close();
});

test("F-104: where there is no channel the storage carries the message, and keeps nothing of it", () => {
  const { tab, values } = storageOfTwoTabs();
  vi.stubGlobal("BroadcastChannel", undefined);
  const heard: TabMessage[] = [];
  vi.stubGlobal("window", tab(0));
  const listening = openTabChannel((message) => heard.push(message));
  vi.stubGlobal("window", tab(1));
  openTabChannel(() => undefined).post(EXTENDED);
  expect([heard, values.size]).toEqual([[EXTENDED], 0]);
  vi.stubGlobal("window", tab(0));
  listening.close();
  vi.stubGlobal("window", tab(1));
  openTabChannel(() => undefined).post(EXTENDED);
  expect(heard.length).toBe(1);
});

test("without either the page goes on by itself", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("window", {
    addEventListener: () => {
      throw new Error("blocked");
    },
  });
  expect(() => openTabChannel(() => undefined).post(EXTENDED)).not.toThrow();
});

test.each([
  null,
  "x",
  { kind: "leave" },
  { kind: "here" },
  { kind: "extended", tag: "a" },
  { kind: "extended", tag: 1, remainingMs: 2 },
])("a message such as %j, of another version of the portal, is not heard", async (message) => {
  const heard: TabMessage[] = [];
  const listening = openTabChannel((one) => heard.push(one));
  const other = new BroadcastChannel("portal.session");
  other.postMessage(message);
  await pause();
  expect(heard).toEqual([]);
  other.close();
  listening.close();
});
