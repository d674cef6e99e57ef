import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { captureLog } from "../../../app/platform/log.server.ts";
import { DataFolderInUse, lockDataFolder } from "../../../app/store/data-lock.server.ts";
import { loadOrMakeKeys } from "../../../app/store/key-file.server.ts";
import { openSqliteStore } from "../../../app/store/sqlite-store.server.ts";

const LIFE_MS = 60_000;
const PAGE_BYTES = 4_096;

let folder = "";
let printed = "";
let logged = "";
let restore = () => undefined as void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-damage-"));
  [printed, logged] = ["", ""];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  restore = captureLog((line) => (logged += line));
});
afterEach(() => {
  restore();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const path = (name: string) => join(folder, name);
const asideOf = (name: string) => readdirSync(folder).filter((file) => file.startsWith(`${name}.damaged-`));

/** A store with enough in it for many pages, closed as after a clean stop. */
async function fillStore(): Promise<void> {
  const store = openSqliteStore(folder);
  for (let at = 0; at < 200; at += 1) await store.set(`key-${at}`, "x".repeat(300), LIFE_MS);
  await store.close();
}

const change = (name: string, alter: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path(name));
  alter(bytes);
  writeFileSync(path(name), bytes);
};

describe("A damaged file of the data folder does not keep the portal from starting", () => {
  test.each<[string, () => void]>([
    ["cut at half", () => truncateSync(path("portal.sqlite"), readFileSync(path("portal.sqlite")).length / 2)],
    ["cut to 100 bytes", () => truncateSync(path("portal.sqlite"), 100)],
    ["with a flipped header", () => change("portal.sqlite", (bytes) => bytes.fill(255, 0, 16))],
    ["with a page of zeros", () => change("portal.sqlite", (bytes) => bytes.fill(0, PAGE_BYTES, 2 * PAGE_BYTES))],
    ["of anything", () => writeFileSync(path("portal.sqlite"), "sugadinta ".repeat(1_000))],
  ])("a store %s is set aside, named in log and console, and a new one is there", async (_how, damage) => {
    await fillStore();
    damage();
    const broken = readFileSync(path("portal.sqlite"));
    const release = lockDataFolder(folder);
    const store = openSqliteStore(folder);
    await store.check();
    expect(await store.get("key-1")).toBeNull();
    await store.close();
    release();
    const [aside = ""] = asideOf("portal.sqlite");
    expect(readFileSync(path(aside))).toEqual(broken);
    expect([printed.includes(aside), logged.includes('"store.setAside"')]).toEqual([true, true]);
  });

  test("a sound store stays as it is", async () => {
    await fillStore();
    const release = lockDataFolder(folder);
    const store = openSqliteStore(folder);
    expect(await store.get("key-1")).toBe("x".repeat(300));
    await store.close();
    release();
    expect([asideOf("portal.sqlite"), printed]).toEqual([[], ""]);
  });

  test("damaged keys are set aside and made again", () => {
    const [first] = loadOrMakeKeys(folder);
    writeFileSync(path("session-keys"), "k1:sugadinta\n");
    lockDataFolder(folder)();
    const [second] = loadOrMakeKeys(folder);
    expect(second?.bytes.equals(first?.bytes ?? Buffer.of())).toBe(false);
    expect([asideOf("session-keys").length, printed.includes("session-keys")]).toEqual([1, true]);
  });

  test("a damaged lock belongs to no process, a held one does", () => {
    writeFileSync(path("portal.lock"), "sugadinta ".repeat(1_000));
    const release = lockDataFolder(folder);
    expect(asideOf("portal.lock")).toHaveLength(1);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    release();
  });
});
