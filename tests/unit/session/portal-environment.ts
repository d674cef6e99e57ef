import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { readEnvironment } from "../../../app/platform/env.server.ts";
import { deleteProcessWide, processWide } from "../../../app/platform/process-wide.ts";
import { closePortalStore } from "../../../app/store/portal-store.server.ts";

/** Gives every test its own configuration, data folder and store. Time is the test's to move (`vi.setSystemTime`). */
export function usePortal(variables: Record<string, string> = {}): { dataDir: () => string } {
  let dataDir = "";
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "portal-unit-"));
    // Nothing listens there: time is the test's own.
    const read = readEnvironment({ DATA_DIR: dataDir, TIME_URL: "http://127.0.0.1:1/time", ...variables });
    if (!read.ok) throw new Error(read.problems.join("\n"));
    for (const name of ["environment", "keyRing", "store", "clock", "serverTime"]) deleteProcessWide(name);
    processWide("environment", () => read.value);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00Z") });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await closePortalStore();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir: () => dataDir };
}

/** Moves the clock forward. */
export const pass = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * 60_000);

/** A request as the application gets it, by default from an old browser that says nothing about its origin. */
export function request(
  path: string,
  { cookie = "", body, headers = {} }: { cookie?: string; body?: BodyInit; headers?: Record<string, string> } = {},
): Request {
  const all = new Headers(headers);
  if (cookie !== "") all.set("Cookie", cookie);
  return new Request(
    `http://localhost:3000${path}`,
    body === undefined ? { headers: all } : { method: "POST", headers: all, body },
  );
}

/** `name=value; name=value` of the cookies that an answer sets. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** A request that the guard has found to come from our own page. */
export const SAME_ORIGIN = { "x-portal-csrf": "same-origin" };

export const JONAS = {
  soapSession: "S-1",
  token: "T-1",
  user: {
    id: "7",
    login: "jonas.s",
    fullName: "Jonas Pardavėjas",
    role: 0,
    shopId: "101",
    email: "jonas@pavyzdys.example",
    phone: null,
  },
  stage: "full" as const,
  idleExempt: false,
  parts: {},
  language: "lt" as const,
};
